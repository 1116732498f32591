import { constants, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault } from '#foundation/fault.ts'

/** The system user PostgreSQL runs as when the shop runs as root, which PostgreSQL refuses to do. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Undefined for ordinary users: PostgreSQL then runs as they do. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const user = users.find((fields) => fields[0] === name)
    if (user) return { name, uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new Fault('database.no-account-but-root')
}

/** True if the account may enter every folder on the way to `path`. Lists of special permissions are not looked at. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(account, folder)) return false
    if (folder === dirname(folder)) return true
  }
}

export const mayRead = (account: Account | undefined, path: string): boolean =>
  !account || allows(account, path, constants.S_IROTH)

const mayEnter = (account: Account, folder: string): boolean => allows(account, folder, constants.S_IXOTH)

/** `permission` is given for "others"; owner and group have the same bit 6 and 3 places higher. */
function allows(account: Account, path: string, permission: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return (mode & (permission << shift)) !== 0
}

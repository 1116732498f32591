import { constants, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault } from '#foundation/fault.ts'

/** The system user that runs PostgreSQL if the shop runs as root. PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Undefined for ordinary users: PostgreSQL then runs as the same user. */
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

/** True if the account may enter every folder on the way to `path`. Access control lists are not checked. */
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

/** `permission` is the bit for "others". The bit of the owner is 6 places higher, that of the group 3. */
function allows(account: Account, path: string, permission: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return (mode & (permission << shift)) !== 0
}

import type { Database } from '#server/platform/database.ts'
import { callerOf, limits } from '#server/platform/limits.ts'
import { countWrong, type Guess, guess, wrongOverAll } from '#server/platform/rate-counts.repository.ts'
import { nameOfAddress, newSecret } from '#server/platform/secret.ts'

/** The secret of a browser that signed in before; it lasts longer than a session. */
export const deviceCookie = { name: 'device', maxAgeSeconds: 400 * 24 * 60 * 60 } as const

export const newDevice = newSecret

export interface PasswordTry {
  readonly email: string
  /** Of the visitor. */
  readonly address: string
  /** True for a browser that signed in to this account before. */
  readonly isKnownDevice: boolean
  readonly device: string | undefined
}

export interface TriesNeeds {
  readonly database: Database
  /** Told once many passwords are wrong, wherever they come from. */
  readonly alert: (code: string, details: object) => void
}

/** Half of the limit at which unknown browsers are refused, so that the alarm comes before they are. */
const alarmAt = limits['sign-in-by-all'].most / 2
/** For so long a refusal is remembered, so that many tries do not each ask the database. */
const closedForMs = 1_000

export function signInTries({ database, alert }: TriesNeeds) {
  let closedUntil = 0

  async function areManyWrong(): Promise<boolean> {
    const are = (await wrongOverAll(database, 'sign-in-by-all')) > limits['sign-in-by-all'].most
    if (are) closedUntil = performance.now() + closedForMs
    return are
  }

  async function tellWrong(): Promise<void> {
    const wrong = await countWrong(database, 'sign-in-by-all')
    if (wrong === alarmAt) alert('sign-in.many-wrong', { wrong })
  }

  return {
    /** True while too many passwords of all callers are wrong, as of a moment ago: unknown browsers need not be looked up. */
    isClosedToUnknown: (): boolean => performance.now() < closedUntil,

    /**
     * Lets a password be tried if not too many were wrong before: of this account from this network, and over all callers. A browser that
     * signed in before has tries of its own, so that nobody can lock the owner out.
     */
    async tryPassword(asked: PasswordTry, isRight: () => Promise<boolean>): Promise<boolean | 'too-often'> {
      if (!asked.isKnownDevice && (await areManyWrong())) return 'too-often'
      const tried = await guess(database, guessesOf(asked), async () => {
        const right = await isRight()
        if (!right) await tellWrong()
        return { right, value: right }
      })
      return tried.allowed ? tried.value : 'too-often'
    },
  }
}

function guessesOf({ email, address, isKnownDevice, device }: PasswordTry): Guess[] {
  const name = nameOfAddress(email)
  if (isKnownDevice) return [{ what: 'sign-in-by-device', who: `${name} ${nameOfAddress(device ?? '')}` }]
  return [{ what: 'sign-in-by-name', who: `${name} ${callerOf(address)}` }]
}

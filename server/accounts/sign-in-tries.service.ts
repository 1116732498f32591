import type { Database } from '#server/platform/database.ts'
import { limits } from '#server/platform/limits.ts'
import { callerOf } from '#server/platform/network-of.ts'
import {
  type AttemptAnswer,
  countedAttempt,
  countWrong,
  type RatedAttempt,
  wrongOverAll,
} from '#server/platform/rate-counts.repository.ts'
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
/** A refusal is remembered this long, so that many tries do not each query the database. */
const closedForMs = 1_000

export function signInTries({ database, alert }: TriesNeeds) {
  let closedUntil = 0

  async function areManyWrong(): Promise<boolean> {
    // While one asks again, the others are refused as before.
    if (closedUntil > 0) closedUntil = performance.now() + closedForMs
    const are = (await wrongOverAll(database, 'sign-in-by-all')) > limits['sign-in-by-all'].most
    closedUntil = are ? performance.now() + closedForMs : 0
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
     * Lets a password be tried if not too many were wrong before: of this account from this network and from all, and over all callers. A
     * browser that signed in before has tries of its own, so that nobody can lock the owner out.
     */
    async tryPassword(asked: PasswordTry, isRight: () => Promise<boolean>): Promise<boolean | 'too-often'> {
      const compare = async () => {
        const right = await isRight()
        if (!right) await tellWrong()
        return { right, value: right }
      }
      if (asked.isKnownDevice) return answerOf(await countedAttempt(database, [ofDevice(asked)], compare))
      if (await areManyWrong()) return 'too-often'
      const tried = await countedAttempt(database, [ofNetwork(asked)], async () => {
        const value = answerOf(await countedAttempt(database, [ofAccount(asked)], compare))
        // A password that was not compared is none of the network's tries.
        return { right: value !== false, value }
      })
      return answerOf(tried)
    },
  }
}

const answerOf = <Value>(tried: AttemptAnswer<Value>): Value | 'too-often' =>
  tried.allowed ? tried.value : 'too-often'

const ofDevice = ({ email, device }: PasswordTry): RatedAttempt => ({
  ...{ what: 'sign-in-by-device', who: `${nameOfAddress(email)} ${nameOfAddress(device ?? '')}` },
})

const ofNetwork = ({ email, address }: PasswordTry): RatedAttempt => ({
  ...{ what: 'sign-in-by-name', who: `${nameOfAddress(email)} ${callerOf(address)}` },
})

/** Counted after those of its network, so that one network cannot use up the turns of all others. */
function ofAccount({ email }: PasswordTry): RatedAttempt {
  const who = nameOfAddress(email)
  return { what: 'sign-in-by-account', who, orElse: { what: 'sign-in-in-turn', who, refusedIsUncounted: true } }
}

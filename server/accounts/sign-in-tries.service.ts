import { namedCookie } from '#foundation/shop-cookies.ts'
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
export const deviceCookie = namedCookie('device')

export const newDevice = newSecret

export interface PasswordTry {
  readonly email: string
  /** The network address of the visitor. */
  readonly address: string
  /** True for a browser that signed in to this account before. */
  readonly isKnownDevice: boolean
  readonly device: string | undefined
}

export interface TriesNeeds {
  readonly database: Database
  /** Called once when many passwords are wrong, whoever sent them. */
  readonly alert: (code: string, details: object) => void
}

/** Half of the limit at which unknown browsers are refused, so that the alarm comes before the refusals. */
const alarmAt = limits['sign-in-by-all'].most / 2
/** For how long a refusal is remembered, so that not every attempt queries the database. */
const closedForMs = 1_000

export function signInTries({ database, alert }: TriesNeeds) {
  let closedUntil = 0

  async function areManyWrong(): Promise<boolean> {
    // Only one caller queries again; until then the others are refused as before.
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
    /** True if a moment ago too many passwords of all callers were wrong. Then unknown browsers need no look-up. */
    isClosedToUnknown: (): boolean => performance.now() < closedUntil,

    /**
     * Compares a password unless too many were wrong before: for this account from this network, for this account from
     * all networks, or from all callers. A browser that signed in before has its own limit, so that nobody can lock out
     * the owner.
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
        // A password that was not compared does not count as an attempt of the network.
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

/** Counted after the attempts of the network, so that one network cannot use up the attempts of all others. */
function ofAccount({ email }: PasswordTry): RatedAttempt {
  const who = nameOfAddress(email)
  return { what: 'sign-in-by-account', who, orElse: { what: 'sign-in-in-turn', who, refusedIsUncounted: true } }
}

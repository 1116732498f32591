import { randomBytes } from 'node:crypto'
import { type CookieName, stateStart } from '#foundation/shop-cookies.ts'
import { keyFor, seal, unseal } from '#server/platform/sealed.ts'
import { hashOfSecret } from '#server/platform/secret.ts'
import { type StateInCookie, stateGoodForMs } from './check-state.ts'

/** A sign-in that began on our page, as stored in the browser. */
export interface BegunSignIn extends StateInCookie {
  readonly provider: string
  readonly market: string
  readonly pkceCodeVerifier?: string
  /** The page to return to. */
  readonly to?: string
}

/**
 * Each sign-in in progress has its own cookie, since a browser may have one in each tab. The cookie outlives the state,
 * so that a shopper who took too long gets that message.
 */
export const stateCookies = { start: stateStart, most: 4 } as const

/** A cookie with a sign-in; `name` is without the prefix that browsers see. */
export interface StateCookie {
  readonly name: string
  readonly begun: BegunSignIn
}

/** Derived from the state, so that a callback finds its cookie; it does not reveal the state. */
const nameOfState = (state: string): CookieName => `${stateCookies.start}${hashOfSecret(state).slice(0, 12)}`

/** Longer addresses are not stored, because browsers may refuse large cookies. */
const longestTo = 1_000

/** Encrypts two cookies: the state during a sign-in at a provider, and the name that Apple sends. */
export function sealedStates(secrets: readonly string[]) {
  const states = secrets.map((secret) => keyFor('sign-in-state', secret))
  const names = secrets.map((secret) => keyFor('sign-in-name', secret))
  return {
    begin(it: Omit<BegunSignIn, 'state' | 'expiresAt'>, nowMs: number) {
      const state = randomBytes(32).toString('base64url')
      const { to, ...more } = it
      const stored = { ...more, ...(to !== undefined && to.length <= longestTo ? { to } : {}) }
      const value = seal(states[0]!, JSON.stringify({ ...stored, state, expiresAt: nowMs + stateGoodForMs }))
      return { state, name: nameOfState(state), value }
    },
    /** The sign-ins in progress in a browser, newest first. `start` is how the names of their cookies begin in this shop's browsers. */
    read(sentCookies: Readonly<Record<string, string | undefined>>, start: string): readonly StateCookie[] {
      const found = Object.entries(sentCookies).flatMap(([sent, value = '']): StateCookie[] => {
        if (!sent.startsWith(start)) return []
        const text = unseal(states, value)
        return text === undefined
          ? []
          : [{ name: stateCookies.start + sent.slice(start.length), begun: JSON.parse(text) }]
      })
      return found.toSorted((a, b) => b.begun.expiresAt - a.begun.expiresAt)
    },
    hideName: (user: string): string => seal(names[0]!, user),
    readName: (user: string | undefined): string | undefined => (user === undefined ? undefined : unseal(names, user)),
  }
}

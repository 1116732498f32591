import { randomBytes } from 'node:crypto'
import { keyFor, seal, unseal } from '#server/platform/sealed.ts'
import { type KeptState, stateGoodForMs } from './check-state.ts'

/** A sign-in that a page of ours began, as its browser keeps it. */
export interface BegunSignIn extends KeptState {
  readonly provider: string
  readonly market: string
  readonly pkceCodeVerifier?: string
  /** The page to come back to. */
  readonly to?: string
}

/** It outlives the state, so that one who took too long is told so. */
export const stateCookie = { name: 'sign-in-state', maxAgeSeconds: 60 * 60 } as const

/** Longer addresses are not worth a cookie that browsers may refuse. */
const longestTo = 1_000

/** Encrypts what a browser keeps while somebody is at a provider's page, and the name Apple tells by way of the browser. */
export function keptStates(secrets: readonly string[]) {
  const states = secrets.map((secret) => keyFor('sign-in-state', secret))
  const names = secrets.map((secret) => keyFor('sign-in-name', secret))
  return {
    begin(it: Omit<BegunSignIn, 'state' | 'expiresAt'>, nowMs: number): { state: string; cookie: string } {
      const state = randomBytes(32).toString('base64url')
      const { to, ...more } = it
      const kept = { ...more, ...(to !== undefined && to.length <= longestTo ? { to } : {}) }
      return { state, cookie: seal(states[0]!, JSON.stringify({ ...kept, state, expiresAt: nowMs + stateGoodForMs })) }
    },
    read(cookie: string | undefined): BegunSignIn | undefined {
      const text = cookie === undefined ? undefined : unseal(states, cookie)
      return text === undefined ? undefined : (JSON.parse(text) as BegunSignIn)
    },
    hideName: (user: string): string => seal(names[0]!, user),
    readName: (user: string | undefined): string | undefined => (user === undefined ? undefined : unseal(names, user)),
  }
}

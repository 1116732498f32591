import { createHash } from 'node:crypto'
import type { Consent } from '#server/platform/simulators/consent-page.ts'

export interface ShopApp {
  readonly clientId: string
  readonly clientSecret: string
}

/** What the simulated Facebook has granted to the shop's app. */
export interface Grants {
  readonly app: ShopApp
  readonly codes: Map<string, { readonly consent: Consent; readonly redirectUri: string }>
  /** The people who agreed, by access token. */
  readonly people: Map<string, Consent>
  /** The id of the app that tokens are said to be issued to. */
  appOfTokens: string
}

export const noGrants = (app: ShopApp): Grants => ({
  ...{ app, codes: new Map(), people: new Map(), appOfTokens: app.clientId },
})

/** The same person always has the same id. */
export const idOf = ({ email }: Consent): string =>
  BigInt(`0x${createHash('sha256').update(`facebook ${email.toLowerCase()}`).digest('hex').slice(0, 14)}`).toString()

/** A refusal in the format of the Graph API. */
export const refusal = (code: number, message: string): Response =>
  Response.json({ error: { message, type: 'OAuthException', code } }, { status: 400 })

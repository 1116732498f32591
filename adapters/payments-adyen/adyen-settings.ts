import type { ProviderSetup } from '#server/payments/payment-provider.port.ts'
import type { ApiKeys } from './checkout-api.ts'

export interface AdyenSettings extends ApiKeys {
  readonly merchantAccount: string
  /** 64 hexadecimal digits. */
  readonly hmacKey: string
  readonly clientKey: string
  readonly environment: ProviderSetup['environment']
  readonly simulated: boolean
  /** Hosts to which a browser may be sent: redirects, challenges, links. */
  readonly origins: readonly string[]
  /** The address of reports: `https://ca-test.adyen.com/reports/download/MerchantAccount/{account}`. */
  readonly reportsUrl: string
  /** User and password of the report user. */
  readonly reportUser: string
  /** The address of the Terminal API: `https://terminal-api-test.adyen.com`. */
  readonly terminalUrl: string
  /** How long the request to a terminal stays open before the shop asks for the status instead, ms. */
  readonly terminalHoldMs?: number
  /** The terminal of each store, by the store's id. */
  readonly terminals: Readonly<Record<string, string>>
}

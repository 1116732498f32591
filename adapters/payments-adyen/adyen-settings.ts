import type { ProviderSetup } from '#server/payments/payment-provider.port.ts'
import type { ApiKeys } from './checkout-api.ts'

export interface AdyenSettings extends ApiKeys {
  readonly merchantAccount: string
  /** 64 hexadecimal digits. */
  readonly hmacKey: string
  readonly clientKey: string
  readonly environment: ProviderSetup['environment']
  readonly simulated: boolean
  /** Hosts a browser is sent to: redirects, challenges, links. */
  readonly origins: readonly string[]
  /** Where reports are fetched: `https://ca-test.adyen.com/reports/download/MerchantAccount/{account}`. */
  readonly reportsUrl: string
  /** User and password of the report user. */
  readonly reportUser: string
  /** Where terminals are reached: `https://terminal-api-test.adyen.com`. */
  readonly terminalUrl: string
  /** ms a till holds the line before it asks again. */
  readonly terminalHoldMs?: number
  /** Terminal of each store that has one, by the store's id. */
  readonly terminals: Readonly<Record<string, string>>
}

import { createHmac } from 'node:crypto'
import type { KlarnaKeys } from './klarna-api.ts'

export interface KlarnaSettings extends KlarnaKeys {
  readonly environment: 'test' | 'live'
  readonly simulated: boolean
  readonly origins: readonly string[]
  /** Where Klarna sends its notifications to the shop: scheme, host and path. */
  readonly notificationUrl: () => string
}

/** Before an order of theirs exists, a payment is known by its hosted page. */
export const pagePrefix = 'hpp:'

/** Klarna's calls to the shop are not signed. They go to an address that cannot be guessed, and their content is only a hint. */
export const keyOf = ({ password }: KlarnaKeys, paymentId: string): string =>
  createHmac('sha256', password).update(`notification ${paymentId}`).digest('hex')

import { createHmac } from 'node:crypto'
import type { KlarnaKeys } from './klarna-api.ts'

export interface KlarnaSettings extends KlarnaKeys {
  readonly environment: 'test' | 'live'
  readonly simulated: boolean
  readonly origins: readonly string[]
  /** The address for Klarna's notifications to the shop: scheme, host and path. */
  readonly notificationUrl: () => string
}

/** Until Klarna has an order, a payment is identified by its hosted page. */
export const pagePrefix = 'hpp:'

/** Klarna's calls to the shop are not signed. So they go to an address that nobody can guess, and their content is only a hint. */
export const keyOf = ({ password }: KlarnaKeys, paymentId: string): string =>
  createHmac('sha256', password).update(`notification ${paymentId}`).digest('hex')

import { createHmac } from 'node:crypto'
import type { KlarnaKeys } from './klarna-api.ts'

export interface KlarnaSettings extends KlarnaKeys {
  readonly environment: 'test' | 'live'
  readonly simulated: boolean
  readonly origins: readonly string[]
  /** Where the shop hears of what happened: scheme, host and path of the notification call. */
  readonly notificationUrl: () => string
}

/** Before an order of theirs exists, a payment is known by its hosted page. */
export const pagePrefix = 'hpp:'

/** Their calls to us are not signed: an address nobody can guess stands in for that, and whatever they say is only a hint. */
export const keyOf = ({ password }: KlarnaKeys, paymentId: string): string =>
  createHmac('sha256', password).update(`notification ${paymentId}`).digest('hex')

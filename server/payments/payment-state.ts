import { paymentStates } from '#contracts/payments.ts'

/** The possible outcomes of a payment event. `unknown` is our own: the provider did not answer. */
export const outcomes = [...paymentStates, 'unknown', 'voided'] as const
export type Outcome = (typeof outcomes)[number]

/** `started`: the provider is being asked. `unknown`: it was asked and its answer never came; everything stays held. */
export type PaymentState = 'started' | 'voiding' | Outcome

type Steps = Partial<Record<Outcome, PaymentState>>

const known: Steps = {
  authorised: 'authorised',
  received: 'received',
  pending: 'pending',
  actionrequired: 'actionrequired',
  refused: 'refused',
  cancelled: 'cancelled',
  expired: 'expired',
  error: 'error',
}
/** Given up, but money moved afterwards: it has to be refunded. */
const tooLate: Steps = { authorised: 'voiding', received: 'voiding' }

/**
 * Every transition a payment may take; an outcome that is not listed changes nothing. This table makes a repeated or late notice harmless:
 * for the state an outcome already led to, that outcome is not listed or leads to the same state. The other half is `recordEvent` in `payments.repository.ts`, which stores each
 * event once.
 *
 * `authorised` and `voided` are final. An order that is cancelled later leaves its payment `authorised`, because the payment was made:
 * the money goes back as a refund of its own (`refund-state.ts`), and no notice about the payment can make the order again.
 */
const transitions: Record<PaymentState, Steps> = {
  started: { ...known, unknown: 'unknown' },
  unknown: known,
  actionrequired: { ...known, unknown: 'unknown' },
  pending: {
    authorised: 'authorised',
    received: 'received',
    refused: 'refused',
    cancelled: 'cancelled',
    expired: 'expired',
    error: 'error',
  },
  received: { authorised: 'authorised' },
  authorised: {},
  refused: tooLate,
  cancelled: tooLate,
  expired: tooLate,
  error: tooLate,
  voiding: { voided: 'voided' },
  voided: {},
}

/** The state after `outcome`; the same state if it changes nothing. */
export const stateAfterEvent = (state: PaymentState, outcome: Outcome): PaymentState =>
  transitions[state][outcome] ?? state

/** The shop holds the money, or is promised it. */
export const isPaid = (state: PaymentState): boolean => state === 'authorised' || state === 'received'

/** Ended without money: goods are released, and the shopper may try again. */
export const isLost = (state: PaymentState): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'expired' || state === 'error'

/** The outcome is open: no second attempt may begin. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'started' || state === 'unknown' || state === 'actionrequired' || state === 'pending'

import { paymentStates } from '#contracts/payments.ts'

/** The possible outcomes of a payment event. We add `unknown` ourselves if the provider did not answer. */
export const outcomes = [...paymentStates, 'unknown', 'voided'] as const
export type Outcome = (typeof outcomes)[number]

/** `started`: the request to the provider is running. `unknown`: its answer never came; everything stays held. */
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
/** The payment was given up, but money moved afterwards: it has to be refunded. */
const tooLate: Steps = { authorised: 'voiding', received: 'voiding' }

/**
 * All transitions of a payment; an outcome that is not listed changes nothing. Because of this table, repeated and late
 * notices do no harm: in the state that an outcome has led to, that outcome is not listed or leads to the same state.
 * The other half is `recordEvent` in `payments.repository.ts`, which stores each event once.
 *
 * `authorised` and `voided` are final. If an order is cancelled later, its payment stays `authorised`, because the
 * payment was made. The money goes back as a separate refund (`refund-state.ts`), and no notice about the payment can
 * make the order again.
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

/** The shop has the money, or a promise of it. */
export const isPaid = (state: PaymentState): boolean => state === 'authorised' || state === 'received'

/** The payment ended without money: goods are released, and the shopper may try again. */
export const isLost = (state: PaymentState): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'expired' || state === 'error'

/** The outcome is open, so no second attempt may begin. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'started' || state === 'unknown' || state === 'actionrequired' || state === 'pending'

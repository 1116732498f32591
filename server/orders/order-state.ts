import type { OrderState } from './order.ts'

/** All allowed transitions of an order. */
const transitions: Record<OrderState, readonly OrderState[]> = {
  paymentprocessing: ['placed', 'cancelled'],
  placed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const mayBecome = (from: OrderState, to: OrderState): boolean => transitions[from].includes(to)

/** The states from which an order may change to `to`. */
export const statesBefore = (to: OrderState): OrderState[] =>
  (Object.keys(transitions) as OrderState[]).filter((from) => mayBecome(from, to))

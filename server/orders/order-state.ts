import type { OrderState } from './order.ts'

/** Every transition an order may take. */
const transitions: Record<OrderState, readonly OrderState[]> = {
  paymentprocessing: ['placed', 'cancelled'],
  placed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const mayBecome = (from: OrderState, to: OrderState): boolean => transitions[from].includes(to)

/** The states an order may come from to reach `to`. */
export const statesBefore = (to: OrderState): OrderState[] =>
  (Object.keys(transitions) as OrderState[]).filter((from) => mayBecome(from, to))

import type { ReturnState } from '#contracts/returns.ts'

/** Every transition of a return. Without a carrier's report, or at a store, it arrives without having been on its way. */
const steps: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  registered: ['shipped', 'inTransit', 'delivered'],
  shipped: ['inTransit', 'delivered'],
  inTransit: ['delivered'],
  delivered: ['inspected', 'refused'],
  inspected: ['refunded'],
  refunded: [],
  refused: [],
}

export const mayBecome = (from: ReturnState, to: ReturnState): boolean => steps[from].includes(to)

/** The event kinds of the steps that a parcel makes. */
export const eventKinds: Readonly<Partial<Record<ReturnState, string>>> = {
  registered: 'returnRegistered',
  shipped: 'returnShipped',
  inTransit: 'returnInTransit',
  delivered: 'returnDelivered',
}

import type { ReturnState } from '#contracts/returns.ts'

/** All transitions of a return. Without a carrier's report, or at a store, it arrives directly after its registration. */
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

/** The event kinds for the steps of a parcel. */
export const eventKinds: Readonly<Partial<Record<ReturnState, string>>> = {
  registered: 'returnRegistered',
  shipped: 'returnShipped',
  inTransit: 'returnInTransit',
  delivered: 'returnDelivered',
}

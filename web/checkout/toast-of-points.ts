import type { Passing } from '#web/platform/say-in-passing.ts'

/** What is said in passing of a way to deliver that was chosen, where nobody keeps parcels near the address. */
export const toastOfPoints = (
  pickupPoints: Readonly<Record<string, readonly unknown[] | undefined>>,
  methodId: string,
): Passing | undefined =>
  pickupPoints[methodId]?.length === 0 ? ['warning', 'feedback.error_no_pickup_points'] : undefined

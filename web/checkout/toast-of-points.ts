import type { ToastMessage } from '#web/platform/show-toast.ts'

/** What is said in passing of a way to deliver that was chosen, where nobody keeps parcels near the address. */
export const toastOfPoints = (
  pickupPoints: Readonly<Record<string, readonly unknown[] | undefined>>,
  methodId: string,
): ToastMessage | undefined =>
  pickupPoints[methodId]?.length === 0 ? ['warning', 'feedback.error_no_pickup_points'] : undefined

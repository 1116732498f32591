import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast for a delivery option that has no pickup points near the address. */
export const toastOfPoints = (
  pickupPoints: Readonly<Record<string, readonly unknown[] | undefined>>,
  methodId: string,
): ToastMessage | undefined =>
  pickupPoints[methodId]?.length === 0 ? ['warning', 'feedback.error_no_pickup_points'] : undefined

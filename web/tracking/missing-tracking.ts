import type { PageOf } from '#contracts/pages.ts'

const label = 'No Tracking Info Found For This Order Number'

/** The analytics label for an order that was not found, or that has no parcels. */
export const missingTracking = ({ form, tracked }: Pick<PageOf<'trackOrderPage'>, 'form' | 'tracked'>) =>
  form?.code === 'order.look-up-failed' || tracked?.parcelTrackings.length === 0 ? label : undefined

import { trackingCalls } from '#contracts/tracking.ts'
import { accepted, refused } from '#foundation/result.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { FollowedParcels } from './follow-parcels.service.ts'
import { trackingProblems } from './tracking.problems.ts'
import type { Tracking } from './tracking.service.ts'

export const trackingRoutes = (tracking: Tracking, followed: Pick<FollowedParcels, 'handleNotice'>): CallGroup =>
  serveCalls(trackingCalls, trackingProblems, {
    async 'POST /api/order/{catalog}/parcel-tracking'({ market, body, visitor }) {
      const order = await tracking.orderOf({ ...body, market, address: visitor.address })
      return order.ok ? accepted(await tracking.shown(order.value, market)) : order
    },
    async 'POST /api/order/tracking/aftership/notification'({ headers, bodyText }) {
      return (await followed.handleNotice({ headers, text: bodyText }))
        ? accepted({})
        : refused({ code: 'order.not-signed' })
    },
  })

import { z } from 'zod'
import { problemErrors } from '#server/platform/problems.ts'
import { trackingProblems } from '#server/tracking/index.ts'
import { formAction, type PageKind } from '../page-kind.ts'

/** Shows a guest where the parcels of an order are. The ticket opens the order for an hour, so no address contains number or email. */
export const trackOrderPage: PageKind<'trackOrderPage'> = {
  alias: 'trackOrderPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['ticket'],
  async load({ tracking, returns, withdrawals, content }, { market, query, localization }) {
    const frame = { title: localization.t('page.trackorderpage'), robots: 'NOINDEX, NOFOLLOW' }
    if (!tracking.isOn(market)) return { body: { isOff: true }, frame }
    if (query.ticket === undefined) return { body: {}, frame }
    const order = await returns.orderOfTicket(query.ticket)
    if (!order) return { body: { expired: true }, frame }
    const tracked = await tracking.shown(order, market)
    const again = new URLSearchParams({ ticket: query.ticket })
    const canReturn = tracked.parcelTrackings.length > 0 && returns.isOn(market)
    return {
      body: {
        tracked,
        ...(canReturn ? { returnUrl: `${content.linkTo(market, 'returnItemsPage')}?${again}` } : {}),
        ...(withdrawals.isOn(market) ? { withdrawalUrl: `${content.linkTo(market, 'withdrawalPage')}?${again}` } : {}),
      },
      frame,
    }
  },
  formActions: {
    'track-order': formAction({
      form: z.object({
        orderNumber: z.string().trim().min(1, 'form.required').max(200, 'form.too-long'),
        email: z.string().trim().min(1, 'form.required').max(1_000, 'form.too-long'),
      }),
      async act({ tracking, returns, content }, { market, localization, visitor }, values) {
        const here = content.linkTo(market, 'trackOrderPage')
        const order = await tracking.orderOf({ ...values, market, address: visitor.address })
        if (order.ok) return { goTo: `${here}?${new URLSearchParams({ ticket: returns.ticket(order.value) })}` }
        const { problem } = order
        if (problem.code === 'tracking.off') return { goTo: here }
        const errors = problemErrors(localization, problem, trackingProblems[problem.code])
        const texts =
          problem.code === 'order.look-up-failed' ? [localization.t('tracking.none')] : Object.values(errors).flat()
        return { problems: { '': texts }, code: problem.code }
      },
    }),
  },
}

import { firstIncomplete } from '#server/checkout/index.ts'
import type { AnyPageKind } from '../page-kind.ts'
import { basketRequestOf } from './basket-request.ts'
import { stepAddress } from './checkout-steps.ts'

/** The checkout's base address has no page. It redirects to the first step that is not complete. */
export const checkoutPage: AnyPageKind = {
  alias: 'checkoutCustomerPage',
  layout: 'checkout',
  audience: 'private',
  async load({ checkout, content }, ask) {
    const progress = await checkout.progress(basketRequestOf(ask))
    if (!progress || progress.basket.lines.length === 0) return { goTo: content.linkTo(ask.market, 'basketPage') }
    return { goTo: stepAddress(content, ask.market, firstIncomplete(progress)) }
  },
}

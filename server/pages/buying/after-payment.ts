import type { Settled } from '#server/checkout/index.ts'
import { isPaid } from '#server/payments/index.ts'
import type { PageRedirect, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { stepAddress } from './checkout-steps.ts'

/** The next page after paying: the receipt, the provider's page, or the payment step with the outcome. */
export function afterPayment(parts: Parts, ask: PageRequest, { payment, order }: Settled): PageRedirect {
  if (isPaid(payment.state) && order) {
    ask.setBasket(payment.basketId === ask.visitor.basketId ? null : undefined, order.orderNumber)
    return receiptAddress(parts, ask, order.id)
  }
  const url = payment.state === 'actionrequired' ? payment.action?.url : undefined
  const isPage = payment.action?.type === 'redirect' && url !== undefined
  if (isPage && isProviderPage(parts, payment.provider, url)) return { goTo: url }
  return { goTo: `${stepAddress(parts.content, ask.market, 'payment')}?checkoutbasketid=${payment.checkoutBasketId}` }
}

export const receiptAddress = (
  { content }: Pick<Parts, 'content'>,
  { market }: PageRequest,
  orderId: string,
): PageRedirect => ({
  goTo: `${content.linkTo(market, 'receiptPage')}?orderid=${orderId}`,
})

/** Redirects out of the shop go only to the provider's own hosts. */
const isProviderPage = (
  { paymentProviders }: Pick<Parts, 'paymentProviders'>,
  provider: Settled['payment']['provider'],
  url: string,
): boolean =>
  provider !== 'gift-cards' &&
  URL.canParse(url) &&
  paymentProviders.of(provider).setup.origins.includes(new URL(url).origin)

import type { BasketResponse } from '#contracts/basket.ts'
import { fromWire, type WireMoney } from '#contracts/money.ts'
import { formatDate } from '#foundation/date-format.ts'
import { formatMoney } from '#foundation/money-format.ts'
import type { Translate } from '#foundation/words.ts'
import { fullName, placeParts } from '#foundation/written-address.ts'
import { type Content, type LegalDocument, legalDocuments, type OrderFacts } from '#server/content/index.ts'
import type { Market } from '#server/markets/index.ts'

interface Order {
  readonly market: Market
  readonly basket: BasketResponse['basket']
  readonly now: Date
  readonly t: Translate
}

/** The documents that the market's law requires to be shown before paying, with the figures of this basket. Most markets have none. */
export const legalTexts = (content: Pick<Content, 'pagesOf'>, order: Order): LegalDocument[] =>
  content.pagesOf(order.market, 'legalDocument').length === 0
    ? []
    : legalDocuments(content, order.market, factsOf(order))

function factsOf({ market, basket, now, t }: Order): OrderFacts {
  const amount = (money: WireMoney) => formatMoney(fromWire(money), market.locale)
  const address = basket.shippingAddress ?? basket.billingAddress ?? {}
  return {
    buyer: [fullName(address), basket.email].filter(Boolean).join(', '),
    address: placeParts(address).join(', '),
    lines: [
      ...basket.lines.map(
        ({ name, variant, quantity, totalPrice }) => `${name}, ${variant.size} × ${quantity}: ${amount(totalPrice)}`,
      ),
      ...(basket.paymentFee ? [`${t('basket.payment-fee')}: ${amount(basket.paymentFee)}`] : []),
    ],
    delivery: basket.shipments.map(({ shippingMethodName }) => shippingMethodName).join(', '),
    deliveryPrice: amount(basket.shippingTotal),
    total: amount(basket.total),
    date: formatDate(now, market.country.timeZone, true),
  }
}

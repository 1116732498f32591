import { money } from '#foundation/money.ts'
import type { MailNeeds } from '#server/mails/index.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import type { BuyingNeeds } from './buying-needs.ts'
import type { BuyingParts } from './parts.ts'

/** Mail settings that are known only when the shop has started. */
export type MailSettings = Pick<MailNeeds, 'storefront' | 'settings' | 'transport' | 'showsOutbox'>

/** Everything that mails about baskets, payments and orders need. */
export function mailNeeds(needs: BuyingNeeds, parts: BuyingParts, settings: MailSettings): MailNeeds {
  const { clock, content, customerClub, markets, publicUrl, words } = needs
  const { baskets, giftCards, orders, outbox } = parts.records
  const { fulfilling, invoices } = parts.afterSale
  return {
    ...settings,
    ...{ clock, invoices, markets, orders, outbox, words },
    fulfilments: fulfilling.fulfilments,
    giftCardMails: giftCards,
    reminder: baskets.reminder,
    mayMail: customerClub.club.mayMail,
    unsubscribeUrls: customerClub.unsubscribeUrls,
    shell: content.shell,
    pdf: writePdf,
    basketUrl: (market) => `${publicUrl}${content.linkTo(market, 'basketPage')}`,
    reminderUrl: (id, ticket) => `${publicUrl}/api/order/basket/abandoned?basketId=${id}&ticket=${ticket}`,
    receiptUrl: (market, orderId) => `${publicUrl}${content.linkTo(market, 'receiptPage')}?orderid=${orderId}`,
    payer: payerOf(parts),
  }
}

/** The payer and the amount of a payment, for mails about payments that led to no order. */
const payerOf =
  ({ records: { payments }, checkout }: BuyingParts): MailNeeds['payer'] =>
  async (paymentId) => {
    const payment = await payments.find(paymentId)
    const frozen = payment && (await checkout.frozen(payment.checkoutBasketId))
    return (
      payment &&
      frozen && {
        email: frozen.content.email,
        market: payment.market,
        amount: money(payment.amountMinor, payment.currency),
      }
    )
  }

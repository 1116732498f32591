import { newId } from '#foundation/ids.ts'
import { type ChargeNeeds, checkout, hashOf, refusedCards } from '#server/checkout/index.ts'
import { legalTexts } from '#server/pages/index.ts'
import { rememberedMethods } from '#server/payments/index.ts'
import { noFailpoint } from '#server/platform/failpoint.ts'
import { whyCodeRefused } from '#server/promotions/index.ts'
import { type Fulfilling, orderHolds } from '../../jobs/fulfilling.ts'
import { giftCardAndPromotionHolds } from '../../jobs/gift-card-and-promotion-holds.ts'
import type { BuyingNeeds } from './buying-needs.ts'
import type { BuyingRecords } from './records.ts'

export type Alert = (code: string, details: Readonly<Record<string, unknown>>) => void

/** The dependencies of requests to a payment provider. */
export const providerNeeds = (
  { markets, providers, publicUrl }: BuyingNeeds,
  { payments, refunds, frozen }: BuyingRecords,
  alert: Alert,
) => ({
  ...{ payments, refunds, frozen, providers, alert },
  marketOf: (id: string) => markets.find(id),
  returnUrl: returnUrlAt(publicUrl),
  origin: publicUrl,
})

/** Composes the checkout from the records of buying. */
export function composeCheckout(
  needs: BuyingNeeds,
  records: BuyingRecords,
  fulfilling: Fulfilling,
  asksProviders: ReturnType<typeof providerNeeds>,
) {
  const { clock, content, customerClub, database, jobs, log, pickupPoints, stock, taxService, words } = needs
  const { basketRepository, baskets, giftCards, orders, workList } = records
  return checkout({
    ...asksProviders,
    ...{ baskets, basketRepository, orders, workList, taxService },
    ...{ stock, jobs, pickupPoints, clock, newId },
    newsletter: customerClub.ofBaskets,
    inTransaction: (work) => database.transaction(work),
    methods: rememberedMethods(clock),
    holds: giftCardAndPromotionHolds({
      giftCards,
      promotions: needs.promotions,
      log: (fault) => log.warn({ err: fault }, 'promotions were not read anew'),
    }),
    whyCodeRefused: (asked) => whyCodeRefused(database, asked),
    hash: hashOf,
    legalTexts: (market, basket, now) =>
      legalTexts(content, { market, basket, now, t: words(market) }).map(({ title, html }) => ({ title, html })),
    failpoint: needs.failpoint ?? noFailpoint,
    refusedCards: refusedCards(asksProviders.alert),
    orderHolds: orderHolds({ jobs, giftCards }, fulfilling),
    log: (fault) => log.warn({ err: fault }, 'a payment provider or tax service did not answer'),
  })
}

/** Providers of other countries send the browser back with a form that they post to an address naming the payment. */
export const returnUrlAt =
  (publicUrl: string): ChargeNeeds['returnUrl'] =>
  ({ market, checkoutBasketId, paymentId, provider }) =>
    provider === 'iyzico'
      ? `${publicUrl}/api/order/payment/iyzico/retrieve-payment-redirect/${paymentId}/${checkoutBasketId}/${market.id}`
      : `${publicUrl}/api/order/${market.id}/basket/${checkoutBasketId}/return`

import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import { verifiedEmailsIn } from '#server/accounts/index.ts'
import { addressLookup, addressLookupRoutes } from '#server/address-lookup/index.ts'
import {
  type Baskets,
  basketRoutes,
  baskets,
  basketTickets,
  type GoodsRequest,
  type GoodsSources,
  readGoods,
  storedBaskets,
  type TriedCodes,
  triedCodes,
} from '#server/basket/index.ts'
import {
  type ChargeNeeds,
  type Checkout,
  checkout,
  checkoutRoutes,
  frozenBaskets,
  hashOf,
  lastDays,
  payingRoutes,
  refusedCards,
  workOnRefunds,
} from '#server/checkout/index.ts'
import type { Content } from '#server/content/index.ts'
import { deliveryRoutes } from '#server/delivery/index.ts'
import { type GiftCards, giftCards } from '#server/gift-cards/index.ts'
import { confirmOrder, type MailNeeds, outbox, workOnMails } from '#server/mails/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type Orders, orderLookUp, orders, workOnPlacedOrders } from '#server/orders/index.ts'
import { legalTexts } from '#server/pages/index.ts'
import {
  ownHolds,
  type Payments,
  payments,
  type Refunds,
  refunds,
  rememberedMethods,
  workList,
} from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { type Failpoint, noFailpoint } from '#server/platform/failpoint.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { priceDisplay } from '#server/pricing/index.ts'
import { type ActivePromotions, whyCodeRefused } from '#server/promotions/index.ts'
import type { Returns } from '#server/returns/index.ts'
import type { Stock } from '#server/stock/index.ts'
import { openTracking, type Tracking, trackingRoutes } from '#server/tracking/index.ts'
import { registerBasketUpkeep } from '../jobs/basket-upkeep.ts'
import { type Fulfilling, type FulfillingGround, holding, openFulfilling } from '../jobs/fulfilling.ts'
import { issueGiftCards } from '../jobs/gift-card-jobs.ts'
import { paymentHolds } from '../jobs/payment-holds.ts'
import { recordTaxes, workOnTaxRefunds } from '../jobs/tax-records.ts'
import type { ThirdParties } from '../settings/third-parties.ts'
import { qrCode } from './qr-code.ts'
import { composeReturns } from './returns.ts'

export interface BuyingGround
  extends Pick<
      ThirdParties,
      'providers' | 'pickupPoints' | 'addressesOf' | 'taxService' | 'warehouses' | 'returnLabels'
    >,
    Pick<GoodsSources, 'catalogue'>,
    Pick<FulfillingGround, 'putBack' | 'noticeKeys'> {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'pagesOf' | 'shell' | 'toggle'>
  readonly stock: Stock
  readonly promotions: ActivePromotions
  readonly words: (market: Market) => Translate
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
  /** Secrets of the shop, the newest first. */
  readonly secrets: readonly string[]
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  readonly failpoint?: Failpoint
}

/** Everything between a full basket and a sent parcel, put together. */
export interface Buying {
  readonly baskets: Baskets
  readonly codes: TriedCodes
  readonly checkout: Checkout
  readonly orders: Orders
  readonly fulfilling: Fulfilling
  readonly returns: Returns
  readonly tracking: Tracking
  readonly giftCards: GiftCards
  readonly refunds: Refunds
  readonly payments: Payments
  readonly outbox: ReturnType<typeof outbox>
  readonly calls: readonly CallGroup[]
  /** Takes up mails and re-checks of payments; answers how to stop. */
  start(mails: Pick<MailNeeds, 'storefront' | 'settings' | 'transport' | 'showsOutbox'>): Promise<() => void>
}

type Alert = (code: string, details: Readonly<Record<string, unknown>>) => void

const recheckEachMs = 5_000
const reconcileEachMs = 5 * 60_000
const reconciledDays = 2
const stuckRefundsEachMs = 10 * 60_000

export function openBuying(ground: BuyingGround): Buying {
  const { clock, content, database, jobs, log, markets, pickupPoints, providers, publicUrl, stock, words } = ground
  const basketRepository = storedBaskets(database)
  const ourGiftCards = giftCards({ database, jobs, clock })
  const sources: GoodsSources = {
    ...ground,
    giftCards: ourGiftCards,
    priceDisplay: (market) => priceDisplay((key) => content.shell(market).featureToggles[key] ?? false),
    ownHolds: (basketId, inside = database) => ownHolds(inside, basketId),
  }
  const goods = (market: Market, ask: GoodsRequest) => readGoods(sources, market, ask)
  const ourBaskets = baskets({
    ...{ database, basketRepository, goods, stock, clock, words },
    tickets: basketTickets(database),
    giftCards: ourGiftCards,
    sellableSubquery: ground.catalogue.sellableSubquery,
  })
  const ourCodes = triedCodes({
    baskets: ourBaskets,
    giftCards: ourGiftCards,
    database,
    alert: (code, details) => log.error({ code, ...details }, 'many codes or cards are guessed'),
  })
  const ourPayments = payments(database)
  const ourRefunds = refunds(database, jobs)
  const ourOrders = orders(database)
  const ourOutbox = outbox(database)
  const ourFrozen = frozenBaskets(database)
  const ourWorkList = workList(database)
  const alert: Alert = (code, details) => log.error({ code, ...details }, 'a payment needs a look')
  const fulfilling = openFulfilling({
    ...ground,
    verifiedEmailOf: verifiedEmailsIn(database),
    orders: ourOrders,
    giftCards: ourGiftCards,
    refunds: ourRefunds,
  })
  const ourReturns = composeReturns({ ...ground, orders: ourOrders }, fulfilling)
  const ourTracking = openTracking({
    ...{ words, toggle: content.toggle, fulfilments: fulfilling.fulfilments },
    lookUp: orderLookUp({ database, orders: ourOrders }),
  })
  const asksProviders = {
    ...{ payments: ourPayments, refunds: ourRefunds, frozen: ourFrozen, providers, alert },
    marketOf: (id: string) => markets.find(id),
    returnUrl: returnUrlAt(publicUrl),
    origin: publicUrl,
  }
  const ourCheckout = checkout({
    ...asksProviders,
    baskets: ourBaskets,
    taxService: ground.taxService,
    orders: ourOrders,
    inTransaction: (work) => database.transaction(work),
    methods: rememberedMethods(clock),
    holds: paymentHolds({
      giftCards: ourGiftCards,
      promotions: ground.promotions,
      log: (fault) => log.warn({ err: fault }, 'promotions were not read anew'),
    }),
    whyCodeRefused: (asked) => whyCodeRefused(database, asked),
    hash: hashOf,
    legalTexts: (market, basket, now) =>
      legalTexts(content, { market, basket, now }).map(({ title, html }) => ({ title, html })),
    failpoint: ground.failpoint ?? noFailpoint,
    workList: ourWorkList,
    refusedCards: refusedCards(alert),
    holding: holding({ jobs, giftCards: ourGiftCards }, fulfilling),
    log: (fault) => log.warn({ err: fault }, 'a payment provider did not answer'),
    ...{ basketRepository, stock, jobs, pickupPoints, clock, newId },
  })
  const taxRecords = {
    ...{ orders: ourOrders, fulfilments: fulfilling.fulfilments },
    taxService: ground.taxService,
    marketOf: (id: string) => markets.find(id),
  }
  return {
    baskets: ourBaskets,
    codes: ourCodes,
    fulfilling,
    returns: ourReturns.returns,
    tracking: ourTracking,
    checkout: ourCheckout,
    orders: ourOrders,
    giftCards: ourGiftCards,
    refunds: ourRefunds,
    payments: ourPayments,
    outbox: ourOutbox,
    calls: [
      basketRoutes({
        ...{ baskets: ourBaskets, codes: ourCodes, markets },
        basketPage: (market) => content.linkTo(market, 'basketPage'),
        ...{ publicUrl, qrCode },
      }),
      checkoutRoutes({ checkout: ourCheckout, toggles: (market) => content.shell(market).featureToggles }),
      payingRoutes({
        paying: ourCheckout,
        takesGiftCards: (market) => content.shell(market).featureToggles.redeemPromoCodeAndGiftCard ?? false,
        linkTo: content.linkTo,
        ...{ providers, markets, words, qrCode },
      }),
      deliveryRoutes({
        methodsFor: ourCheckout.shippingMethods,
        pickupPointsFor: ourCheckout.pickupPoints,
        ...{ markets, clock, words },
      }),
      addressLookupRoutes(
        addressLookup({
          finderFor: ground.addressesOf,
          clock,
          log: (fault) => log.warn({ err: fault }, 'nobody could tell of an address'),
        }),
      ),
      fulfilling.calls,
      ourReturns.calls,
      trackingRoutes(ourTracking),
    ],
    start: async (mails) => {
      await workOnRefunds(jobs, asksProviders)
      await workOnTaxRefunds(jobs, taxRecords)
      await fulfilling.start()
      const mailNeeds: MailNeeds = {
        ...mails,
        outbox: ourOutbox,
        orders: ourOrders,
        fulfilments: fulfilling.fulfilments,
        giftCardMails: ourGiftCards,
        reminder: ourBaskets.reminder,
        markets,
        words,
        shell: content.shell,
        pdf: writePdf,
        basketUrl: (market) => `${publicUrl}${content.linkTo(market, 'basketPage')}`,
        reminderUrl: (id, ticket) => `${publicUrl}/api/order/basket/abandoned?basketId=${id}&ticket=${ticket}`,
        receiptUrl: (market, orderId) => `${publicUrl}${content.linkTo(market, 'receiptPage')}?orderid=${orderId}`,
        payer: async (paymentId) => {
          const payment = await ourPayments.find(paymentId)
          const frozen = payment && (await ourCheckout.frozen(payment.checkoutBasketId))
          return (
            payment &&
            frozen && {
              email: frozen.content.email,
              market: payment.market,
              amount: money(payment.amountMinor, payment.currency),
            }
          )
        },
      }
      await workOnMails(jobs, mailNeeds)
      await workOnPlacedOrders({
        ...{ jobs, database },
        listeners: {
          fulfilment: { handle: fulfilling.planParcels, waits: ground.warehouses.some(({ isRemote }) => isRemote) },
          mails: { handle: confirmOrder(mailNeeds), waits: mails.transport !== undefined },
          taxes: { handle: recordTaxes(taxRecords), waits: true },
          'gift-cards': {
            handle: issueGiftCards({ database, fulfilments: fulfilling.fulfilments, giftCards: ourGiftCards }),
          },
        },
        log: (fault) => log.error({ err: fault }, 'a placed order was not heard of'),
      })
      const stopUpkeep = registerBasketUpkeep({
        ...{ database, stock, markets, jobs, baskets: ourBaskets },
        log: (fault) => log.error({ err: fault }, 'upkeep of baskets failed'),
      })
      const stopChecks = everySoOften(ourCheckout, clock, log)
      const stopRefunds = again(
        stuckRefundsEachMs,
        async () => {
          for (const { id, paymentId } of await ourRefunds.findStuck())
            alert('payment.refund-stuck', { refundId: id, paymentId })
        },
        (error) => log.error({ err: error }, 'looking for refunds that are stuck failed'),
      )
      return () => {
        stopUpkeep()
        stopChecks()
        stopRefunds()
      }
    },
  }
}

/** A provider in another country sends its browser back by a form of its own, to an address that names the payment. */
export const returnUrlAt =
  (publicUrl: string): ChargeNeeds['returnUrl'] =>
  ({ market, checkoutBasketId, paymentId, provider }) =>
    provider === 'iyzico'
      ? `${publicUrl}/api/order/payment/iyzico/retrieve-payment-redirect/${paymentId}/${checkoutBasketId}/${market.id}`
      : `${publicUrl}/api/order/${market.id}/basket/${checkoutBasketId}/return`

/** One re-check after another, with a pause between them; and each few minutes everything beside the providers' own books. */
function everySoOften({ recheck, reconcile }: Checkout, clock: Clock, log: BuyingGround['log']): () => void {
  const stops = [
    again(recheckEachMs, recheck, (error) => log.error({ err: error }, 're-checking payments failed')),
    again(
      reconcileEachMs,
      () => reconcile(lastDays(clock(), reconciledDays)),
      (error) => log.error({ err: error }, 'reconciling payments failed'),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function again(pauseMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const next = (): void => {
    if (!stopped) timer = setTimeout(() => work().catch(failed).finally(next), pauseMs)
  }
  next()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

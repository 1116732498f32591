import type { BasketResponse, Basket as WireBasket } from '#contracts/basket.ts'
import { toWire } from '#contracts/money.ts'
import { money, zero } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import {
  cheapestOffer,
  freeFreightProgress,
  onlineShipment,
  type PlannedShipment,
  shippingMethodOnWire,
} from '#server/delivery/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { NamedTaxes, TaxName } from '#server/taxes/index.ts'
import { type Basket, type ChosenDelivery, quantityOf } from './basket.ts'
import { statesOf } from './basket-states.ts'
import type { Totals } from './basket-totals.ts'
import { calculateTotals } from './calculate-totals.ts'
import type { BasketCalculation } from './calculation.ts'
import type { Goods } from './goods.ts'
import { linesOnWire } from './lines-on-wire.ts'
import { giftCardsOnWire, promotionPanels, promotionsOnWire } from './promotions-on-wire.ts'
import { allowedRegions } from './regions.ts'

/** The facts needed to show a basket. */
export interface BasketFacts {
  readonly market: Market
  readonly goods: Goods
  readonly now: Date
  readonly t: Translate
}

/** The answer of every call that shows or changes a basket. */
export function basketResponse(basket: Basket, facts: BasketFacts): BasketResponse {
  const { market, t } = facts
  const calculation = calculateTotals(basket, facts)
  const { offers } = calculation
  const freight = freeFreightProgress(market, calculation.afterDiscounts)
  const isPaidFor = calculation.applied.freeFreight !== undefined
  const cheapest = cheapestOffer(offers)?.prediction.first
  const { minimumMinor, maximumMinor } = market.choices.threshold
  return {
    basket: basketOnWire(basket, facts, calculation),
    shippingMethods: offers.map((offer) => shippingMethodOnWire(offer, market, t)),
    ...methodsApart(calculation, facts),
    ...allowedRegions(market),
    maximumThreshold: toWire(money(maximumMinor, market.currency)),
    minimumThreshold: toWire(money(minimumMinor, market.currency)),
    ...(cheapest ? { cheapestPredictedDeliveryDate: cheapest } : {}),
    ...(market.choices.tellsPromotions ? { promotionPanels: promotionPanels(facts) } : {}),
    ...(freight
      ? {
          freeFreight: {
            freightValue: toWire(freight.value),
            remaining: toWire(isPaidFor ? zero(market.currency) : freight.remaining),
            reachedShare: isPaidFor ? 1 : freight.reachedShare,
          },
        }
      : {}),
  }
}

/** The delivery methods of each parcel, if there are several parcels. */
function methodsApart(
  { shipments }: BasketCalculation,
  { market, t }: BasketFacts,
): Pick<BasketResponse, 'shipmentMethods'> {
  const parcels = shipments.filter(({ id }) => id !== onlineShipment)
  if (parcels.length < 2) return {}
  const methods = parcels.map(({ id, offers }) => [id, offers.map((offer) => shippingMethodOnWire(offer, market, t))])
  return { shipmentMethods: Object.fromEntries(methods) }
}

function basketOnWire(basket: Basket, facts: BasketFacts, calculation: BasketCalculation): WireBasket {
  const { totals, taxes, shipments } = calculation
  const { shipping, billing, useBillingForShipping } = basket.addresses
  return {
    basketId: basket.id,
    version: basket.version,
    quantity: quantityOf(basket),
    states: statesOf(basket, facts.goods),
    lines: linesOnWire(basket, facts, calculation),
    ...(shipping ? { shippingAddress: shipping } : {}),
    ...(billing ? { billingAddress: billing } : {}),
    useBillingAddressForShipping: useBillingForShipping,
    shipments: shipments.flatMap((shipment) => shipmentOnWire(shipment, facts)),
    ...amounts(totals),
    ...paymentFeeOnWire(totals),
    ...taxNames(taxes, facts.t),
    ...(calculation.taxQuoting?.isQuoted === false ? { taxEstimated: true } : {}),
    taxRates: totals.taxRows.map((row) => taxRowOnWire(row, taxes, facts.t)),
    ...(facts.market.country.tax.summary ? { totalWithoutVat: toWire(totals.totalWithoutVat) } : {}),
    ...promotionsOnWire(basket, facts, calculation),
    giftCards: giftCardsOnWire(basket, facts, calculation),
    freeShipping: isSentFree(shipments),
    remainingTotal: toWire(calculation.remaining),
    ...(basket.note === null ? {} : { note: basket.note }),
    ...(basket.holdsUntil && basket.holdsUntil > facts.now ? { heldUntil: basket.holdsUntil.toISOString() } : {}),
    ...(basket.email === null ? {} : { email: basket.email }),
    acceptTerms: basket.terms !== null,
    acceptNewsletter: basket.newsletter !== null,
  }
}

const amounts = (totals: Totals) => ({
  shippingTotal: toWire(totals.shippingTotal),
  shippingVat: toWire(totals.shippingVat),
  subtotal: toWire(totals.subtotal),
  total: toWire(totals.total),
  totalDiscount: toWire(totals.totalDiscount),
  totalVat: toWire(totals.totalVat),
  totalVat1: toWire(totals.totalVat1),
  totalVat2: toWire(totals.totalVat2),
})

const paymentFeeOnWire = ({ paymentFee, paymentFeeVat }: Totals): Pick<WireBasket, 'paymentFee' | 'paymentFeeVat'> =>
  paymentFee.minor === 0 ? {} : { paymentFee: toWire(paymentFee), paymentFeeVat: toWire(paymentFeeVat) }

const taxNames = (taxes: NamedTaxes, t: Translate) => ({
  vatName: written(taxes.name, t),
  ...(taxes.name2 === undefined ? {} : { vatName2: written(taxes.name2, t) }),
})

const taxRowOnWire = (row: Totals['taxRows'][number], { name, name2 }: NamedTaxes, t: Translate) => ({
  name: written(row.tax === 2 ? (name2 ?? name) : name, t),
  percent: row.percent,
  taxable: toWire(row.taxable),
  vat: toWire(row.vat),
})

const written = (name: TaxName, t: Translate): string => ('word' in name ? t(name.word) : name.own)

const isSentFree = (shipments: BasketCalculation['shipments']): boolean =>
  shipments.some(({ chosen }) => chosen) && shipments.every(({ chosen }) => (chosen?.price.minor ?? 0) === 0)

/** Undefined until a method is chosen. */
function shipmentOnWire(
  { id, lineIds, choice, chosen }: PlannedShipment<ChosenDelivery>,
  { market, t }: BasketFacts,
): WireBasket['shipments'] {
  if (id === onlineShipment)
    return [
      {
        id,
        lineIds: [...lineIds],
        shippingMethodName: t('delivery.online'),
        price: toWire(zero(market.currency)),
        shippingMethodId: id,
      },
    ]
  if (!chosen || !choice) return []
  const { pickupPointId, pickupPointAddress, carrierPostNumber } = choice
  return [
    {
      id,
      lineIds: [...lineIds],
      shippingMethodName: t(chosen.method.name),
      price: toWire(chosen.price),
      shippingMethodId: chosen.method.id,
      ...(pickupPointId === undefined ? {} : { pickupPointId }),
      ...(pickupPointAddress === undefined ? {} : { pickupPointAddress: { ...pickupPointAddress } }),
      ...(carrierPostNumber === undefined ? {} : { carrierPostNumber }),
      predictedDeliveryDate: chosen.prediction.first,
      latestDeliveryDate: chosen.prediction.last,
    },
  ]
}

import type { BasketResponse, Basket as WireBasket, BasketLine as WireLine } from '#contracts/basket.ts'
import { toWire } from '#contracts/money.ts'
import { add, type Money, money, subtract, zero } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import {
  cheapestOffer,
  freeFreightProgress,
  onlineShipment,
  type PlannedShipment,
  planShipments,
  type ShippingOffer,
  sendingPrice,
  shippingMethodOnWire,
  shippingOffers,
} from '#server/delivery/index.ts'
import type { Market } from '#server/markets/index.ts'
import { type Basket, type ChosenDelivery, deliveryAddress, quantityOf } from './basket.ts'
import type { BasketLine } from './basket-line.ts'
import { mostPieces } from './basket-line.ts'
import { type PricedLine, type Totals, totalsOf } from './basket-totals.ts'
import { type Goods, piecesOf } from './goods.ts'
import { linePrice, unitPrices } from './line-price.ts'
import { allowedRegions } from './regions.ts'
import { type NamedTaxes, type TaxName, taxesFor } from './taxes.ts'

/** What a basket is shown against. */
export interface BasketFacts {
  readonly market: Market
  readonly goods: Goods
  readonly now: Date
  readonly t: Translate
}

/** A basket reckoned up at one moment. */
export interface Reckoning {
  readonly totals: Totals
  readonly taxes: NamedTaxes
  /** What travels together, each with the ways it can be sent and the one that was chosen. */
  readonly shipments: readonly PlannedShipment<ChosenDelivery>[]
  /** Ways the first parcel can be sent. */
  readonly offers: readonly ShippingOffer[]
  readonly isDigital: boolean
}

/** Reckons up a basket: goods, then the delivery they qualify for, then the taxes of where it goes. */
export function reckon(basket: Basket, { market, goods, now }: Omit<BasketFacts, 't'>): Reckoning {
  const priced = basket.lines.map((line) => pricedLine(line, goods, market))
  const none = zero(market.currency)
  const goodsTotal = add(none, ...priced.map(({ unit, quantity }) => money(unit.minor * quantity, unit.currency)))
  const isDigital = basket.lines.length > 0 && basket.lines.every(({ sku }) => goods.variants.get(sku)?.isDigital)
  const shipments = planShipments({
    market,
    lines: basket.lines.map((line) => ({ ...line, isDigital: goods.variants.get(line.sku)?.isDigital ?? false })),
    goods: goodsTotal,
    choices: basket.shipments,
    regionCode: deliveryAddress(basket)?.regionCode,
    now,
  })
  const offers = basket.lines.length === 0 ? shippingOffers(market, goodsTotal, now) : (shipments[0]?.offers ?? [])
  const taxes = taxesFor(market.country, deliveryAddress(basket), market.language.baseCode)
  const sending = sendingPrice(shipments, market.currency)
  return { totals: totalsOf(priced, sending, taxes), taxes, offers, shipments, isDigital }
}

/** The answer of every call that shows or changes a basket. */
export function basketResponse(basket: Basket, facts: BasketFacts): BasketResponse {
  const { market, t } = facts
  const reckoning = reckon(basket, facts)
  const { offers, totals } = reckoning
  const goodsTotal = subtract(totals.subtotal, totals.totalDiscount)
  const freight = freeFreightProgress(market, goodsTotal)
  const cheapest = cheapestOffer(offers)?.prediction.first
  const { minimumMinor, maximumMinor } = market.choices.threshold
  return {
    basket: basketOnWire(basket, facts, reckoning),
    shippingMethods: offers.map((offer) => shippingMethodOnWire(offer, market, t)),
    ...allowedRegions(market),
    maximumThreshold: toWire(money(maximumMinor, market.currency)),
    minimumThreshold: toWire(money(minimumMinor, market.currency)),
    ...(cheapest ? { cheapestPredictedDeliveryDate: cheapest } : {}),
    ...(freight
      ? {
          freeFreight: {
            freightValue: toWire(freight.value),
            remaining: toWire(freight.remaining),
            reachedShare: freight.reachedShare,
          },
        }
      : {}),
  }
}

function basketOnWire(basket: Basket, facts: BasketFacts, reckoning: Reckoning): WireBasket {
  const { totals, taxes, shipments } = reckoning
  const { shipping, billing, useBillingForShipping } = basket.addresses
  return {
    basketId: basket.id,
    version: basket.version,
    quantity: quantityOf(basket),
    lines: basket.lines.map((line, index) => lineOnWire(line, facts, taxes, totals.lines[index]!.total)),
    ...(shipping ? { shippingAddress: shipping } : {}),
    ...(billing ? { billingAddress: billing } : {}),
    useBillingAddressForShipping: useBillingForShipping,
    shipments: shipments.flatMap((shipment) => shipmentOnWire(shipment, facts)),
    ...amounts(totals),
    ...taxNames(taxes, facts.t),
    ...(facts.market.country.tax.summary ? { totalWithoutVat: toWire(totals.totalWithoutVat) } : {}),
    promoCodes: [],
    promoCodeAmounts: {},
    giftCards: [],
    bonusProductContexts: [],
    freeShipping: isSentFree(shipments),
    remainingTotal: toWire(totals.total),
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

const taxNames = (taxes: NamedTaxes, t: Translate) => ({
  vatName: written(taxes.name, t),
  ...(taxes.name2 === undefined ? {} : { vatName2: written(taxes.name2, t) }),
})

const written = (name: TaxName, t: Translate): string => ('word' in name ? t(name.word) : name.own)

/** Something no longer sold costs nothing: it stays visible, marked, and cannot be paid for. */
function pricedLine(line: BasketLine, goods: Goods, market: Market): PricedLine {
  const price = goods.prices.get(line.sku)
  const nothing = zero(market.currency)
  if (!price) return { unit: nothing, list: nothing, quantity: line.quantity }
  return { ...unitPrices(price, market), quantity: line.quantity }
}

function lineOnWire(line: BasketLine, { goods, market }: BasketFacts, taxes: NamedTaxes, total: Money): WireLine {
  const variant = goods.variants.get(line.sku)
  const current = goods.prices.get(line.sku) ?? {
    sku: line.sku,
    minor: 0,
    listMinor: null,
    memberMinor: null,
    priorMinor: null,
  }
  const price = linePrice(current, market, taxes)
  const sizes = variant && goods.sizes.get(variant.productId)
  const warning = warningOf(line, goods)
  return {
    id: line.id,
    sku: line.sku,
    productId: variant?.productId ?? line.sku.split('_').slice(0, 3).join('_'),
    name: variant?.name ?? line.sku,
    imageUrl: variant?.imageUrl ?? '',
    imageAlt: variant?.imageAlt ?? '',
    productUrl: variant?.url ?? '',
    unitPrice: { salesPrice: price.salesPrice, ...(price.listPrice ? { listPrice: price.listPrice } : {}) },
    price,
    totalPrice: toWire(total),
    groupTotalPrice: toWire(total),
    quantity: line.quantity,
    ...(variant?.ean === undefined ? {} : { ean: variant.ean }),
    colour: variant?.colour ?? unknownColour,
    variant: { size: variant?.size ?? '', ...(variant?.length === undefined ? {} : { length: variant.length }) },
    brand: variant?.brand ?? '',
    subBrand: variant?.subBrand ?? '',
    badges: [],
    isDigital: variant?.isDigital ?? false,
    isBonusProduct: false,
    stockLocation: line.stockLocation,
    ...(sizes ? { sizes: [...sizes] } : {}),
    maxQuantity: Math.min(piecesOf(goods, line.sku), mostPieces),
    ...(warning ? { warning } : {}),
  }
}

const unknownColour = { name: '', base: { name: '', hex: '' }, nuance: { name: '', hex: '' } }

function warningOf(line: BasketLine, goods: Goods): WireLine['warning'] {
  const available = piecesOf(goods, line.sku)
  if (available === 0) return 'sold-out'
  if (available < line.quantity) return 'fewer-left'
  return goods.prices.get(line.sku)?.minor === line.seenMinor ? undefined : 'price-changed'
}

const isSentFree = (shipments: Reckoning['shipments']): boolean =>
  shipments.some(({ chosen }) => chosen) && shipments.every(({ chosen }) => (chosen?.price.minor ?? 0) === 0)

/** None while its way is not chosen. */
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
  const { pickupPointId, pickupPointAddress } = choice
  return [
    {
      id,
      lineIds: [...lineIds],
      shippingMethodName: t(chosen.method.name),
      price: toWire(chosen.price),
      shippingMethodId: chosen.method.id,
      ...(pickupPointId === undefined ? {} : { pickupPointId }),
      ...(pickupPointAddress === undefined ? {} : { pickupPointAddress: { ...pickupPointAddress } }),
      predictedDeliveryDate: chosen.prediction.first,
      latestDeliveryDate: chosen.prediction.last,
    },
  ]
}

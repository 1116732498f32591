import type { PickupPoint, PromisedDelivery, ShippingMethod } from '#contracts/delivery.ts'
import { toWire } from '#contracts/money.ts'
import { formatDeliveryDay } from '#foundation/date-format.ts'
import { hourInText } from '#foundation/hour-in-text.ts'
import { type Money, money, zero } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, ShippingMethodSettings } from '#server/markets/index.ts'
import { reachesFreeFreight } from './free-freight.ts'
import { type DeliveryPrediction, hoursLeft, predictDelivery } from './predict-delivery.ts'

/** A delivery method of this basket, with its current price and arrival. */
export interface ShippingOffer {
  readonly method: ShippingMethodSettings
  readonly price: Money
  readonly prediction: DeliveryPrediction
}

/** The kind of origin, and the state, province or district of the destination if known. */
export interface DeliveryRoute {
  readonly from?: 'warehouse' | 'store'
  readonly regionCode?: string | undefined
  /** True if a promotion makes those methods free that can be free. */
  readonly free?: boolean | undefined
}

/** The market's delivery methods, with their price for goods worth `goods` after discounts. */
export function shippingOffers(market: Market, goods: Money, now: Date, route: DeliveryRoute = {}): ShippingOffer[] {
  const free = route.free === true || reachesFreeFreight(market, goods)
  const reaching = market.choices.shippingMethods.filter((method) => reaches(method, route.regionCode))
  return reaching.map((method) => {
    const sent = (route.from === 'store' && method.fromStore) || method
    return {
      method,
      price: free && method.freeShipping ? zero(market.currency) : money(sent.priceMinor, market.currency),
      prediction: predictDelivery(now, market.country.timeZone, { ...method, workingDays: sent.workingDays }),
    }
  })
}

const reaches = ({ notInRegions = [] }: ShippingMethodSettings, regionCode: string | undefined): boolean =>
  regionCode === undefined || !notInRegions.includes(regionCode)

/** All methods except home delivery need a place chosen by the shopper. */
export const needsPickupPoint = ({ deliveryType }: ShippingMethodSettings): boolean => deliveryType !== 'home'

/** A parcel locker, whatever the carrier calls it. */
export const isLocker = ({ carrierVariant }: Pick<PickupPoint, 'carrierVariant'>): boolean =>
  carrierVariant === 'locker'

/**
 * The cheapest delivery; if several cost the same, the first to arrive. Collecting from a store is free and shown
 * separately, so it is left out.
 */
export const cheapestOffer = (offers: readonly ShippingOffer[]): ShippingOffer | undefined =>
  offers
    .filter(({ method }) => method.deliveryType !== 'store')
    .toSorted((a, b) => a.price.minor - b.price.minor || a.prediction.first.localeCompare(b.prediction.first))[0]

/** The delivery that is shown beside goods, and the price of goods at which it becomes free. */
export function promisedDelivery(
  offers: readonly ShippingOffer[],
  { choices, currency }: Market,
): PromisedDelivery | undefined {
  const offer = cheapestOffer(offers)
  if (!offer) return undefined
  const { method, price } = offer
  const canBeFree = choices.freeFreightMinor !== null && method.freeShipping && price.minor > 0
  return {
    methodId: method.id,
    ...(canBeFree ? { freeOver: toWire(money(choices.freeFreightMinor, currency)) } : {}),
  }
}

export function shippingMethodOnWire(offer: ShippingOffer, market: Market, t: Translate): ShippingMethod {
  const { method, price, prediction } = offer
  const day = writtenDay(prediction.first, market.locale)
  return {
    id: method.id,
    name: t(method.name),
    price: toWire(price),
    deliveryType: method.deliveryType,
    carrier: method.carrier,
    ...(needsPickupPoint(method) ? { pickupPointCarrier: method.carrier } : {}),
    // In the settings of a method, `freeShipping` means that it can be free; here, that it is.
    freeShipping: price.minor === 0,
    predictedDeliveryDate: prediction.first,
    latestDeliveryDate: prediction.last,
    predictionCutoff: prediction.cutoffMinutes,
    predictionCutoffDate: prediction.cutoffDate,
    predictionCutoffLocale: hourInText(method.cutoff, market.locale),
    deliveryPrediction: orderWithin(t, hoursLeft(prediction.cutoffMinutes), day),
  }
}

// Every answer with a basket has these texts for each method. Few different ones are shown, so they are cached.
const mostCached = 1000
const writtenDays = new Map<string, string>()
const orderTexts = new WeakMap<Translate, Map<string, string>>()

function cached(texts: Map<string, string>, key: string, make: () => string): string {
  const known = texts.get(key)
  if (known !== undefined) return known
  if (texts.size >= mostCached) texts.clear()
  const made = make()
  texts.set(key, made)
  return made
}

const writtenDay = (date: string, locale: string): string =>
  cached(writtenDays, `${locale} ${date}`, () => formatDeliveryDay(new Date(`${date}T12:00:00Z`), locale, 'UTC'))

function orderWithin(t: Translate, hours: number, day: string): string {
  const texts = orderTexts.get(t) ?? new Map<string, string>()
  orderTexts.set(t, texts)
  return cached(texts, `${hours} ${day}`, () => t('delivery.order-within', hours, day))
}

import { add, compare, type Money, zero } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { type ShippingOffer, shippingOffers } from './shipping-offers.ts'

/** What planning shipments needs of a line. */
export interface LineToSend {
  readonly id: string
  readonly isDigital: boolean
  readonly stockLocation: 'warehouse' | 'store'
  readonly storeId?: string | undefined
}

/** The method a shopper chose for one shipment. */
export interface ChosenMethod {
  readonly shippingMethodId: string
}

/** Goods that are sent together. The id is `warehouse`, `store-{id}`, or `online` for goods that need no parcel. */
export interface PlannedShipment<Choice extends ChosenMethod = ChosenMethod> {
  readonly id: string
  readonly lineIds: readonly string[]
  /** The delivery methods; none for online goods. */
  readonly offers: readonly ShippingOffer[]
  readonly choice: Choice | undefined
  /** The chosen offer, if it is still available; otherwise the shopper must choose again. */
  readonly chosen: ShippingOffer | undefined
}

export const onlineShipment = 'online'
export const allShipments = 'all'

export interface ToPlan<Choice extends ChosenMethod> {
  readonly market: Market
  readonly lines: readonly LineToSend[]
  /** The value of the goods after discounts. Free delivery depends on it. */
  readonly goods: Money
  /** By shipment; `all` for shipments without a separate choice. */
  readonly choices: Readonly<Record<string, Choice>>
  /** The state, province or district of the destination. */
  readonly regionCode?: string | undefined
  /** True if a promotion makes delivery free. */
  readonly free?: boolean | undefined
  readonly now: Date
}

/**
 * Plans the shipments. If split, each place is its own shipment; otherwise all goods are one shipment, and the most expensive place sets
 * the price. Digital goods are a separate free shipment.
 */
export function planShipments<Choice extends ChosenMethod>(ask: ToPlan<Choice>): PlannedShipment<Choice>[] {
  const { market, lines, choices } = ask
  const tangible = lines.filter(({ isDigital }) => !isDigital)
  const places = [...new Set(tangible.map(placeName))].toSorted(warehouseFirst)
  const groups = market.choices.splitShipments ? places.map((place) => [place]) : places.length > 0 ? [places] : []
  const sent = groups.map((together): PlannedShipment<Choice> => {
    const id = together[0]!
    const lineIds = tangible.filter((line) => together.includes(placeName(line))).map((line) => line.id)
    const offers = offersFrom(together, ask)
    const choice = choices[id] ?? choices[allShipments] ?? (groups.length === 1 ? Object.values(choices)[0] : undefined)
    return {
      id,
      lineIds,
      offers,
      choice,
      chosen: offers.find(({ method }) => method.id === choice?.shippingMethodId),
    }
  })
  const online = lines.filter(({ isDigital }) => isDigital).map(({ id }) => id)
  return online.length === 0
    ? sent
    : [...sent, { id: onlineShipment, lineIds: online, offers: [], choice: undefined, chosen: undefined }]
}

const placeName = ({ stockLocation, storeId }: LineToSend): string =>
  stockLocation === 'warehouse' ? 'warehouse' : storeId === undefined ? 'store' : `store-${storeId}`

/** The warehouse comes before the stores; stores are sorted by name. */
const warehouseFirst = (a: string, b: string): number =>
  Number(b === 'warehouse') - Number(a === 'warehouse') || (a < b ? -1 : a > b ? 1 : 0)

/** The price and arrival of each method, from the most expensive of these places. */
function offersFrom(
  places: readonly string[],
  { market, goods, now, regionCode, free }: ToPlan<ChosenMethod>,
): ShippingOffer[] {
  const kinds = [...new Set(places.map((place): 'warehouse' | 'store' => (place === 'warehouse' ? place : 'store')))]
  const [first = [], ...others] = kinds.map((from) => shippingOffers(market, goods, now, { from, regionCode, free }))
  return first.map((offer, index) =>
    others.reduce(
      (dearest, offers) => (compare(offers[index]!.price, dearest.price) > 0 ? offers[index]! : dearest),
      offer,
    ),
  )
}

/** The delivery cost of all shipments whose method is chosen. */
export const sendingPrice = (shipments: readonly PlannedShipment[], currency: string): Money =>
  add(zero(currency), ...shipments.flatMap(({ chosen }) => (chosen ? [chosen.price] : [])))

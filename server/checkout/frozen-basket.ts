import type { BasketResponse, Basket as WireBasket } from '#contracts/basket.ts'
import { toWire } from '#contracts/money.ts'
import { zero } from '#foundation/money.ts'
import type { Basket, Goods, Reckoning } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Consents, LegalText, OrderContent } from '#server/orders/index.ts'

/** A basket as it stood when its payment step was shown: what is paid for is this, to the last unit. */
export interface FrozenBasket {
  readonly id: string
  readonly basketId: string
  readonly basketVersion: number
  readonly market: string
  readonly content: FrozenContent
  /** Of everything that costs: two frozen baskets with one hash cost the same for the same things. */
  readonly contentHash: string
  readonly totalMinor: number
  readonly currency: string
  readonly isVoid: boolean
}

export interface FrozenContent {
  readonly shown: OrderContent
  readonly lines: readonly FrozenLine[]
  readonly email: string
  readonly consents: Consents
}

export interface FrozenLine {
  readonly lineId: string
  readonly sku: string
  readonly quantity: number
  readonly unitMinor: number
  readonly totalMinor: number
}

export interface ToFreeze {
  readonly basket: Basket
  readonly goods: Goods
  readonly reckoning: Reckoning
  /** The basket as its shopper saw it. */
  readonly shown: WireBasket
  readonly documents: readonly LegalText[]
}

/** What to freeze of a basket that is ready to be paid. */
export function contentToFreeze({ basket, goods, reckoning, shown, documents }: ToFreeze): FrozenContent {
  const {
    basketId: _id,
    version: _version,
    quantity: _quantity,
    giftCards: _cards,
    bonusProductContexts: _bonus,
    ...rest
  } = shown
  return {
    shown: { ...rest, lines: shown.lines.map(({ sizes: _sizes, warning: _warning, ...line }) => line) },
    lines: basket.lines.map(({ id, sku, quantity }, index) => ({
      lineId: id,
      sku,
      quantity,
      unitMinor: goods.prices.get(sku)?.minor ?? 0,
      totalMinor: reckoning.totals.lines[index]?.total.minor ?? 0,
    })),
    email: basket.email ?? '',
    consents: { terms: basket.terms, newsletter: basket.newsletter, ...(documents.length > 0 ? { documents } : {}) },
  }
}

/** Everything the shopper is asked to pay for, as text; its hash tells whether a frozen basket still says the same. */
export const costsAsText = ({
  basket,
  reckoning,
}: {
  readonly basket: Basket
  readonly reckoning: Reckoning
}): string => {
  const { lines, subtotal, total, shippingTotal, totalVat1, totalVat2 } = reckoning.totals
  return JSON.stringify([
    basket.market,
    basket.lines.map(({ sku, quantity }, index) => [sku, quantity, lines[index]?.total.minor]),
    [subtotal, shippingTotal, totalVat1, totalVat2, total].map(({ minor }) => minor),
  ])
}

/** Lines of one variant summed, as stock is taken. */
export function piecesWanted(
  lines: readonly Pick<FrozenLine, 'sku' | 'quantity'>[],
): { sku: string; quantity: number }[] {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }))
}

/** A frozen basket told as the basket's calls would; nothing can be changed any more, so there is nothing to choose from. */
export function frozenResponse(
  { currency }: Market,
  { basketId, basketVersion, content }: FrozenBasket,
): BasketResponse {
  const quantity = content.lines.reduce((sum, line) => sum + line.quantity, 0)
  return {
    basket: { ...content.shown, basketId, version: basketVersion, quantity, giftCards: [], bonusProductContexts: [] },
    shippingMethods: [],
    allowedStates: [],
    allowedProvinces: [],
    turkishLocations: { districts: [], zones: [] },
    maximumThreshold: toWire(zero(currency)),
    minimumThreshold: toWire(zero(currency)),
  }
}

import type { BasketResponse, Basket as WireBasket } from '#contracts/basket.ts'
import { toWire } from '#contracts/money.ts'
import { zero } from '#foundation/money.ts'
import { type Basket, type BasketCalculation, type Goods, placeOfLine, usesOf } from '#server/basket/index.ts'
import type { CardUse } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Consents, LegalText, OrderContent } from '#server/orders/index.ts'
import type { PromotionUse } from '#server/promotions/index.ts'

/** A basket as shown in its payment step. The payment is for exactly this content. */
export interface FrozenBasket {
  readonly id: string
  readonly basketId: string
  readonly basketVersion: number
  readonly market: string
  readonly content: FrozenContent
  /** The hash of everything that costs money: two frozen baskets with the same hash have the same things at the same prices. */
  readonly contentHash: string
  readonly totalMinor: number
  /** The amount left to pay after gift cards. */
  readonly dueMinor: number
  readonly currency: string
  /** The provider's id of this basket before payment. */
  readonly providerSession: string | null
  readonly isVoid: boolean
}

export interface FrozenContent {
  readonly shown: OrderContent
  readonly lines: readonly FrozenLine[]
  readonly email: string
  readonly consents: Consents
  /** The holds made besides the stock hold when a payment begins. */
  readonly held?: OtherHolds
}

/** Money on gift cards, and counted uses of promotions. */
export interface OtherHolds {
  readonly giftCards: readonly CardUse[]
  readonly promotions: readonly PromotionUse[]
  /** The customer key for limits per customer. */
  readonly customer: string
}

export interface FrozenLine {
  readonly lineId: string
  readonly sku: string
  readonly quantity: number
  /** The store that sends the pieces; if left out, the market's warehouses. */
  readonly place?: string | undefined
  readonly unitMinor: number
  readonly totalMinor: number
  /** Taxes of the line. */
  readonly vatMinor?: number
}

export interface ToFreeze {
  readonly basket: Basket
  readonly goods: Goods
  readonly calculation: BasketCalculation
  /** The basket as the shopper saw it. */
  readonly shown: WireBasket
  readonly documents: readonly LegalText[]
  /** The customer key for limits per customer. */
  readonly customer: string
  /** The record of the order for the tax service. */
  readonly taxRecord?: OrderContent['taxRecord']
}

const taxOf = (line: BasketCalculation['totals']['lines'][number] | undefined): number =>
  (line?.vat.minor ?? 0) + (line?.vat2.minor ?? 0)

/** The frozen content of a basket that is ready to be paid. */
export function contentToFreeze({
  basket,
  goods,
  calculation,
  shown,
  documents,
  customer,
  taxRecord,
}: ToFreeze): FrozenContent {
  const { basketId: _id, version: _version, quantity: _quantity, bonusProductContexts: _bonus, ...rest } = shown
  return {
    shown: {
      ...rest,
      lines: shown.lines.map(({ sizes: _sizes, warning: _warning, ...line }) => line),
      ...(taxRecord ? { taxRecord } : {}),
    },
    lines: basket.lines.map((line, index) => ({
      lineId: line.id,
      sku: line.sku,
      quantity: line.quantity,
      place: placeOfLine(line),
      unitMinor: goods.prices.get(line.sku)?.minor ?? 0,
      totalMinor: calculation.totals.lines[index]?.total.minor ?? 0,
      vatMinor: taxOf(calculation.totals.lines[index]),
    })),
    email: basket.email ?? '',
    held: { giftCards: calculation.covered, promotions: usesOf(calculation, goods), customer },
    consents: { terms: basket.terms, newsletter: basket.newsletter, ...(documents.length > 0 ? { documents } : {}) },
  }
}

/** Everything that costs money, as text. Its hash shows whether the basket still equals the frozen one. */
export const costsAsText = ({
  basket,
  calculation,
}: {
  readonly basket: Basket
  readonly calculation: BasketCalculation
}): string => {
  const { lines, subtotal, total, totalDiscount, shippingTotal, totalVat1, totalVat2 } = calculation.totals
  return JSON.stringify([
    basket.market,
    basket.lines.map(({ sku, quantity }, index) => [sku, quantity, lines[index]?.total.minor]),
    [subtotal, totalDiscount, shippingTotal, totalVat1, totalVat2, total].map(({ minor }) => minor),
    calculation.covered.map(({ cardId, minor }) => [cardId, minor]),
    calculation.applied.lines.flat().map(({ promotionId, minor }) => [promotionId, minor]),
    basket.lines.map(({ letter }) => letter ?? null),
    basket.note,
  ])
}

/** The pieces of a payment. `stock` itself adds up pieces of the same place. */
export const piecesWanted = (
  lines: readonly Pick<FrozenLine, 'sku' | 'quantity' | 'place'>[],
): { sku: string; quantity: number; place: string | undefined }[] =>
  lines.map(({ sku, quantity, place }) => ({ sku, quantity, place }))

/** A frozen basket in the format of the basket calls, without choices, because it cannot be changed. */
export function frozenResponse(
  { currency }: Market,
  { basketId, basketVersion, content }: FrozenBasket,
): BasketResponse {
  const quantity = content.lines.reduce((sum, line) => sum + line.quantity, 0)
  const { taxRecord: _record, ...shown } = content.shown
  return {
    basket: { ...shown, basketId, version: basketVersion, quantity, bonusProductContexts: [] },
    shippingMethods: [],
    allowedStates: [],
    allowedProvinces: [],
    turkishLocations: { districts: [], zones: [] },
    maximumThreshold: toWire(zero(currency)),
    minimumThreshold: toWire(zero(currency)),
  }
}

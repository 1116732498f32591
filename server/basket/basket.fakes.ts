import type { SellableVariant } from '#server/catalogue/index.ts'
import type { GiftCard } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import { type Basket, emptyBasket } from './basket.ts'
import type { BasketLine } from './basket-line.ts'
import { type Goods, noGoods } from './goods.ts'

/** An article for tests: its sku and price in minor units, and whatever only some articles have. */
export interface Thing extends Partial<SellableVariant> {
  readonly sku: string
  readonly minor: number
  readonly listMinor?: number | null
  readonly pieces?: number
  readonly categories?: readonly string[]
}

export function goodsOf(things: readonly Thing[], more: Partial<Goods> = {}): Goods {
  const productOf = (sku: string) => sku.split('_').slice(0, 3).join('_')
  return {
    ...noGoods,
    variants: new Map(
      things.map(({ minor: _minor, listMinor: _list, pieces: _pieces, categories: _categories, ...variant }) => [
        variant.sku,
        {
          productId: productOf(variant.sku),
          brand: 'Halden',
          subBrand: 'women',
          isDigital: false,
          isGiftCard: false,
          retired: false,
          reserveAt: 'payment',
          ...variant,
        } as SellableVariant,
      ]),
    ),
    prices: new Map(
      things.map(({ sku, minor, listMinor }) => [
        sku,
        { sku, minor, listMinor: listMinor ?? null, memberMinor: null, priorMinor: listMinor ?? null },
      ]),
    ),
    available: new Map(things.map(({ sku, pieces }) => [sku, pieces ?? 500])),
    about: new Map(
      things.map(({ sku, categories }) => [productOf(sku), { categories: categories ?? [], sizes: [], badges: [] }]),
    ),
    ...more,
  }
}

export const basketWith = (lines: readonly Partial<BasketLine>[], more: Partial<Basket> = {}): Basket => ({
  ...emptyBasket('b', 'xx-xx', 'EUR'),
  lines: lines.map((line, index) => ({
    id: String(index + 1),
    sku: 'a_b_c_d',
    quantity: 1,
    seenMinor: 0,
    stockLocation: 'warehouse',
    ...line,
  })),
  ...more,
})

export const giftCard = (number: string, balanceMinor: number, currency = 'EUR'): [string, GiftCard] => [
  number,
  { id: `card-${number}`, number, currency, balanceMinor, expiresAt: null },
]

interface MarketOf {
  readonly currency?: string
  readonly included?: boolean
  readonly ratePercent?: number
  readonly deliveryMinor?: number
  readonly freeFreightMinor?: number | null
  readonly paymentFeeMinor?: number
}

/** A market with one delivery method and one tax rate. */
export function marketOf(more: MarketOf = {}): Market {
  const { currency = 'EUR', included = true, ratePercent = 20, deliveryMinor = 500, freeFreightMinor = null } = more
  const { paymentFeeMinor } = more
  const method = {
    id: 'home',
    name: 'delivery.home',
    carrier: 'Post',
    deliveryType: 'home',
    priceMinor: deliveryMinor,
    freeShipping: true,
    workingDays: [1, 2],
    cutoff: '16:00',
  }
  return {
    id: 'xx-xx',
    currency,
    locale: 'en-GB',
    language: { name: 'English', baseCode: 'en' },
    country: {
      code: 'XX',
      eea: false,
      timeZone: 'UTC',
      regions: [],
      zones: [],
      address: { regions: null },
      tax: {
        included,
        rate: { rates: [{ percent: ratePercent, from: '1970-01-01' }] },
        name: 'tax.vat',
        summary: false,
      },
    },
    choices: {
      shippingMethods: [method],
      freeFreightMinor,
      paymentFeeMinor,
      threshold: { minimumMinor: 0, maximumMinor: 0 },
      splitShipments: false,
      warehouses: ['main'],
    },
  } as unknown as Market
}

import type { Catalogue, SellableGoods } from '#server/catalogue/index.ts'
import type { GiftCards } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isLessForMembers, type PriceDisplay, paidPrice } from '#server/pricing/index.ts'
import type { ActivePromotions } from '#server/promotions/index.ts'
import type { Stock } from '#server/stock/index.ts'
import type { Basket } from './basket.ts'
import { type BasketLine, placeOfLine } from './basket-line.ts'
import type { Goods } from './goods.ts'

/** Where the facts about products come from. */
export interface GoodsSources {
  readonly catalogue: Pick<Catalogue, 'sellable' | 'sellableSubquery' | 'about'>
  readonly stock: Pick<Stock, 'availableAt' | 'heldBy'>
  readonly promotions: Pick<ActivePromotions, 'in' | 'leastBudget' | 'codes'>
  readonly giftCards: Pick<GiftCards, 'cards'>
  readonly priceDisplay: (market: Market) => PriceDisplay
  /** True if the account takes part in the loyalty programme. Read only if members pay less for some of the goods. */
  readonly isMember: (accountId: string, inside?: Database) => Promise<boolean>
  /** The holds of the basket's own open payment. Read only if few pieces or little of a budget is left, or if gift cards pay. */
  readonly ownHolds: (basketId: string, inside?: Database) => Promise<OwnHolds>
}

export interface OwnHolds {
  readonly pieces: readonly { readonly sku: string; readonly place: string; readonly quantity: number }[]
  readonly cards: readonly { readonly cardId: string; readonly minor: number }[]
  readonly budgets: readonly { readonly promotionId: string; readonly spentMinor: number }[]
}

/** If more pieces are left than this, the few that this basket holds make no difference. */
const fewPieces = 20

/** The basket and the products to be added whose facts are needed. */
export interface GoodsRequest {
  readonly basket?: Pick<Basket, 'id' | 'lines' | 'promoCodes' | 'giftCards' | 'holdsUntil'> | undefined
  /** Additional skus or product ids, each with the store that would send it. */
  readonly wanted?: readonly Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId'>[]
  readonly promoCodes?: readonly string[]
  readonly giftCards?: readonly string[]
  /** The signed-in account. */
  readonly accountId?: string | undefined
  /** The goods of all skus, if they were read together with the basket. */
  readonly sellable?: SellableGoods | undefined
  /** The connection of the current transaction. */
  readonly inside?: Database | undefined
}

/** Reads the current facts about a basket's goods: at most one query, and one more for each rare feature. */
export async function readGoods(sources: GoodsSources, market: Market, ask: GoodsRequest): Promise<Goods> {
  const lines = [...(ask.basket?.lines ?? []), ...(ask.wanted ?? [])]
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  const promoCodes = [...(ask.basket?.promoCodes ?? []), ...(ask.promoCodes ?? [])]
  const giftCards = [...(ask.basket?.giftCards ?? []), ...(ask.giftCards ?? [])]
  const [sellable, inStores, held, codes, cards] = await Promise.all([
    ask.sellable ?? (skus.length > 0 ? sources.catalogue.sellable(market, skus, ask.inside) : noneSellable),
    storePieces(sources, lines, ask.inside),
    ask.basket?.holdsUntil ? sources.stock.heldBy(ask.basket.id, ask.inside) : [],
    sources.promotions.codes(promoCodes, { basketId: ask.basket?.id, inside: ask.inside }),
    sources.giftCards.cards(giftCards, ask.inside),
  ])
  const available = new Map(sellable.available)
  const display = sources.priceDisplay(market)
  const own = await ownHoldsOf(sources, ask, {
    ...{ lines, available, inStores, hasCards: giftCards.length > 0 },
    isBudgetShort: sources.promotions.leastBudget(market) < goodsTotal(ask.basket?.lines ?? [], sellable),
  })
  for (const { sku, place, quantity } of [...held, ...own.pieces]) {
    if (place.startsWith('store:')) inStores.set(`${sku} ${place}`, (inStores.get(`${sku} ${place}`) ?? 0) + quantity)
    else available.set(sku, (available.get(sku) ?? 0) + quantity)
  }
  return {
    ...underBothNames({ ...sellable, prices: await paidPrices(sources, ask, { display, prices: sellable.prices }) }),
    available,
    inStores,
    about: aboutProducts(sources, market, sellable),
    promotions: sources.promotions.in(
      market,
      new Map(own.budgets.map(({ promotionId, spentMinor }) => [promotionId, spentMinor])),
    ),
    codes,
    cards: withOwnMoney(cards, own),
    display,
  }
}

/** Members pay the member price if the shop shows it. */
async function paidPrices(
  { isMember }: GoodsSources,
  { accountId, inside }: GoodsRequest,
  { display, prices }: Pick<Goods, 'display'> & Pick<SellableGoods, 'prices'>,
): Promise<Goods['prices']> {
  const matters = display.memberPrice && accountId !== undefined && isLessForMembers(prices.values())
  const pays = matters && (await isMember(accountId, inside))
  return new Map([...prices].map(([sku, price]) => [sku, paidPrice(price, pays)]))
}

const noHolds: OwnHolds = { pieces: [], cards: [], budgets: [] }

interface Found {
  readonly lines: readonly Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId'>[]
  readonly available: ReadonlyMap<string, number>
  readonly inStores: ReadonlyMap<string, number>
  readonly hasCards: boolean
  readonly isBudgetShort: boolean
}

/** The price of all goods. No promotion can reduce it by more. */
const goodsTotal = (lines: readonly Pick<BasketLine, 'sku' | 'quantity'>[], { prices }: SellableGoods): number =>
  lines.reduce((sum, { sku, quantity }) => sum + (prices.get(sku)?.minor ?? 0) * quantity, 0)

async function ownHoldsOf(
  { ownHolds }: GoodsSources,
  { basket, inside }: GoodsRequest,
  { lines, available, inStores, hasCards, isBudgetShort }: Found,
): Promise<OwnHolds> {
  if (!basket) return noHolds
  const isFew = lines.some((line) => {
    const place = placeOfLine(line)
    const pieces = place === undefined ? available.get(line.sku) : inStores.get(`${line.sku} ${place}`)
    return (pieces ?? 0) < fewPieces
  })
  return isFew || hasCards || isBudgetShort ? ownHolds(basket.id, inside) : noHolds
}

/** An amount that this basket's own payment has reserved on a card is available to the basket. */
function withOwnMoney(cards: Goods['cards'], { cards: own }: OwnHolds): Goods['cards'] {
  if (own.length === 0) return cards
  const held = new Map(own.map(({ cardId, minor }) => [cardId, minor]))
  return new Map(
    [...cards].map(([number, card]) => [
      number,
      { ...card, balanceMinor: card.balanceMinor + (held.get(card.id) ?? 0) },
    ]),
  )
}

const noneSellable: SellableGoods = { variants: new Map(), prices: new Map(), available: new Map() }

/** The product id of a product with one variant. It is also stored under the variant's sku, which the line will have. */
function underBothNames({ variants, prices }: Pick<Goods, 'variants' | 'prices'>): Pick<Goods, 'variants' | 'prices'> {
  const meant = [...variants].filter(([asked, { sku }]) => asked !== sku)
  if (meant.length === 0) return { variants, prices }
  return { variants: new Map([...variants, ...meant.map(([, variant]) => [variant.sku, variant] as const)]), prices }
}

async function storePieces(
  { stock }: GoodsSources,
  lines: readonly Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId'>[],
  inside: Database | undefined,
): Promise<Map<string, number>> {
  const wanted = lines.flatMap((line) => {
    const place = placeOfLine(line)
    return place === undefined ? [] : [{ sku: line.sku, place }]
  })
  if (wanted.length === 0) return new Map()
  const pieces = await stock.availableAt(wanted, inside)
  return new Map(pieces.map(({ sku, place, quantity }) => [`${sku} ${place}`, quantity]))
}

function aboutProducts({ catalogue }: GoodsSources, market: Market, { variants }: SellableGoods): Goods['about'] {
  const products = new Set([...variants.values()].map(({ productId }) => productId))
  return new Map([...products].map((id) => [id, catalogue.about(market, id)]))
}

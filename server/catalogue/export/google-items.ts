import { plateOf, viewsOf } from '#contracts/images.ts'
import { usualGender } from '#foundation/fixed-values.ts'
import { exponentOf } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { inForce, type PriceRow, reducedFrom } from '#server/pricing/index.ts'
import { placeOf } from '#server/stock/index.ts'
import { textOf } from '../assortment.ts'
import type { CategoryTree } from '../category-tree.ts'
import { isNewGoodsCategory, titlePath } from '../import/feeds/feed-shop.ts'
import { isComing, launchAt } from '../launches.ts'
import { imageAddress, imageTemplate, productUrl } from '../product-links.ts'
import { rowNamed, sizeFamily } from '../sizes/goods-size.ts'
import { systemFor } from '../sizes/size-names.ts'
import { decimals, type ExportedGoods, type ExportedVariant } from './exported-goods.ts'

/** An item by Google's attribute names. An attribute has one value or several. */
export type GoogleItem = ReadonlyMap<string, string | readonly string[]>

export interface FeedMarket {
  readonly market: Market
  /** The public URL of the shop, without a slash at the end. */
  readonly publicUrl: string
  readonly categories: CategoryTree
  readonly now: Date
}

const pictureWidth = 1280

/** All variants that are sold in a market, by Google's names. Variants without a price there are left out. */
export function googleItems(shop: FeedMarket, goods: ExportedGoods): GoogleItem[] {
  const shared = sharedOf(shop, goods)
  return goods.variants.flatMap((variant) => {
    const price = priceIn(shop, variant)
    return price ? [itemOf(shop, { goods, variant, price, shared })] : []
  })
}

export const priceIn = (
  { market, now }: Pick<FeedMarket, 'market' | 'now'>,
  { prices }: ExportedVariant,
): PriceRow | undefined =>
  inForce(
    prices.filter(({ list }) => list === market.choices.priceList),
    now.getTime(),
  )

/** Pieces for this market, without reserved ones. */
export const piecesIn = ({ market }: Pick<FeedMarket, 'market'>, { stock }: ExportedVariant): number => {
  const places = new Set(market.choices.warehouses.map(placeOf))
  return stock.reduce((sum, { place, quantity }) => sum + (places.has(place) ? quantity : 0), 0)
}

/** Feed attributes for which the shop's own values are exported. */
const toldOtherwise = new Set(['product_type', 'condition', 'age_group', 'size_type', 'gender'])

/** The facts that are the same for all sizes of a product. */
function sharedOf(
  { market, publicUrl, categories }: FeedMarket,
  goods: ExportedGoods,
): Record<string, string | string[]> {
  const { product, sourceId } = goods
  const { name, colourName, description, fabric, slug } = textOf(product, market.id)
  const feed = product.attributes.feed ?? {}
  const picture = (index: number) => `${publicUrl}${imageAddress(imageTemplate(product), index)}?w=${pictureWidth}`
  return {
    title: name,
    description: description || name,
    link: `${publicUrl}${productUrl(market.id, { name, colourName, description, fabric, slug }, product.id)}`,
    image_link: plateOf(product.media) ? '' : picture(1),
    additional_image_link: viewsOf(product.media)
      .slice(1)
      .map((_, at) => picture(at + 2)),
    brand: product.brand,
    condition: feed.condition ?? 'new',
    item_group_id: sourceId ?? product.styleNumber,
    color: colourName,
    material: fabric,
    product_type: typeOf(categories, goods, market),
    ...audience(product.subBrand, feed),
    ...Object.fromEntries(
      Object.entries(feed)
        .filter(([name]) => !toldOtherwise.has(name))
        .map(([name, said]) => [name, said.split('\n')]),
    ),
  }
}

/** The path from the feed. For our own goods, the titles down to the deepest category, except categories for new goods. */
export function typeOf(categories: CategoryTree, { product, source }: ExportedGoods, { id }: Market): string {
  if (source !== 'own') return product.attributes.feed?.product_type ?? ''
  const ids = product.categories
    .filter(({ id }) => !isNewGoodsCategory({ id }) && categories.nodes.has(id))
    .map(({ id }) => id)
  const depth = (id: string) => categories.chains.get(id)?.length ?? 0
  const [category] = ids.toSorted((a, b) => depth(b) - depth(a) || (a < b ? -1 : 1))
  return category === undefined ? '' : titlePath(categories, category, id)
}

const genders: Readonly<Record<string, string>> = { women: 'female', plus: 'female', men: 'male' }

export const audience = (
  subBrand: string,
  feed: Readonly<Record<string, string>>,
): Record<'gender' | 'age_group' | 'size_type', string> => ({
  gender: genders[subBrand] ?? usualGender,
  age_group: feed.age_group ?? (subBrand === 'kids' ? 'kids' : 'adult'),
  size_type: feed.size_type ?? (subBrand === 'plus' ? 'plus' : ''),
})

interface Parts {
  readonly goods: ExportedGoods
  readonly variant: ExportedVariant
  readonly price: PriceRow
  readonly shared: Record<string, string | string[]>
}

function itemOf(shop: FeedMarket, { goods, variant, price, shared }: Parts): GoogleItem {
  const launch = isComing(goods.product, shop.market, shop.now.getTime())
    ? new Date(launchAt(goods.product.availableFrom, shop.market)).toISOString()
    : ''
  const values = {
    // Readers of this feed know a Google feed's goods by that feed's ids. With other ids they would treat the goods as
    // new.
    id: (goods.source === 'google' && variant.sourceIdIsItsOwn && variant.sourceId) || variant.sku,
    ...shared,
    availability: launch ? 'preorder' : piecesIn(shop, variant) > 0 ? 'in_stock' : 'out_of_stock',
    availability_date: launch,
    ...amounts(price),
    gtin: variant.ean ?? '',
    identifier_exists: variant.ean ? '' : 'no',
    ...sizeIn(shop, goods, variant),
    tax_category: variant.taxCategory ?? goods.taxCategory ?? '',
  }
  return new Map(Object.entries(values).filter(([, value]) => value.length > 0 && value[0] !== ''))
}

function amounts(price: PriceRow): Record<string, string> {
  const { minor, currency, startsAt, endsAt } = price
  const amount = (units: number) => `${decimals(units, exponentOf(currency))} ${currency}`
  const before = reducedFrom(price)
  if (before === null) return { price: amount(minor) }
  return {
    price: amount(before),
    sale_price: amount(minor),
    sale_price_effective_date: endsAt ? `${startsAt.toISOString()}/${endsAt.toISOString()}` : '',
  }
}

/** A size in the market's system, with the name of that system. A size in the source's own system is exported unchanged. */
function sizeIn({ market }: FeedMarket, { product }: ExportedGoods, variant: ExportedVariant): Record<string, string> {
  const size = { subBrand: product.subBrand, sizeGroup: variant.sizeGroup, sizeName: variant.sizeName }
  const family = sizeFamily(size)
  const row = variant.lengthId === null ? rowNamed(family, variant.sizeName) : undefined
  if (!row || product.attributes.feed?.size_system) return { size: sizeOf(variant) }
  const system = systemFor(family, market)
  if (system === 'age') return { size: `${row.in.age}Y` }
  return { size: row.in[system], ...(family === 'letters' ? {} : { size_system: system.toUpperCase() }) }
}

/** Waist and leg are marked `W` and `L` if both are inches. Goods without sizes are exported as one size. */
export const sizeOf = ({ sizeId, sizeName, lengthId, lengthName }: ExportedVariant): string => {
  if (lengthId === null) return sizeId === 'one' ? 'One size' : sizeName
  return /^\d\d$/.test(sizeName) && /^\d\d$/.test(lengthId) ? `W${sizeName} L${lengthId}` : `${sizeName} ${lengthName}`
}

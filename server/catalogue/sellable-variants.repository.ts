import type { Plate } from '#contracts/images.ts'
import { spelledIn } from '#foundation/german-spelling.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { TaxCategory } from '#foundation/tax-categories.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { type CurrentPriceRow, currentPriceColumns, currentPriceJoin, type Prices } from '#server/pricing/index.ts'
import { availablePieces, placeOf } from '#server/stock/index.ts'
import type { SellableGoods, SellableSubquery, SellableValues, SellableVariant } from './catalogue.ts'
import { colourFamilies } from './colour-families.ts'
import { isComing } from './launches.ts'
import { imageAddress, imageAlt, imageTemplate, productUrl } from './product-links.ts'
import { sizeLabel } from './sizes/size-names.ts'

interface Row extends CurrentPriceRow {
  readonly asked: string
  readonly productId: string
  readonly styleNumber: string
  readonly ean: string | null
  readonly sizeName: string
  readonly sizeGroup: string
  readonly lengthName: string | null
  readonly brand: string
  readonly subBrand: string
  readonly family: string | null
  readonly subFamily: string | null
  readonly colourFamily: string
  readonly colourHex: string
  readonly isDigital: boolean | null
  readonly isGiftCard: boolean | null
  readonly retired: boolean
  /** A string if the row came as JSON. */
  readonly availableFrom: Date | string
  readonly reserveAt: 'basket' | 'payment'
  readonly pictureVersion: string
  readonly taxCategory: TaxCategory | null
  readonly plate: Plate | null
  readonly name: string | null
  readonly colourName: string | null
  readonly slug: string | null
  readonly pieces: number | null
}

export interface SellableNeeds {
  readonly t: Translate
  readonly now: Date
  readonly prices: Pick<Prices, 'ofRows'>
}

/**
 * Variants, prices and pieces for a basket in one statement, so that a basket change needs few other queries. The id of
 * a product with exactly one variant is accepted as a sku. Prices and pieces are returned by sku.
 */
export async function sellableGoods(
  needs: SellableNeeds & { readonly database: Database },
  market: Market,
  skus: readonly string[],
): Promise<SellableGoods> {
  const { locale, now, list, places } = valuesFor(market, needs.now)
  const asked = [skus, locale, now, list, places]
  const rows = skus.some((sku) => productIdOf(sku) === sku)
    ? await needs.database.prepared<Row>('goods-sellable', ofSkusOrProducts, asked)
    : await needs.database.prepared<Row>('goods-of-skus', ofSkus, asked)
  return goodsOf(needs, market, rows)
}

/** The same as a column of another statement. */
export const sellableSubquery = (needs: SellableNeeds, market: Market): SellableSubquery => ({
  values: valuesFor(market, needs.now),
  goods: (column) => goodsOf(needs, market, column as readonly Row[]),
})

/** The SQL expression for the skus, and the parameters with the values of a `SellableSubquery`. */
export type SellableInputs = { readonly [Name in keyof SellableValues | 'skus']: string }

/** The column itself. */
export const sellableColumn = (inputs: SellableInputs): string =>
  `(select coalesce(json_agg(f), '[]') from (${facts(inputs, 'v.sku', 'variant v')} where v.sku = any(${inputs.skus})) f)`

const valuesFor = ({ id, choices }: Market, now: Date): SellableValues => ({
  locale: id,
  now,
  list: choices.priceList,
  places: choices.warehouses.map(placeOf),
})

async function goodsOf(
  { t, now, prices }: SellableNeeds,
  market: Market,
  rows: readonly Row[],
): Promise<SellableGoods> {
  return {
    variants: new Map(rows.map((row) => [row.asked, sellable({ market, t, now }, row)])),
    prices: await prices.ofRows(market.choices.priceList, rows),
    available: new Map(rows.map(({ sku, pieces }) => [sku, pieces ?? 0])),
  }
}

/** Skus by EAN. */
export async function skusOfEans(database: Database, eans: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.prepared<{ ean: string; sku: string }>(
    'skus-of-eans',
    'select ean, sku from variant where ean = any($1)',
    [eans],
  )
  return new Map(rows.map(({ ean, sku }) => [ean, sku]))
}

const skusOrProducts = `
  with asked as (
    select sku as asked, sku from variant where sku = any($1)
    union all
    select product_id, min(sku) from variant where product_id = any($1) group by product_id having count(*) = 1
  )`

const facts = ({ locale, now, list, places }: Omit<SellableInputs, 'skus'>, asked: string, from: string): string => `
  select ${asked} as asked, v.sku, v.product_id as "productId", p.style_number as "styleNumber", v.ean, v.size_name as "sizeName", v.size_group as "sizeGroup",
    v.length_name as "lengthName", p.brand, p.sub_brand as "subBrand", p.family,
    p.attributes ->> 'subFamily' as "subFamily", p.colour_family as "colourFamily", p.colour_hex as "colourHex",
    (p.attributes ->> 'isDigital')::boolean as "isDigital", (p.attributes ->> 'isGiftCard')::boolean as "isGiftCard",
    v.retired or p.retired or p.available_from > ${now}::timestamptz + interval '1 day' or coalesce(p.attributes ->> 'soldOnly', '') = 'stores' as retired, p.available_from as "availableFrom", v.reserve_at as "reserveAt",
    coalesce(v.tax_category, p.tax_category) as "taxCategory",
    left(md5(p.media::text), 8) as "pictureVersion",
    case when not p.media ? 'photographs' then p.media ->> 'plate' end as plate, t.name, t.colour_name as "colourName", t.slug,
    ${currentPriceColumns}, ${availablePieces({ sku: 'v.sku', places })} as pieces
  from ${from} join product p using (product_id)
  ${currentPriceJoin({ sku: 'v.sku', list })}
  left join lateral (
    select name, colour_name, slug from product_text t where t.product_id = p.product_id and t.language = ${locale}
    union all select name, colour_name, slug from product_text t where t.product_id = p.product_id and t.language = split_part(${locale}, '-', 1)
    union all (select name, colour_name, slug from product_text t where t.product_id = p.product_id
      order by t.language = 'en' desc, t.language)
    limit 1
  ) t on true`

const inputs = { locale: '$2', now: '$3', list: '$4', places: '$5' }

/** Nearly all calls pass only skus. A separate statement for them saves a quarter of the work. */
const ofSkus = `${facts(inputs, 'v.sku', 'variant v')} where v.sku = any($1)`
const ofSkusOrProducts = `${skusOrProducts} ${facts(inputs, 'asked.asked', 'asked join variant v using (sku)')}`

function sellable(
  { market, t, now }: Pick<SellableNeeds, 't' | 'now'> & { readonly market: Market },
  row: Row,
): SellableVariant {
  const localized = {
    name: spelledIn(row.name, market.id) ?? row.styleNumber,
    colourName: spelledIn(row.colourName, market.id) ?? row.colourFamily,
    slug: row.slug ?? row.styleNumber,
    description: '',
    fabric: '',
  }
  const base = { name: t(`colour.${row.colourFamily}`), hex: colourFamilies.get(row.colourFamily) ?? row.colourHex }
  return {
    sku: row.sku,
    productId: row.productId,
    styleNumber: row.styleNumber,
    ean: row.ean ?? undefined,
    name: localized.name,
    url: productUrl(market.id, localized, row.productId),
    imageUrl: imageAddress(imageTemplate({ id: row.productId, pictureVersion: row.pictureVersion }), 1),
    imageAlt: imageAlt(t, 'front', localized, row.plate ?? undefined),
    colour: { name: localized.colourName, base, nuance: { name: localized.colourName, hex: row.colourHex } },
    size: sizeLabel({ ...row, isGiftCard: row.isGiftCard ?? false }, market, t),
    length: row.lengthName ?? undefined,
    brand: row.brand,
    subBrand: row.subBrand,
    ediCategory: row.family || undefined,
    ediSubCategory: row.subFamily || undefined,
    isDigital: row.isDigital ?? false,
    isGiftCard: row.isGiftCard ?? false,
    retired: row.retired || isComing({ availableFrom: new Date(row.availableFrom).getTime() }, market, now.getTime()),
    reserveAt: row.reserveAt,
    taxed: { category: row.taxCategory, sizeGroup: row.sizeGroup, sizeName: row.sizeName },
  }
}

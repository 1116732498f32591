import { exponentOf } from '#foundation/money.ts'
import type { PriceRow } from '#server/pricing/index.ts'
import type { CategoryTree } from '../category-tree.ts'
import { decimals, type ExportedGoods } from './exported-goods.ts'

type Cells = readonly string[]

/** A file of the own form: its columns, and the rows for some goods. */
export interface OwnTable {
  readonly file: string
  readonly columns: readonly string[]
  rows(goods: ExportedGoods): readonly Cells[]
}

const table = (file: string, columns: string, rows: OwnTable['rows']): OwnTable => ({
  file,
  columns: columns.split(','),
  rows,
})

/** Files of goods. Each can be imported again. */
export const ownTables: readonly OwnTable[] = [
  table(
    'products.csv',
    'product_id,style_number,option_id,colour,colour_family,colour_hex,sub_brand,brand,family,available_from,media,attributes,tax_category,source,source_id',
    ({ product, source, sourceId, taxCategory }) => [
      [
        ...[product.id, product.styleNumber, product.optionId, product.colour, product.colourFamily],
        ...[product.colourHex, product.subBrand, product.brand, product.family],
        new Date(product.availableFrom).toISOString(),
        JSON.stringify(product.media),
        Object.keys(product.attributes).length > 0 ? JSON.stringify(product.attributes) : '',
        ...[taxCategory ?? '', source, sourceId ?? ''],
      ],
    ],
  ),
  table('product_texts.csv', 'product_id,language,name,colour_name,description,fabric,slug', ({ product }) =>
    [...product.texts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([language, { name, colourName, description, fabric, slug }]) => [
        ...[product.id, language, name, colourName, description, fabric, slug],
      ]),
  ),
  table('product_categories.csv', 'product_id,category_id,position', ({ product }) =>
    product.categories
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, position }) => [product.id, id, String(position)]),
  ),
  table(
    'variants.csv',
    'sku,product_id,ean,size_id,size_name,size_group,length_id,length_name,position,tax_category,source_id,source_key',
    ({ product, variants }) =>
      variants.map((variant) => [
        ...[variant.sku, product.id, variant.ean ?? '', variant.sizeId, variant.sizeName, variant.sizeGroup],
        ...[variant.lengthId ?? '', variant.lengthName ?? '', String(variant.position)],
        ...[variant.taxCategory ?? '', variant.sourceId ?? '', variant.sourceKey ?? ''],
      ]),
  ),
  table('prices.csv', 'sku,price_list,price,list_price,member_price,currency,from,until,kind', ({ variants }) =>
    variants.flatMap(({ prices }) => inForceOnce(prices).map(priceCells)),
  ),
  table('stock.csv', 'sku,place,available', ({ variants }) =>
    variants.flatMap(({ stock }) =>
      stock
        .toSorted((a, b) => (a.place < b.place ? -1 : 1))
        .map(({ sku, place, quantity }) => [sku, place, String(quantity)]),
    ),
  ),
]

/** If several prices have the same start, only the one imported last was ever valid. */
const inForceOnce = (prices: readonly PriceRow[]): PriceRow[] => [
  ...new Map(prices.map((price) => [`${price.list} ${price.startsAt.getTime()}`, price])).values(),
]

function priceCells({ sku, list, currency, minor, listMinor, memberMinor, startsAt, endsAt, kind }: PriceRow): Cells {
  const amount = (units: number | null) => (units === null ? '' : decimals(units, exponentOf(currency)))
  return [
    ...[sku, list, amount(minor), amount(listMinor), amount(memberMinor), currency],
    ...[startsAt.toISOString(), endsAt?.toISOString() ?? '', kind],
  ]
}

/** Files of categories. Parents come before their children. */
export function categoryTables(tree: CategoryTree): { file: string; columns: readonly string[]; rows: Cells[] }[] {
  const inOrder = [...tree.nodes.values()].sort(
    (a, b) => (tree.chains.get(a.id)?.length ?? 0) - (tree.chains.get(b.id)?.length ?? 0) || (a.id < b.id ? -1 : 1),
  )
  return [
    {
      file: 'categories.csv',
      columns: ['category_id', 'parent_id', 'position', 'sub_brand'],
      rows: inOrder.map(({ id, parent, position, subBrand }) => [id, parent ?? '', String(position), subBrand ?? '']),
    },
    {
      file: 'category_texts.csv',
      columns: ['category_id', 'language', 'title', 'slug', 'intro', 'description'],
      rows: inOrder.flatMap(({ id, texts }) =>
        [...texts]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([language, { title, slug, intro, description }]) => [id, language, title, slug, intro, description]),
      ),
    },
  ]
}

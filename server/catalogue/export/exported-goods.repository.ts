import type { Database } from '#server/platform/database.ts'
import { priceHistories } from '#server/pricing/index.ts'
import { readGoods } from '../assortment.repository.ts'
import type { ExportedGoods, ExportedVariant } from './exported-goods.ts'

/** Products per query: few enough that requests are answered in between. */
const chunk = 200

/** Ids of all goods that are not retired, sorted. */
export async function exportedIds(database: Database): Promise<string[]> {
  const rows = await database.prepared<{ id: string }>(
    'export-ids',
    'select product_id as id from product where not retired order by product_id',
  )
  return rows.map(({ id }) => id)
}

/** Names of stored feed attributes for which the shop has no column. */
export async function feedAttributes(database: Database): Promise<string[]> {
  const rows = await database.prepared<{ name: string }>(
    'export-kept-attributes',
    `select distinct jsonb_object_keys(attributes -> 'feed') as name from product where attributes ? 'feed' and not retired order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** These goods in the given order, a number at a time. */
export async function* exportedGoods(database: Database, ids: readonly string[]): AsyncGenerator<ExportedGoods[]> {
  for (let at = 0; at < ids.length; at += chunk) yield await readSome(database, ids.slice(at, at + chunk))
}

async function readSome(database: Database, ids: readonly string[]): Promise<ExportedGoods[]> {
  const { products, stock } = await readGoods(database, ids)
  const variants = await database.prepared<
    Pick<ExportedVariant, 'sku' | 'position' | 'taxCategory' | 'sourceId' | 'sourceKey' | 'sourceIdIsItsOwn'>
  >(
    'export-variants',
    `select sku, position, tax_category as "taxCategory", source_id as "sourceId", source_key as "sourceKey", not exists (
       select from variant o where o.source_id = v.source_id and o.sku <> v.sku and not o.retired) as "sourceIdIsItsOwn"
     from variant v where product_id = any($1) and not retired`,
    [ids],
  )
  const styles = await database.prepared<{ style: string; source: string; sourceId: string | null }>(
    'export-styles',
    'select style_number as style, source, source_id as "sourceId" from style where style_number = any($1)',
    [[...new Set(products.map(({ styleNumber }) => styleNumber))]],
  )
  const taxCategories = await database.prepared<{ id: string; category: string | null }>(
    'export-tax-categories',
    'select product_id as id, tax_category as category from product where product_id = any($1)',
    [ids],
  )
  const histories = await priceHistories(
    database,
    variants.map(({ sku }) => sku),
  )
  const [pricesOf, stockOf] = [
    Map.groupBy([...histories.values()].flat(), ({ sku }) => sku),
    Map.groupBy(stock, ({ sku }) => sku),
  ]
  const [moreOf, styleOf] = [
    new Map(variants.map((variant) => [variant.sku, variant])),
    new Map(styles.map((style) => [style.style, style])),
  ]
  const categoryOf = new Map(taxCategories.map(({ id, category }) => [id, category]))
  const inOrder = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = inOrder.get(id)
    if (!product) return []
    const { source, sourceId } = styleOf.get(product.styleNumber)!
    return {
      ...{ product, source, sourceId, taxCategory: categoryOf.get(id) ?? null },
      variants: product.variants.map((variant) => ({
        ...variant,
        ...moreOf.get(variant.sku)!,
        prices: pricesOf.get(variant.sku) ?? [],
        stock: stockOf.get(variant.sku) ?? [],
      })),
    }
  })
}

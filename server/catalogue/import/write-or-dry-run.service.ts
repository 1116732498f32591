import type { ImportState } from './check-rows.ts'
import type { RowKind, Rows } from './rows.ts'
import { dryRunGoods, type SomeRows, type WriteGoodsNeeds, type Written, writeGoods } from './write-goods.repository.ts'

/** The ids that existed before an import began. */
export type StoredIds = Readonly<Record<'categories' | 'products' | 'skus', ReadonlySet<string>>>

export const storedIds = ({ categories, products, skus }: ImportState): StoredIds => ({
  categories: new Set(categories),
  products: new Set(products),
  skus: new Set(skus),
})

/**
 * Writes rows. On a dry run (`stored` is given) it only returns what they would change. There, rows about new things
 * count as changed without being tried, because what they refer to is not in the database.
 */
export async function writeOrDryRun(
  needs: WriteGoodsNeeds,
  rows: SomeRows,
  stored: StoredIds | undefined,
): Promise<Written> {
  if (!stored) return writeGoods(needs, rows)
  const known: Partial<Record<RowKind, readonly object[]>> = {}
  const changed: Partial<Record<RowKind, number>> = {}
  for (const [kind, some] of Object.entries(rows) as [RowKind, readonly Rows[RowKind][]][]) {
    const { true: added = [], false: old = [] } = Object.groupBy(some, (row) => `${isNew[kind](row as never, stored)}`)
    known[kind] = old
    changed[kind] = countChanges(kind, added)
  }
  const tried = await dryRunGoods(needs, known as SomeRows)
  for (const [kind, count] of Object.entries(tried.changed) as [RowKind, number][])
    changed[kind] = (changed[kind] ?? 0) + count
  return { changed, alreadyBegan: tried.alreadyBegan }
}

/** Prices and stock are counted by variant, as in a real run. */
const countChanges = (kind: RowKind, rows: readonly object[]): number =>
  kind === 'prices' || kind === 'stock'
    ? new Set((rows as readonly { readonly sku: string }[]).map(({ sku }) => sku)).size
    : rows.length

const isNew: { readonly [Kind in RowKind]: (row: Rows[Kind], stored: StoredIds) => boolean } = {
  categories: ({ categoryId, parentId }, { categories }) =>
    !categories.has(categoryId) || (parentId !== null && !categories.has(parentId)),
  categoryTexts: ({ categoryId }, { categories }) => !categories.has(categoryId),
  products: ({ productId }, { products }) => !products.has(productId),
  productTexts: ({ productId }, { products }) => !products.has(productId),
  productCategories: ({ productId, categoryId }, { products, categories }) =>
    !products.has(productId) || !categories.has(categoryId),
  variants: ({ sku, productId }, { products, skus }) => !skus.has(sku) || !products.has(productId),
  prices: ({ sku }, { skus }) => !skus.has(sku),
  stock: ({ sku }, { skus }) => !skus.has(sku),
}

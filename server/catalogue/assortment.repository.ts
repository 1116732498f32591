import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { allPrices, type CurrentPrice, type ReadPrices } from '#server/pricing/index.ts'
import { allStock, type Pieces } from '#server/stock/index.ts'
import type { Product, ProductText, ProductVariant } from './assortment.ts'
import { type CategoryNode, type CategoryText, type CategoryTree, categoryTree } from './category-tree.ts'

/** Products, with the prices and stock that were read for them. */
export interface ReadGoods {
  readonly products: readonly Product[]
  readonly prices: readonly (CurrentPrice & { readonly list: string })[]
  readonly stock: readonly (Pieces & { readonly sold: number })[]
}

/** Styles per query: few enough that requests are answered in between. */
const chunk = 100

/** Reads all goods, a number of whole styles at a time. Equal texts are stored in memory once. */
export async function* readAllGoods(database: Database, readPrices: ReadPrices = allPrices): AsyncGenerator<ReadGoods> {
  const shared = sharing()
  for (let after = ''; ; ) {
    const styles = await database.prepared<{ style: string }>(
      'styles-after',
      `select style_number as style from style where style_number > $1 order by style_number limit ${chunk}`,
      [after],
    )
    if (styles.length === 0) return
    const ids = await database.prepared<{ id: string }>(
      'products-of-styles',
      'select product_id as id from product where style_number = any($1) and not retired',
      [styles.map(({ style }) => style)],
    )
    yield await readGoods(
      database,
      ids.map(({ id }) => id),
      { shared, readPrices },
    )
    after = styles.at(-1)!.style
  }
}

interface ReadOptions {
  readonly shared?: ReturnType<typeof sharing>
  readonly readPrices?: ReadPrices
}

/** Reads these products. Unknown and retired ones are left out. */
export async function readGoods(
  database: Database,
  productIds: readonly string[],
  { shared = sharing(), readPrices = allPrices }: ReadOptions = {},
): Promise<ReadGoods> {
  const [rows, texts, variants, categories] = [
    await productRows(database, productIds),
    await textRows(database, productIds),
    await variantRows(database, productIds),
    await membershipRows(database, productIds),
  ]
  const skus = variants.map(({ sku }) => sku)
  const [prices, stock] = [await readPrices(database, skus), await allStock(database, skus)]
  const textsOf = Map.groupBy(texts, ({ productId }) => productId)
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const categoriesOf = Map.groupBy(categories, ({ productId }) => productId)
  const soldOf = new Map<string, number>()
  for (const { sku, sold } of stock) soldOf.set(sku, (soldOf.get(sku) ?? 0) + sold)
  const products = rows.map(({ availableFrom, ...row }): Product => {
    const own = (variantsOf.get(row.id) ?? []).map(
      ({ productId: _, sizeId, sizeName, sizeGroup, ...rest }): ProductVariant => ({
        ...rest,
        sizeId: shared(sizeId),
        sizeName: shared(sizeName),
        sizeGroup: shared(sizeGroup),
      }),
    )
    return {
      ...row,
      brand: shared(row.brand),
      family: shared(row.family),
      colourFamily: shared(row.colourFamily),
      availableFrom: availableFrom.getTime(),
      texts: new Map((textsOf.get(row.id) ?? []).map((text) => [shared(text.language), sharedText(text, shared)])),
      categories: (categoriesOf.get(row.id) ?? []).map(({ id, position }) => ({ id: shared(id), position })),
      variants: own,
      sold: own.reduce((sum, { sku }) => sum + (soldOf.get(sku) ?? 0), 0),
    }
  })
  return { products, prices, stock }
}

/** These products and all other colours of their styles. */
export async function withSiblings(database: Database, productIds: readonly string[]): Promise<string[]> {
  const rows = await database.prepared<{ id: string }>(
    'products-with-siblings',
    'select product_id as id from product where style_number in (select style_number from product where product_id = any($1))',
    [productIds],
  )
  return rows.map(({ id }) => id)
}

export async function readCategories(database: Database): Promise<CategoryTree> {
  const { rows } = await sql<Omit<CategoryNode, 'texts'> & { texts: Record<string, CategoryText> | null }>`
    select c.category_id as id, c.parent_id as parent, c.position, c.sub_brand as "subBrand",
      (select json_object_agg(language, json_build_object('title', title, 'slug', slug, 'intro', intro, 'description', description)) from category_text t where t.category_id = c.category_id) as texts
    from category c`.execute(database.sql())
  return categoryTree(
    rows.map(({ texts, parent, subBrand, ...row }) => ({
      ...row,
      parent: parent ?? undefined,
      subBrand: subBrand ?? undefined,
      texts: new Map(Object.entries(texts ?? {})),
    })),
  )
}

type ProductRow = Omit<Product, 'availableFrom' | 'texts' | 'categories' | 'variants' | 'sold'> & {
  readonly availableFrom: Date
}

const productRows = (database: Database, ids: readonly string[]): Promise<ProductRow[]> =>
  database.prepared(
    'products-read',
    `select product_id as id, style_number as "styleNumber", option_id as "optionId", colour, colour_family as "colourFamily", colour_hex as "colourHex",
       sub_brand as "subBrand", brand, family, available_from as "availableFrom", media, left(md5(media::text), 8) as "pictureVersion", attributes
     from product where product_id = any($1) and not retired`,
    [ids],
  )

const textRows = (
  database: Database,
  ids: readonly string[],
): Promise<(ProductText & { productId: string; language: string })[]> =>
  database.prepared(
    'product-texts-read',
    `select product_id as "productId", language, name, colour_name as "colourName", description, fabric, slug from product_text where product_id = any($1)`,
    [ids],
  )

const variantRows = (database: Database, ids: readonly string[]): Promise<(ProductVariant & { productId: string })[]> =>
  database.prepared(
    'variants-read',
    `select sku, product_id as "productId", ean, size_id as "sizeId", size_name as "sizeName", size_group as "sizeGroup", length_id as "lengthId",
       length_name as "lengthName" from variant where product_id = any($1) and not retired order by position, sku`,
    [ids],
  )

const membershipRows = (
  database: Database,
  ids: readonly string[],
): Promise<{ productId: string; id: string; position: number }[]> =>
  database.prepared(
    'memberships-read',
    `select product_id as "productId", category_id as id, position from product_category where product_id = any($1)`,
    [ids],
  )

const sharedText = (
  { name, colourName, description, fabric, slug }: ProductText,
  shared: (text: string) => string,
): ProductText => ({
  name: shared(name),
  colourName: shared(colourName),
  description: shared(description),
  fabric: shared(fabric),
  slug: shared(slug),
})

/** Returns the same string object for equal texts, because all colours of a style have the same texts. */
function sharing(): (text: string) => string {
  const held = new Map<string, string>()
  return (text) => {
    const known = held.get(text)
    if (known === undefined) held.set(text, text)
    return known ?? text
  }
}

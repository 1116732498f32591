import { type RawBuilder, sql } from 'kysely'
import { productIdOf } from '#foundation/sku.ts'
import type { Subject } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { logPrices, type NewPrice } from '#server/pricing/index.ts'
import { setStock } from '#server/stock/index.ts'
import { lockProducts, namePictures } from './photographs/named-pictures.repository.ts'
import type { RowKind, Rows } from './rows.ts'

export type Writer<Kind extends RowKind> = (
  inside: Database,
  rows: readonly Rows[Kind][],
  now: Date,
) => Promise<{
  readonly subjects: readonly Subject[]
  readonly changed: number
  readonly alreadyBegan?: readonly NewPrice[]
}>

const products = (ids: readonly { readonly id: string }[]) => ({
  subjects: ids.map(({ id }) => `product:${id}`),
  changed: ids.length,
})

const categories = (ids: readonly { readonly id: string }[]) => ({
  subjects: ids.map(({ id }) => `category:${id}`),
  changed: ids.length,
})

const productsOf = (skus: readonly string[]) => ({
  subjects: skus.map((sku) => `product:${productIdOf(sku)}`),
  changed: skus.length,
})

const run = async (inside: Database, statement: RawBuilder<{ id: string }>): Promise<{ id: string }[]> =>
  (await statement.execute(inside.sql())).rows

export const writers: { readonly [Kind in RowKind]: Writer<Kind> } = {
  categories: async (inside, rows) =>
    categories(
      await run(
        inside,
        sql`
    insert into category as known (category_id, parent_id, position, sub_brand)
    select "categoryId", "parentId", position, "subBrand" from json_to_recordset(${JSON.stringify(rows)}::json)
      as row ("categoryId" text, "parentId" text, position int, "subBrand" text)
    on conflict (category_id) do update set parent_id = excluded.parent_id, position = excluded.position, sub_brand = excluded.sub_brand
      where (known.parent_id, known.position, known.sub_brand) is distinct from (excluded.parent_id, excluded.position, excluded.sub_brand)
    returning category_id as id`,
      ),
    ),

  categoryTexts: async (inside, rows) =>
    categories(
      await run(
        inside,
        sql`
    insert into category_text as known (category_id, language, title, slug, intro, description)
    select "categoryId", language, title, slug, intro, description from json_to_recordset(${JSON.stringify(rows)}::json)
      as row ("categoryId" text, language text, title text, slug text, intro text, description text)
    on conflict (category_id, language) do update set title = excluded.title, slug = excluded.slug, intro = excluded.intro, description = excluded.description
      where (known.title, known.slug, known.intro, known.description) is distinct from (excluded.title, excluded.slug, excluded.intro, excluded.description)
    returning category_id as id`,
      ),
    ),

  async products(inside, rows, now) {
    await lockProducts(
      inside,
      rows.map(({ productId }) => productId),
    )
    const told = rows.map((row) => ({ ...row, availableFrom: row.availableFrom ?? null, now }))
    await sql`
      insert into style (style_number, source_id, source)
      select distinct on ("styleNumber") "styleNumber", "sourceId", source from json_to_recordset(${JSON.stringify(told)}::json) as row ("styleNumber" text, "sourceId" text, source text)
      on conflict (style_number) do nothing`.execute(inside.sql())
    const written = await run(
      inside,
      sql`
      insert into product as known (product_id, style_number, option_id, colour, colour_family, colour_hex, sub_brand, brand, family, available_from, media, attributes, tax_category)
      select "productId", "styleNumber", "optionId", colour, "colourFamily", "colourHex", "subBrand", brand, family,
        coalesce("availableFrom", known_from, now),
        case when media is null then coalesce(known_media, '{"plate": "none"}')
          when media ? 'plate' then media || jsonb_strip_nulls(jsonb_build_object('photographs', known_media -> 'photographs', 'plate', known_media -> 'plate'))
          else jsonb_strip_nulls(jsonb_build_object('photographs', known_media -> 'photographs')) || media end,
        attributes, coalesce("taxCategory", known_tax_category)
      from json_to_recordset(${JSON.stringify(told)}::json) as row ("productId" text, "styleNumber" text, "optionId" text, colour text, "colourFamily" text,
        "colourHex" text, "subBrand" text, brand text, family text, "availableFrom" timestamptz, now timestamptz, media jsonb, attributes jsonb, "taxCategory" text)
        left join (select product_id, available_from as known_from, media as known_media, tax_category as known_tax_category from product) as before on product_id = "productId"
      on conflict (product_id) do update set colour_family = excluded.colour_family, colour_hex = excluded.colour_hex, sub_brand = excluded.sub_brand,
        brand = excluded.brand, family = excluded.family, available_from = excluded.available_from, media = excluded.media, attributes = excluded.attributes,
        tax_category = excluded.tax_category, retired = false
        where known is distinct from excluded
      returning product_id as id`,
    )
    const named = await namePictures(inside, rows, now)
    return products([...new Set([...written.map(({ id }) => id), ...named])].map((id) => ({ id })))
  },

  productTexts: async (inside, rows) =>
    products(
      await run(
        inside,
        sql`
    insert into product_text as known (product_id, language, name, colour_name, description, fabric, slug)
    select "productId", language, name, "colourName", description, fabric, slug from json_to_recordset(${JSON.stringify(rows)}::json)
      as row ("productId" text, language text, name text, "colourName" text, description text, fabric text, slug text)
    on conflict (product_id, language) do update set name = excluded.name, colour_name = excluded.colour_name, description = excluded.description,
      fabric = excluded.fabric, slug = excluded.slug
      where known is distinct from excluded
    returning product_id as id`,
      ),
    ),

  productCategories: async (inside, rows) =>
    products(
      await run(
        inside,
        sql`
    insert into product_category as known (product_id, category_id, position)
    select "productId", "categoryId", position from json_to_recordset(${JSON.stringify(rows)}::json) as row ("productId" text, "categoryId" text, position int)
    on conflict (product_id, category_id) do update set position = excluded.position where known.position <> excluded.position
    returning product_id as id`,
      ),
    ),

  variants: async (inside, rows) =>
    products(
      await run(
        inside,
        sql`
    insert into variant as known (sku, product_id, ean, size_id, size_name, size_group, length_id, length_name, position, tax_category, source_id, source_key)
    select sku, "productId", ean, "sizeId", "sizeName", "sizeGroup", "lengthId", "lengthName", position,
      coalesce("taxCategory", (select tax_category from variant v where v.sku = row.sku)), "sourceId", "sourceKey" from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (sku text, "productId" text, ean text, "sizeId" text, "sizeName" text, "sizeGroup" text, "lengthId" text, "lengthName" text, position int, "taxCategory" text,
        "sourceId" text, "sourceKey" text)
    on conflict (sku) do update set ean = excluded.ean, size_name = excluded.size_name, size_group = excluded.size_group, length_name = excluded.length_name,
      position = excluded.position, tax_category = excluded.tax_category, source_id = coalesce(excluded.source_id, known.source_id),
      source_key = coalesce(known.source_key, excluded.source_key), retired = false
      where (known.ean, known.size_name, known.size_group, known.length_name, known.position, known.tax_category, known.retired, known.source_id, known.source_key)
        is distinct from (excluded.ean, excluded.size_name, excluded.size_group, excluded.length_name, excluded.position, excluded.tax_category, false,
          coalesce(excluded.source_id, known.source_id), coalesce(known.source_key, excluded.source_key))
    returning product_id as id`,
      ),
    ),

  async prices(inside, rows, now) {
    const { changed, alreadyBegan } = await logPrices(inside, rows, now)
    return { ...productsOf(changed), alreadyBegan }
  },

  stock: async (inside, rows) => productsOf(await setStock(inside, rows)),
}

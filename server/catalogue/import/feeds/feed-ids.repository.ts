import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { fourOf, slugged } from '../slugs.ts'
import type { FeedIds, KnownVariant } from './feed-shop.ts'

export interface ExistingIds {
  readonly styles: readonly { readonly style: string; readonly source: string; readonly sourceId: string | null }[]
  readonly options: readonly { readonly style: string; readonly colour: string; readonly option: string }[]
  readonly variants: readonly (KnownVariant & { readonly key: string })[]
  /** Skus of goods from other sources. */
  readonly others: Iterable<string>
}

/** Ids for the goods of a feed: those given earlier, and new ones that are not in use. */
export async function readFeedIds(database: Database, source: string): Promise<FeedIds> {
  const anything = database.sql<unknown>()
  const { rows: styles } = await sql<{ style: string; source: string; sourceId: string | null }>`
    select style_number as style, source, source_id as "sourceId" from style`.execute(anything)
  const { rows: options } = await sql<{ style: string; colour: string; option: string }>`
    select style_number as style, colour, option_id as option from product`.execute(anything)
  const { rows: variants } = await sql<ExistingIds['variants'][number]>`
    select v.source_key as key, v.sku, style_number as style, p.colour, product_id as "productId", v.size_id as "sizeId", v.length_id as "lengthId"
    from variant v join product p using (product_id) join style s using (style_number)
    where s.source = ${source} and v.source_key is not null`.execute(anything)
  const { rows: others } = await sql<{ sku: string }>`
    select sku from variant join product using (product_id) join style using (style_number) where source <> ${source}`.execute(
    anything,
  )
  return feedIds(source, { styles, options, variants, others: others.map(({ sku }) => sku) })
}

export function feedIds(source: string, { styles, options, variants, others }: ExistingIds): FeedIds {
  const taken = new Set(styles.map(({ style }) => style))
  const own = new Map(
    styles.flatMap((known) =>
      known.source === source && known.sourceId !== null ? [[known.sourceId, known.style]] : [],
    ),
  )
  const optionOf = new Map(options.map(({ style, colour, option }) => [`${style} ${colour}`, option]))
  const before = new Set(optionOf.keys())
  const numbers = new Set(options.map(({ style, option }) => `${style} ${option}`))
  const lastOf = new Map<string, number>()
  for (const { style, option } of options) lastOf.set(style, Math.max(lastOf.get(style) ?? 0, Number(option) || 0))
  const foreign = new Set(others)
  const variantOf = new Map(variants.map((variant) => [variant.key, variant]))
  return {
    style(sourceId) {
      const slug = slugged(sourceId) || 'style'
      const style = own.get(sourceId) ?? (taken.has(slug) ? `${slug}-${fourOf(source + sourceId)}` : slug)
      own.set(sourceId, style)
      taken.add(style)
      return style
    },
    option(style, colour, itemId) {
      const key = `${style} ${colour}`
      const known = optionOf.get(key)
      if (known) return known
      const told = itemId.startsWith(`${style}_${colour}_`)
        ? /^(\d{2})_/.exec(itemId.slice(key.length + 1))?.[1]
        : undefined
      const next = (lastOf.get(style) ?? 0) + 1
      const option = told && !numbers.has(`${style} ${told}`) ? told : String(next).padStart(2, '0')
      lastOf.set(style, Math.max(lastOf.get(style) ?? 0, Number(option)))
      numbers.add(`${style} ${option}`)
      optionOf.set(key, option)
      return option
    },
    wasHere: (style, colour) => before.has(`${style} ${colour}`),
    variant: (key) => variantOf.get(key),
    ofAnotherSource: (itemId) => (foreign.has(itemId) ? itemId : undefined),
  }
}

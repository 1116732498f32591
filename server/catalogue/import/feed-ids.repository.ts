import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { FeedIds } from './feed-shop.ts'
import { fourOf, slugged } from './slugs.ts'

/** Ids of feed goods: those given before, and new ones that clash with nothing. */
export async function readFeedIds(database: Database): Promise<FeedIds> {
  const anything = database.sql<unknown>()
  const { rows: styles } = await sql<{
    style: string
    source: string | null
  }>`select style_number as style, source_id as source from style`.execute(anything)
  const { rows: options } = await sql<{ style: string; colour: string; option: string }>`
    select style_number as style, colour, option_id as option from product`.execute(anything)
  return feedIds(styles, options)
}

export function feedIds(
  styles: readonly { readonly style: string; readonly source: string | null }[],
  options: readonly { readonly style: string; readonly colour: string; readonly option: string }[],
): FeedIds {
  const taken = new Set(styles.map(({ style }) => style))
  const bySource = new Map(styles.flatMap(({ style, source }) => (source === null ? [] : [[source, style]])))
  const optionOf = new Map(options.map(({ style, colour, option }) => [`${style} ${colour}`, option]))
  const lastOf = new Map<string, number>()
  for (const { style, option } of options) lastOf.set(style, Math.max(lastOf.get(style) ?? 0, Number(option) || 0))
  return {
    style(source) {
      const slug = slugged(source) || 'style'
      const style = bySource.get(source) ?? (taken.has(slug) ? `${slug}-${fourOf(source)}` : slug)
      bySource.set(source, style)
      taken.add(style)
      return style
    },
    option(style, colour) {
      const key = `${style} ${colour}`
      const known = optionOf.get(key)
      if (known) return known
      const next = (lastOf.get(style) ?? 0) + 1
      lastOf.set(style, next)
      const option = String(next).padStart(2, '0')
      optionOf.set(key, option)
      return option
    },
  }
}

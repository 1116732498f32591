import { LRUCache } from 'lru-cache'
import type { Database } from '#server/platform/database.ts'

/** Purchases change the result slowly, so it is cached for this long. */
const cacheMs = 10 * 60_000
const maxAnswers = 2_000
const most = 40

/** The first three parts of a sku name its product. */
const productOf = (column: string) => `substring(${column} from '^[^_]+_[^_]+_[^_]+')`

const text = `
  select ${productOf('other.sku')} as id, count(distinct other.order_id)::int as orders
  from order_line mine join order_line other on other.order_id = mine.order_id
  where ${productOf('mine.sku')} = any($1) and not ${productOf('other.sku')} = any($1)
  group by 1 order by orders desc, id limit ${most}`

/** Products ordered together with these, most frequent first. The result is cached for ten minutes. */
export function boughtTogether(
  database: Database,
): (productIds: readonly string[], count: number) => Promise<string[]> {
  const cache = new LRUCache<string, Promise<readonly string[]>>({ max: maxAnswers, ttl: cacheMs })
  return async (productIds, count) => {
    if (productIds.length === 0) return []
    const key = productIds.toSorted().join(' ')
    const pending =
      cache.get(key) ??
      database
        .prepared<{ id: string }>('bought-together', text, [[...productIds]])
        .then((rows) => rows.map(({ id }) => id))
    if (!cache.has(key)) {
      cache.set(key, pending)
      pending.catch(() => cache.delete(key))
    }
    return (await pending).slice(0, count)
  }
}

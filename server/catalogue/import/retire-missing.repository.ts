import { sql } from 'kysely'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { itemMark, keyMark } from './feeds/feed-reading.ts'
import type { ImportOrder } from './import-order.ts'
import { type ImportReport, mostExamples } from './report.ts'

/** All goods in an import by source, whether accepted or refused. */
export class Presence {
  private readonly feeds = new Map<string, Map<string, number>[]>()
  private readonly tables = { products: new Set<string>(), variants: new Set<string>() }
  private readonly kept = new Set<string>()
  /** The categories of each product for which the import names any. */
  readonly categoriesByProduct = new Map<string, Set<string>>()
  /** Categories in imported tables of categories. */
  readonly categories = new Set<string>()
  /** Number of refused rows without an id. They may be about any product. */
  nameless = 0

  /** A map of ids, skus and keys with their lines, which the reader of a feed fills. */
  feed(source: string): Map<string, number> {
    const seen = new Map<string, number>()
    this.feeds.set(source, [...(this.feeds.get(source) ?? []), seen])
    return seen
  }

  own(kind: 'products' | 'variants', id: string): void {
    this.tables[kind].add(id)
  }

  addCategory(product: string, category: string): void {
    const known = this.categoriesByProduct.get(product)
    if (known) known.add(category)
    else this.categoriesByProduct.set(product, new Set([category]))
  }

  refused(names: string | undefined): void {
    if (names === undefined) this.nameless += 1
    else this.kept.add(names)
  }

  sources(): string[] {
    const own = this.tables.products.size + this.tables.variants.size > 0 ? ['own'] : []
    return [...new Set([...own, ...this.feeds.keys()])]
  }

  contains(source: string, { sku, product, sourceId, sourceKey, group }: KnownVariant): boolean {
    if ([sku, product, sourceId, group].some((name) => name !== null && this.kept.has(name))) return true
    if (source === 'own') {
      const { products, variants } = this.tables
      return variants.size > 0 && sku !== product ? variants.has(sku) : products.size === 0 || products.has(product)
    }
    return (this.feeds.get(source) ?? []).some(
      (seen) =>
        seen.has(sku) ||
        (sourceKey === null ? sourceId !== null && seen.has(itemMark(sourceId)) : seen.has(keyMark(sourceKey))),
    )
  }
}

interface KnownVariant {
  readonly sku: string
  readonly product: string
  readonly sourceId: string | null
  readonly sourceKey: string | null
  /** The name that the source uses for the style. */
  readonly group: string | null
}

/** If a larger share of a source's goods is missing, the file may be incomplete, so nothing is retired without `all`. */
const mostVanishing = 0.2
const alwaysFew = 10
const atOnce = 1000

interface RetireNeeds {
  readonly database: Database
  readonly changes: Changes
}

/** Retires goods of this import's sources that are no longer in it. Retired goods are not sold; orders and prices stay. */
export async function retireMissing(
  needs: RetireNeeds,
  presence: Presence,
  order: ImportOrder,
): Promise<ImportReport['retired']> {
  const none = (why: string) => ({ products: 0, variants: 0, examples: [], why })
  if (presence.nameless > 0)
    return none(`${presence.nameless} rows could not be read, so what is missing is not known; mend them first`)
  let [products, variants] = [0, 0]
  const examples: string[] = []
  for (const source of presence.sources()) {
    const known = await liveVariants(needs.database, source)
    const missing = known.filter((variant) => !presence.contains(source, variant))
    if (missing.length > Math.max(alwaysFew, known.length * mostVanishing) && order.retireMissing !== 'all')
      return none(
        `${missing.length} of ${known.length} variants of "${source}" are missing; say --retire-missing all if that is meant`,
      )
    const left = new Set(known.filter((variant) => presence.contains(source, variant)).map(({ product }) => product))
    const gone = [...new Set(missing.map(({ product }) => product))].filter((product) => !left.has(product))
    const single = missing.filter(({ product }) => left.has(product))
    products += gone.length
    variants += single.length
    examples.push(...gone, ...single.map(({ sku }) => sku))
    if (!order.dryRun) await retire(needs, gone, single)
  }
  return { products, variants, examples: examples.slice(0, mostExamples) }
}

/** A product set has no variants, so its own id stands for it. */
const liveVariants = (database: Database, source: string): Promise<KnownVariant[]> =>
  database.prepared(
    'variants-of-source',
    `select coalesce(v.sku, p.product_id) as sku, p.product_id as product, v.source_id as "sourceId",
       v.source_key as "sourceKey", s.source_id as "group" from product p join style s using (style_number)
     left join variant v on v.product_id = p.product_id and not v.retired where s.source = $1 and not p.retired`,
    [source],
  )

async function retire(
  { database, changes }: RetireNeeds,
  products: readonly string[],
  variants: readonly KnownVariant[],
): Promise<void> {
  for (let at = 0; at < products.length; at += atOnce) {
    const some = products.slice(at, at + atOnce)
    await database.transaction(async (inside) => {
      await sql`update product set retired = true where product_id = any(${some})`.execute(inside.sql())
      await changes.publish(
        inside,
        some.map((id) => `product:${id}`),
      )
    })
  }
  for (let at = 0; at < variants.length; at += atOnce) {
    const some = variants.slice(at, at + atOnce)
    await database.transaction(async (inside) => {
      await sql`update variant set retired = true where sku = any(${some.map(({ sku }) => sku)})`.execute(inside.sql())
      await changes.publish(inside, [...new Set(some.map(({ product }) => `product:${product}`))])
    })
  }
}

import { spelledIn } from '#foundation/german-spelling.ts'
import type { Database } from '#server/platform/database.ts'
import type { GoneProduct } from './catalogue.ts'

const text = `
  select coalesce(regional.name, own.name, english.name) as name,
    array(select s.product_id from product s where s.style_number = p.style_number and s.product_id <> p.product_id order by s.product_id)
      as siblings,
    array(select c.category_id from product_category c where c.product_id = p.product_id order by c.position) as categories
  from product p
    left join product_text regional on regional.product_id = p.product_id and regional.language = $2
    left join product_text own on own.product_id = p.product_id and own.language = split_part($2, '-', 1)
    left join product_text english on english.product_id = p.product_id and english.language = 'en'
  where p.product_id = $1 and p.retired`

/** Retired products are not in memory. Called only for paths that match nothing else. */
export async function goneProduct(
  database: Database,
  productId: string,
  locale: string,
): Promise<GoneProduct | undefined> {
  const [gone] = await database.prepared<GoneProduct>('gone-product', text, [productId, locale])
  return gone?.name ? { ...gone, name: spelledIn(gone.name, locale) } : undefined
}

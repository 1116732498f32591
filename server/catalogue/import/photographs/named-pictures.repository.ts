import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { ProductRow } from '../rows.ts'

/**
 * Records the pictures of goods, to be fetched later, and drops pictures that are no longer named. The goods must be
 * locked. Returns the goods whose pictures changed.
 */
export async function namePictures(
  inside: Database,
  rows: readonly Pick<ProductRow, 'productId' | 'pictures'>[],
  now: Date,
): Promise<string[]> {
  const told = rows.filter(({ pictures }) => pictures !== undefined)
  if (told.length === 0) return []
  const ids = told.map(({ productId }) => productId)
  const named = told.flatMap(({ productId, pictures = [] }) =>
    pictures.map((picture, position) => ({ productId, position, ...picture })),
  )
  const { rows: dropped } = await sql<{ id: string }>`
    delete from product_picture p where product_id = any(${ids}) and not exists (
      select from json_to_recordset(${JSON.stringify(named)}::json) as told ("productId" text, address text)
      where told."productId" = p.product_id and told.address = p.address)
    returning product_id as id`.execute(inside.sql())
  const { rows: written } = await sql<{ id: string }>`
    insert into product_picture as known (product_id, address, position, host, private_hosts, due_at)
    select "productId", address, position, host, "privateHosts", ${now} from json_to_recordset(${JSON.stringify(named)}::json)
      as told ("productId" text, address text, position int, host text, "privateHosts" boolean)
    on conflict (product_id, address) do update set position = excluded.position, private_hosts = excluded.private_hosts
      where (known.position, known.private_hosts) is distinct from (excluded.position, excluded.private_hosts)
    returning product_id as id`.execute(inside.sql())
  const changed = [...new Set([...dropped, ...written].map(({ id }) => id))]
  await showPictures(inside, changed)
  return changed
}

/**
 * Must be called before these goods or their pictures change: the shown media are made from all pictures, so of two
 * simultaneous changes the second must see the first. Goods are locked before pictures and in the order of their ids,
 * so that transactions do not deadlock.
 */
export const lockProducts = (inside: Database, ids: readonly string[]): Promise<unknown> =>
  inside.prepared(
    'lock-products-of-pictures',
    'select product_id from product where product_id = any($1) order by product_id for no key update',
    [ids],
  )

/** The media of goods: the fetched pictures in order; until one is fetched, the previous ones; else a plate with the reason. */
async function showPictures(inside: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with told as (
      select id as product_id, count(p.address) filter (where state = 'waiting') > 0 as waiting,
        jsonb_agg(p.name order by p.position) filter (where state = 'kept') as names
      from unnest(${ids}::text[]) as id left join product_picture p on p.product_id = id group by id
    ), shown as (
      select product_id, product.media - 'photographs' - 'plate' || jsonb_build_object('plate', case when waiting then 'coming' else 'none' end)
        || jsonb_strip_nulls(jsonb_build_object('photographs', case when names is not null then names when waiting then product.media -> 'photographs' end)) as media
      from told join product using (product_id)
    )
    update product set media = shown.media from shown
    where shown.product_id = product.product_id and shown.media <> product.media
    returning product.product_id as id`.execute(inside.sql())
  return rows.map(({ id }) => id)
}

/** A picture that is due. */
export interface DuePicture {
  readonly productId: string
  readonly address: string
  readonly host: string
  readonly privateHosts: boolean
  /** The number of attempts, including this one. */
  readonly tries: number
}

/** How long a picture belongs to the process that fetches it. After that another process may take it, in case the first was killed. */
const leaseMs = 5 * 60_000

/** The picture that has been due longest, except from busy hosts. It then belongs to this process for a while. */
export async function claimDuePicture(
  database: Database,
  now: Date,
  busyHosts: readonly string[],
): Promise<DuePicture | undefined> {
  const [found] = await database.prepared<DuePicture>(
    'take-due-picture',
    `update product_picture p set tries = tries + 1, due_at = $2
     from (select product_id, address from product_picture where state = 'waiting' and due_at <= $1 and host <> all($3)
       order by due_at, product_id, position limit 1 for update skip locked) as due
     where p.product_id = due.product_id and p.address = due.address
     returning p.product_id as "productId", p.address, host, private_hosts as "privateHosts", tries`,
    [now, new Date(now.getTime() + leaseMs), busyHosts],
  )
  return found
}

/** The result for a picture: stored under a name, to be tried again, or unavailable. */
export type PictureOutcome =
  | { readonly name: string }
  | { readonly why: string; readonly again: Date }
  | { readonly why: string }

/** Records the result of an attempt. Returns the product if its shown pictures changed. */
export async function recordAttempt(
  inside: Database,
  { productId, address }: DuePicture,
  outcome: PictureOutcome,
): Promise<string[]> {
  const [state, name, why] =
    'name' in outcome
      ? ['kept', outcome.name, null]
      : ['again' in outcome ? 'waiting' : 'failed', null, outcome.why.slice(0, 300)]
  await lockProducts(inside, [productId])
  await inside.prepared(
    'note-picture',
    `update product_picture set state = $3, name = $4, why = $5, due_at = coalesce($6, due_at) where product_id = $1 and address = $2`,
    [productId, address, state, name, why, 'again' in outcome ? outcome.again : null],
  )
  return showPictures(inside, [productId])
}

/** A picture that is not stored, and why. */
export interface MissingPicture {
  readonly productId: string
  readonly address: string
  readonly state: 'waiting' | 'failed'
  readonly why: string | null
  readonly tries: number
}

export interface PictureCounts {
  readonly kept: number
  readonly waiting: number
  readonly failed: number
}

export async function countPictures(database: Database): Promise<PictureCounts> {
  const [counts] = await database.prepared<PictureCounts>(
    'count-pictures',
    `select count(*) filter (where state = 'kept')::int as kept, count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where state = 'failed')::int as failed from product_picture`,
  )
  return counts!
}

export const missingPictures = (database: Database, most: number): Promise<MissingPicture[]> =>
  database.prepared<MissingPicture>(
    'missing-pictures',
    `select product_id as "productId", address, state, why, tries from product_picture where state <> 'kept'
     order by state, product_id, position limit $1`,
    [most],
  )

/** Makes pictures due now whose last attempt failed, including those that failed for good. Returns the goods they belong to. */
export async function retryPictures(inside: Database, now: Date): Promise<string[]> {
  const rows = await inside.prepared<{ id: string }>(
    'products-of-missing-pictures',
    "select distinct product_id as id from product_picture where state <> 'kept' and why is not null",
  )
  const ids = rows.map(({ id }) => id)
  await lockProducts(inside, ids)
  await inside.prepared(
    'retry-pictures',
    `update product_picture set state = 'waiting', tries = 0, due_at = $2
     where product_id = any($1) and state <> 'kept' and why is not null`,
    [ids, now],
  )
  return showPictures(inside, ids)
}

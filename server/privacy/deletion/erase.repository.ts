import type { Database } from '#server/platform/database.ts'
import { idsOf, ownedBy, type Person, quoted } from '../person.repository.ts'
import { personalTables } from '../registry/personal-data.ts'
import type { Cleared, PersonalTable } from '../registry/stored-data.ts'
import { withoutNames } from './without-names.ts'

/** Deletes or anonymises the rows of a person, as the registry says for each table. Repeating it changes nothing more. */
export async function erase(inside: Database, person: Person): Promise<void> {
  // Tables through which other rows are found come last: without them the other rows could not be found any more.
  for (const [table, rule] of Object.entries(personalTables).sort(([a], [b]) => rank(a) - rank(b)))
    await eraseTable(inside, table, { rule, person })
}

const leading = ['contact', 'wishlist', 'basket', 'checkout_basket', 'payment', 'shop_order', 'account']
const rank = (table: string): number => leading.indexOf(table)

async function eraseTable(
  inside: Database,
  table: string,
  { rule, person }: { readonly rule: PersonalTable; readonly person: Person },
): Promise<void> {
  const { owners, atDeletion } = rule
  if (owners.length === 0) return
  const ids = idsOf(owners, person)
  if (atDeletion === 'deleted') {
    await inside.prepared(`erase-${table}`, `delete from ${table} where ${ownedBy(owners)}`, ids)
    return
  }
  if (typeof atDeletion === 'string') return
  const columns = Object.entries(atDeletion)
  const named = columns.filter(([, cleared]) => cleared === 'without names').map(([column]) => column)
  for (const column of named) await rewrite(inside, { table, column, owners, ids })
  const set = columns.flatMap(([column, cleared]) =>
    cleared === 'without names' ? [] : [`${quoted(column)} = ${emptyOf[cleared]}`],
  )
  if (set.length > 0)
    await inside.prepared(`erase-${table}`, `update ${table} set ${set.join(', ')} where ${ownedBy(owners)}`, ids)
}

const emptyOf: Readonly<Record<Exclude<Cleared, 'without names'>, string>> = {
  null: 'null',
  'empty text': `''`,
  'a dash': `'-'`,
  'empty object': `'{}'`,
}

interface NamedColumn {
  readonly table: string
  readonly column: string
  readonly owners: PersonalTable['owners']
  readonly ids: readonly (readonly string[])[]
}

/** Reads each content, empties it by its rule and writes it back. `ctid` identifies a row within the transaction that locks it. */
async function rewrite(inside: Database, { table, column, owners, ids }: NamedColumn): Promise<void> {
  const rows = await inside.prepared<{ place: string; content: unknown }>(
    `erase-read-${table}-${column}`,
    `select ctid::text as place, ${quoted(column)} as content from ${table} where ${ownedBy(owners)} for update`,
    ids,
  )
  if (rows.length === 0) return
  await inside.prepared(
    `erase-write-${table}-${column}`,
    `update ${table} set ${quoted(column)} = written.content
     from unnest($1::text[], $2::text[]::jsonb[]) as written (place, content) where ${table}.ctid = written.place::tid`,
    [rows.map(({ place }) => place), rows.map(({ content }) => JSON.stringify(withoutNames(content)))],
  )
}

/** Deletes stored answers to service calls about these orders, because they may contain the buyer's data. */
export async function deleteStoredAnswers(inside: Database, orderIds: readonly string[]): Promise<void> {
  await inside.prepared(
    'answers-forget',
    `delete from kept_answer where answer::text ~ (
       select '"(' || string_agg(id || '|' || order_number, '|') || ')' from shop_order where id = any($1::uuid[]))`,
    [orderIds],
  )
}

/** Deletes finished jobs whose data contains an account or its address. Waiting jobs will find no account. */
export async function forgetJobs(inside: Database, words: readonly string[]): Promise<void> {
  const [there] = await inside.prepared<{ there: boolean }>(
    'jobs-there',
    `select to_regclass('pgboss.job') is not null as there`,
  )
  if (!there?.there) return
  await inside.prepared(
    'jobs-forget',
    `delete from pgboss.job where state in ('completed', 'failed', 'cancelled')
       and exists (select from unnest($1::text[]) word where position(word in lower(data::text)) > 0)`,
    [words],
  )
}

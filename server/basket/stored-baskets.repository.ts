import { timingSafeEqual } from 'node:crypto'
import { sellableColumn } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import { hashOfSecret, newSecret } from '#server/platform/secret.ts'
import { storedDays } from './basket.ts'
import { type BasketRow, basketOf, valuesOf } from './basket-row.ts'
import type { StoredBaskets } from './stored-baskets.ts'

const columns = `id, market, currency, version, lines, addresses, email, terms, newsletter, shipments, extras, holds_until as "holdsUntil",
  account_id as "accountId", key_hash as "keyHash", closed_at is not null as closed`
const alive = 'id = $1 and expires_at > now()'

export function storedBaskets(database: Database): StoredBaskets {
  return {
    ...findBaskets(database),
    create: async (basket, accountId, inside = database) => {
      const key = newSecret()
      await inside.prepared('basket-create', createText, [
        ...[...valuesOf(basket), basket.currency, hashOfSecret(key), accountId ?? null],
      ])
      return key
    },
    opens: ({ keyHash, accountId }, { key, accountId: ofCaller }) => {
      if (accountId !== null) return accountId === ofCaller
      return (
        keyHash !== null && key !== undefined && timingSafeEqual(Buffer.from(hashOfSecret(key)), Buffer.from(keyHash))
      )
    },
    renewKey: async (inside, id) => {
      const key = newSecret()
      await inside.prepared('basket-key', 'update basket set key_hash = $2 where id = $1', [id, hashOfSecret(key)])
      return key
    },
    save: async (inside, basket) => {
      const saved = { ...basket, version: basket.version + 1 }
      await inside.prepared('basket-save', saveText, valuesOf(saved))
      return saved
    },
    saveIfUnchanged: async (basket) => {
      const saved = { ...basket, version: basket.version + 1 }
      const rows = await database.prepared('basket-save-unchanged', saveUnchangedText, valuesOf(saved))
      return rows.length > 0 ? saved : undefined
    },
    remove: async (inside, id) =>
      (
        await inside.prepared('basket-remove', 'delete from basket where id = $1 and closed_at is null returning id', [
          id,
        ])
      ).length > 0,
    close: async (inside, id, version) =>
      (
        await inside.prepared<{ accountId: string | null }>(
          'basket-close',
          `update basket set closed_at = now() where id = $1 and version = $2 and closed_at is null
           returning account_id as "accountId"`,
          [id, version],
        )
      )[0],
    reopen: async (inside, id) => {
      await inside.prepared(
        'basket-reopen',
        'update basket set closed_at = null, version = version + 1 where id = $1 and closed_at is not null',
        [id],
      )
    },
    attach: async (inside, id, accountId) => {
      await inside.prepared('basket-attach', 'update basket set account_id = $2 where id = $1', [id, accountId])
    },
  }
}

/** Finds baskets that have not expired. */
const findBaskets = (
  database: Database,
): Pick<StoredBaskets, 'find' | 'findWithGoods' | 'lock' | 'lockOfAccount' | 'takeAbandoned'> => ({
  find: async (id) =>
    basketOf(await database.prepared<BasketRow>('basket-find', `select ${columns} from basket where ${alive}`, [id])),
  findWithGoods: async (id, { wanted, values }) => {
    const asked = [id, wanted, values.locale, values.now, values.list, values.places]
    const [read] = await database.prepared<BasketRow & { column: unknown }>('basket-with-goods', withGoodsText, asked)
    if (!read) return undefined
    const { column, ...row } = read
    return { stored: basketOf([row])!, column }
  },
  lock: async (inside, id) =>
    basketOf(
      await inside.prepared<BasketRow>('basket-lock', `select ${columns} from basket where ${alive} for update`, [id]),
    ),
  lockOfAccount: async (inside, accountId, currency) =>
    basketOf(await inside.prepared<BasketRow>('basket-of-account', ofAccountText, [accountId, currency])),
  takeAbandoned: async (inside, market, before) =>
    (await inside.prepared<{ id: string }>('basket-abandoned', abandonedText, [market, before])).map(({ id }) => id),
})

const withGoodsText = `
  select ${columns}, ${sellableColumn({
    skus: `array(select line ->> 'sku' from jsonb_array_elements(basket.lines) as line) || $2::text[]`,
    locale: '$3',
    now: '$4',
    list: '$5',
    places: '$6',
  })} as "column"
  from basket where ${alive}`

const createText = `
  insert into basket (id, market, version, lines, addresses, email, terms, newsletter, shipments, extras, holds_until, expires_at, currency, key_hash, account_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + interval '${storedDays} days', $12, $13, $14)`

const saveText = `
  update basket set market = $2, version = $3, lines = $4, addresses = $5, email = $6, terms = $7, newsletter = $8, shipments = $9,
    extras = $10, holds_until = $11, expires_at = now() + interval '${storedDays} days', changed_at = now()
  where id = $1`

const saveUnchangedText = `${saveText} and version = $3 - 1 and closed_at is null returning id`

const ofAccountText = `
  select ${columns} from basket where account_id = $1 and currency = $2 and closed_at is null and expires_at > now()
  order by changed_at desc limit 1 for update`

const abandonedText = `
  update basket set reminded_at = now() where id in (
    select id from basket where market = $1 and email is not null and newsletter is not null and reminded_at is null
      and closed_at is null and changed_at < $2 and changed_at > $2 - interval '3 days' and expires_at > now()
      and jsonb_array_length(lines) > 0
    limit 100 for update skip locked
  ) returning id`

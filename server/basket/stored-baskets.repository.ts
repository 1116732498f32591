import { timingSafeEqual } from 'node:crypto'
import { type SellableSubquery, sellableColumn } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import { hashOfSecret, newSecret } from '#server/platform/secret.ts'
import { type Basket, storedDays } from './basket.ts'

/** A basket as its row says, and whether it still is one. */
export interface StoredBasket extends Basket {
  /** Ordered, or being paid by something whose outcome is open. */
  readonly closed: boolean
  readonly accountId: string | null
  /** Of the key that opens it; none where it was made before keys were. */
  readonly keyHash: string | null
}

/** The proof with which a caller opens a basket. */
export interface BasketOpener {
  readonly key?: string | undefined
  readonly accountId?: string | undefined
}

/** Baskets in their table: one row each, found by an id nobody can guess and opened by a key. Expired ones are not found. */
export interface StoredBaskets {
  find(id: string): Promise<StoredBasket | undefined>
  /** With a `sellableColumn` of its skus and of `wanted` ones, read in the same statement. */
  findWithGoods(
    id: string,
    asked: { readonly wanted: readonly string[]; readonly values: SellableSubquery['values'] },
  ): Promise<{ readonly stored: StoredBasket; readonly column: unknown } | undefined>
  /** Answers the key that opens it; only its hash is kept. */
  create(basket: Basket, accountId: string | undefined, inside?: Database): Promise<string>
  /** True if the basket is the caller's: that of their account, or one of no account whose key they have. Takes a time that tells nothing of the key. */
  opens(stored: Pick<StoredBasket, 'keyHash' | 'accountId'>, caller: BasketOpener): boolean
  /** Gives a locked basket a new key; the one before opens nothing any more. */
  giveKey(inside: Database, id: string): Promise<string>
  /** Locks the row until the transaction ends, so that changes of one basket queue. */
  lock(inside: Database, id: string): Promise<StoredBasket | undefined>
  /** Writes a locked basket back as its next version. */
  save(inside: Database, basket: Basket): Promise<Basket>
  /** The same without a lock: undefined when somebody else changed it since it was read. */
  saveIfUnchanged(basket: Basket): Promise<Basket | undefined>
  remove(inside: Database, id: string): Promise<boolean>
  /** Ordered, or held by a payment whose outcome is open: no longer shown or changed. Undefined when it is not this version any more. */
  close(inside: Database, id: string, version: number): Promise<{ readonly accountId: string | null } | undefined>
  /** Gives a basket back whose payment came to nothing, as a new version. */
  reopen(inside: Database, id: string): Promise<void>
  /** The open basket an account left in a currency, locked. */
  lockOfAccount(inside: Database, accountId: string, currency: string): Promise<StoredBasket | undefined>
  attach(inside: Database, id: string, accountId: string | null): Promise<void>
  /** Baskets of guests who want news, untouched since `before`; each is told once. */
  takeForgotten(inside: Database, market: string, before: Date): Promise<readonly string[]>
}

const columns = `id, market, currency, version, lines, addresses, email, terms, newsletter, shipments, extras, holds_until as "holdsUntil",
  account_id as "accountId", key_hash as "keyHash", closed_at is not null as closed`
const alive = 'id = $1 and expires_at > now()'

/** Fields that few baskets have are stored together in one column. */
type Extras = Partial<Pick<Basket, 'promoCodes' | 'giftCards' | 'optedOut' | 'note' | 'taxQuote'>>
type Row = Omit<StoredBasket, keyof Extras> & { readonly extras: Extras }

export function storedBaskets(database: Database): StoredBaskets {
  return {
    find: async (id) =>
      basketOf(await database.prepared<Row>('basket-find', `select ${columns} from basket where ${alive}`, [id])),
    findWithGoods: async (id, { wanted, values }) => {
      const asked = [id, wanted, values.language, values.now, values.list, values.places]
      const [read] = await database.prepared<Row & { column: unknown }>('basket-with-goods', withGoodsText, asked)
      if (!read) return undefined
      const { column, ...row } = read
      return { stored: basketOf([row])!, column }
    },
    lock: async (inside, id) =>
      basketOf(
        await inside.prepared<Row>('basket-lock', `select ${columns} from basket where ${alive} for update`, [id]),
      ),
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
    giveKey: async (inside, id) => {
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
    lockOfAccount: async (inside, accountId, currency) =>
      basketOf(await inside.prepared<Row>('basket-of-account', ofAccountText, [accountId, currency])),
    attach: async (inside, id, accountId) => {
      await inside.prepared('basket-attach', 'update basket set account_id = $2 where id = $1', [id, accountId])
    },
    takeForgotten: async (inside, market, before) =>
      (await inside.prepared<{ id: string }>('basket-forgotten', forgottenText, [market, before])).map(({ id }) => id),
  }
}

const withGoodsText = `
  select ${columns}, ${sellableColumn({
    skus: `array(select line ->> 'sku' from jsonb_array_elements(basket.lines) as line) || $2::text[]`,
    language: '$3',
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

const forgottenText = `
  update basket set reminded_at = now() where id in (
    select id from basket where market = $1 and email is not null and newsletter is not null and reminded_at is null
      and closed_at is null and changed_at < $2 and changed_at > $2 - interval '3 days' and expires_at > now()
      and jsonb_array_length(lines) > 0
    limit 100 for update skip locked
  ) returning id`

function basketOf([row]: readonly Row[]): StoredBasket | undefined {
  if (!row) return undefined
  const { extras, ...basket } = row
  return { ...basket, promoCodes: [], giftCards: [], optedOut: {}, note: null, taxQuote: null, ...extras }
}

const valuesOf = (basket: Basket): unknown[] => [
  basket.id,
  basket.market,
  basket.version,
  JSON.stringify(basket.lines),
  JSON.stringify(basket.addresses),
  basket.email,
  asJson(basket.terms),
  asJson(basket.newsletter),
  JSON.stringify(basket.shipments),
  JSON.stringify(extrasOf(basket)),
  basket.holdsUntil,
]

const extrasOf = ({ promoCodes, giftCards, optedOut, note, taxQuote }: Basket): Extras => ({
  ...(promoCodes.length > 0 ? { promoCodes } : {}),
  ...(giftCards.length > 0 ? { giftCards } : {}),
  ...(Object.keys(optedOut).length > 0 ? { optedOut } : {}),
  ...(note === null ? {} : { note }),
  ...(taxQuote === null ? {} : { taxQuote }),
})

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

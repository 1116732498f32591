import type { Database } from '#server/platform/database.ts'
import { type Basket, daysKept } from './basket.ts'

/** A basket as its row says, and whether it still is one. */
export interface KeptBasket extends Basket {
  /** Ordered, or being paid by something whose outcome is open. */
  readonly closed: boolean
}

/** Baskets in their table: one row each, found by an id nobody can guess. Expired ones are not found. */
export interface KeptBaskets {
  find(id: string): Promise<KeptBasket | undefined>
  create(basket: Basket): Promise<void>
  /** Locks the row until the transaction ends, so that changes of one basket queue. */
  lock(inside: Database, id: string): Promise<KeptBasket | undefined>
  /** Writes a locked basket back as its next version. */
  save(inside: Database, basket: Basket): Promise<Basket>
  /** The same without a lock: undefined when somebody else changed it since it was read. */
  saveIfUnchanged(basket: Basket): Promise<Basket | undefined>
  remove(id: string): Promise<boolean>
  /** Ordered, or held by a payment whose outcome is open: no longer shown or changed. False when it is not this version any more. */
  close(inside: Database, id: string, version: number): Promise<boolean>
  /** Gives a basket back whose payment came to nothing, as a new version. */
  reopen(inside: Database, id: string): Promise<void>
}

const columns =
  'id, market, currency, version, lines, addresses, email, terms, newsletter, shipments, closed_at is not null as closed'
const alive = 'id = $1 and expires_at > now()'

export function keptBaskets(database: Database): KeptBaskets {
  return {
    find: async (id) =>
      (await database.prepared<KeptBasket>('basket-find', `select ${columns} from basket where ${alive}`, [id]))[0],
    lock: async (inside, id) =>
      (
        await inside.prepared<KeptBasket>('basket-lock', `select ${columns} from basket where ${alive} for update`, [
          id,
        ])
      )[0],
    create: async (basket) => {
      await database.prepared('basket-create', createText, [...valuesOf(basket), basket.currency])
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
    remove: async (id) =>
      (
        await database.prepared(
          'basket-remove',
          'delete from basket where id = $1 and closed_at is null returning id',
          [id],
        )
      ).length > 0,
    close: async (inside, id, version) =>
      (
        await inside.prepared(
          'basket-close',
          'update basket set closed_at = now() where id = $1 and version = $2 and closed_at is null returning id',
          [id, version],
        )
      ).length > 0,
    reopen: async (inside, id) => {
      await inside.prepared(
        'basket-reopen',
        'update basket set closed_at = null, version = version + 1 where id = $1 and closed_at is not null',
        [id],
      )
    },
  }
}

const createText = `
  insert into basket (id, market, version, lines, addresses, email, terms, newsletter, shipments, expires_at, currency)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + interval '${daysKept} days', $10)`

const saveText = `
  update basket set market = $2, version = $3, lines = $4, addresses = $5, email = $6, terms = $7, newsletter = $8, shipments = $9,
    expires_at = now() + interval '${daysKept} days'
  where id = $1`

const saveUnchangedText = `${saveText} and version = $3 - 1 and closed_at is null returning id`

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
]

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

import type { SellableSubquery } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Basket } from './basket.ts'

/** A basket as stored in its row, and whether it is still open. */
export interface StoredBasket extends Basket {
  /** True if it was ordered, or if a payment for it has no outcome yet. */
  readonly closed: boolean
  readonly accountId: string | null
  /** The hash of its key; null for baskets that are older than the keys. */
  readonly keyHash: string | null
}

/** The proof with which a caller opens a basket. */
export interface BasketOpener {
  readonly key?: string | undefined
  readonly accountId?: string | undefined
}

/** Baskets in their table. The id of a basket cannot be guessed, and a key opens it. Expired baskets are not found. */
export interface StoredBaskets {
  find(id: string): Promise<StoredBasket | undefined>
  /** With a `sellableColumn` of the basket's and the wanted skus, read in the same query. */
  findWithGoods(
    id: string,
    asked: { readonly wanted: readonly string[]; readonly values: SellableSubquery['values'] },
  ): Promise<{ readonly stored: StoredBasket; readonly column: unknown } | undefined>
  /** Returns the key that opens the basket; only its hash is stored. */
  create(basket: Basket, accountId: string | undefined, inside?: Database): Promise<string>
  /**
   * True if the basket is the caller's: it belongs to their account, or to no account and they have its key. The time
   * it takes does not depend on the key.
   */
  opens(stored: Pick<StoredBasket, 'keyHash' | 'accountId'>, caller: BasketOpener): boolean
  /** Gives a locked basket a new key; the previous key becomes invalid. */
  renewKey(inside: Database, id: string): Promise<string>
  /** Locks the row until the transaction ends, so that changes of one basket are made one after another. */
  lock(inside: Database, id: string): Promise<StoredBasket | undefined>
  /** Stores a locked basket as its next version. */
  save(inside: Database, basket: Basket): Promise<Basket>
  /** The same without a lock; undefined if somebody else has changed the basket since it was read. */
  saveIfUnchanged(basket: Basket): Promise<Basket | undefined>
  remove(inside: Database, id: string): Promise<boolean>
  /** Closes a basket that was ordered or is being paid: it is no longer shown or changed. Undefined if it has another version by now. */
  close(inside: Database, id: string, version: number): Promise<{ readonly accountId: string | null } | undefined>
  /** Opens a basket again after a failed payment, as a new version. */
  reopen(inside: Database, id: string): Promise<void>
  /** The account's open basket in a currency, locked. */
  lockOfAccount(inside: Database, accountId: string, currency: string): Promise<StoredBasket | undefined>
  attach(inside: Database, id: string, accountId: string | null): Promise<void>
  /** Up to 100 baskets with a newsletter consent, last changed in the three days before `before`; each is returned once. */
  takeAbandoned(inside: Database, market: string, before: Date): Promise<readonly string[]>
}

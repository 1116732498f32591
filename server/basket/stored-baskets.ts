import type { SellableSubquery } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Basket } from './basket.ts'

/** A basket as stored in its row, and whether it is still open. */
export interface StoredBasket extends Basket {
  /** Ordered, or being paid by something whose outcome is open. */
  readonly closed: boolean
  readonly accountId: string | null
  /** The hash of its key; null for baskets that were made before there were keys. */
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
  /** Answers the key that opens it; only its hash is stored. */
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
  /** Makes a basket available again after a failed payment, as a new version. */
  reopen(inside: Database, id: string): Promise<void>
  /** The open basket an account left in a currency, locked. */
  lockOfAccount(inside: Database, accountId: string, currency: string): Promise<StoredBasket | undefined>
  attach(inside: Database, id: string, accountId: string | null): Promise<void>
  /** Baskets of guests who want news, untouched since `before`; each is returned once. */
  takeAbandoned(inside: Database, market: string, before: Date): Promise<readonly string[]>
}

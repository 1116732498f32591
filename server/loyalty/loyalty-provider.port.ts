import type { Money } from '#foundation/money.ts'

/** A member in the loyalty provider's records. */
export interface LoyaltyContact {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The accepted version of the programme's terms. */
  readonly termsVersion?: string
}

export interface NewLoyaltyContact {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** ISO 3166, upper case. */
  readonly country: string
  /** `YYYY-MM-DD`. */
  readonly birthday?: string
  readonly phone?: string
  readonly termsVersion?: string
}

export interface LoyaltyPoints {
  readonly balance: number
  readonly pending: number
  readonly expiresAt?: Date
}

export interface LoyaltyPromotion {
  /** The id of its assignment to this member. */
  readonly id: string
  readonly promotionId: string
  /** The code for a basket of the web shop. */
  readonly code: string
  readonly name: string
  readonly heading: string
  readonly description: string
  /** Percent, amounts by currency, or a benefit that only the description explains. */
  readonly value:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'money'; readonly amounts: readonly Money[] }
    | { readonly kind: 'other' }
  readonly expiresAt?: Date
  readonly redeemedAt?: Date
  readonly imageUrl?: string
}

export interface LoyaltyVoucher {
  readonly id: string
  /** The number that a till scans. */
  readonly number: string
  readonly name: string
  /** The same value in each currency in which it can be used; the voucher's own currency first. */
  readonly amounts: readonly Money[]
  /** Its price in points. */
  readonly points: number
  readonly expiresAt?: Date
  readonly redeemedAt?: Date
}

export interface LoyaltyTransactionItem {
  readonly type: 'purchase' | 'return'
  readonly ean: string
  /** The article number; for goods of the shop, the sku. */
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly paid: Money
  readonly tax: Money
}

/** A purchase or return, in a store or in the web shop. */
export interface LoyaltyTransaction {
  readonly id: string
  readonly number: string
  readonly receiptId: string
  readonly at: Date
  readonly storeName: string
  readonly storeType: string
  /** Where it was bought: the number of a store, or the id of a market's web shop. */
  readonly storeId: string
  readonly total: Money
  readonly items: readonly LoyaltyTransactionItem[]
}

/** A purchase or a return to be counted. All amounts are positive; `kind` determines the sign. */
export interface LoyaltyReceipt {
  /** A receipt that is sent twice counts once. */
  readonly receiptId: string
  readonly kind: 'purchase' | 'return'
  readonly number: string
  readonly email: string
  readonly at: Date
  readonly storeId: string
  readonly total: Money
  readonly items: readonly {
    readonly sku: string
    readonly ean?: string
    readonly name: string
    readonly quantity: number
    readonly paid: Money
    readonly tax: Money
  }[]
}

/** `redeemed-before` only means that it is redeemed, possibly by a call of ours whose answer was lost. */
export type Redemption = 'redeemed' | 'redeemed-before' | 'expired' | 'unknown'

/**
 * The provider of the loyalty programme: it stores members, their points and their rewards. A call throws if the
 * provider does not answer or sends an unknown answer; the provider may have acted nevertheless.
 */
export interface LoyaltyProvider {
  /** Ignores case, and blanks around the address. */
  findContact(email: string, signal?: AbortSignal): Promise<LoyaltyContact | undefined>
  /** Returns the existing contact if the address has one. */
  createContact(contact: NewLoyaltyContact, signal?: AbortSignal): Promise<LoyaltyContact>
  /** Changes the address of a contact; `taken` if the new address has a contact, and then nothing is changed. */
  changeEmail(
    changed: { readonly contactId: string; readonly email: string },
    signal?: AbortSignal,
  ): Promise<'changed' | 'taken'>
  /** At most `most` contacts whose names begin like this; an empty name matches any. */
  findByName(
    asked: { readonly firstName: string; readonly lastName: string; readonly most: number },
    signal?: AbortSignal,
  ): Promise<readonly LoyaltyContact[]>
  points(contactId: string, signal?: AbortSignal): Promise<LoyaltyPoints>
  /** Promotions of the web shop, including redeemed and expired ones. */
  promotions(contactId: string, signal?: AbortSignal): Promise<readonly LoyaltyPromotion[]>
  redeemPromotion(
    asked: { readonly contactId: string; readonly promotionId: string },
    signal?: AbortSignal,
  ): Promise<Redemption>
  /** Includes redeemed and expired vouchers. */
  vouchers(contactId: string, signal?: AbortSignal): Promise<readonly LoyaltyVoucher[]>
  redeemVoucher(
    asked: { readonly contactId: string; readonly voucherId: string },
    signal?: AbortSignal,
  ): Promise<Redemption>
  /** Undoes a redemption; has no effect on a voucher that is not redeemed. */
  reactivateVoucher(voucherId: string, signal?: AbortSignal): Promise<void>
  /** Newest first, at most 500. */
  transactions(contactId: string, signal?: AbortSignal): Promise<readonly LoyaltyTransaction[]>
  /** `no-member` if no member has the address; then nothing is stored. */
  record(receipt: LoyaltyReceipt, signal?: AbortSignal): Promise<'recorded' | 'no-member'>
}

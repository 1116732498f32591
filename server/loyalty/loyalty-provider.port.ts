import type { Money } from '#foundation/money.ts'

/** A member as the loyalty provider knows them. */
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
  /** Its assignment to this member. */
  readonly id: string
  readonly promotionId: string
  /** The code that opens it in a basket of the web shop. */
  readonly code: string
  readonly name: string
  readonly heading: string
  readonly description: string
  /** Percent, amounts by currency, or something that only the description explains. */
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
  /** The number that a till reads. */
  readonly number: string
  readonly name: string
  /** The same value in each currency it can be spent in; the voucher's own first. */
  readonly amounts: readonly Money[]
  /** Its price in points. */
  readonly points: number
  readonly expiresAt?: Date
  readonly redeemedAt?: Date
}

export interface LoyaltyTransactionItem {
  readonly type: 'purchase' | 'return'
  readonly ean: string
  /** The article number; the shop's sku for what it sold. */
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly paid: Money
  readonly tax: Money
}

/** A purchase or return, in a store or on the web. */
export interface LoyaltyTransaction {
  readonly id: string
  readonly number: string
  readonly receiptId: string
  readonly at: Date
  readonly storeName: string
  readonly storeType: string
  /** The id that the shop gave the store: a store's number, or the web shop of a market. */
  readonly storeId: string
  readonly total: Money
  readonly items: readonly LoyaltyTransactionItem[]
}

/** A purchase or a return to be counted. All amounts are above 0; the kind tells their sign. */
export interface LoyaltyReceipt {
  /** Sent twice, it is counted once. */
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

/** `redeemed-before` says only that it is redeemed: also by a call of ours whose answer was lost. */
export type Redemption = 'redeemed' | 'redeemed-before' | 'expired' | 'unknown'

/**
 * The provider of the loyalty programme: it stores members, their points and their rewards. Every call throws when the provider does not
 * answer or answers something unknown; it may have acted nevertheless.
 */
export interface LoyaltyProvider {
  /** Case and blanks around the address do not matter. */
  findContact(email: string, signal?: AbortSignal): Promise<LoyaltyContact | undefined>
  /** Answers the existing contact if the address has one. */
  createContact(contact: NewLoyaltyContact, signal?: AbortSignal): Promise<LoyaltyContact>
  /** Gives a contact another address; `taken` if that address has a contact, and then nothing is changed. */
  changeEmail(
    changed: { readonly contactId: string; readonly email: string },
    signal?: AbortSignal,
  ): Promise<'changed' | 'taken'>
  /** At most `most` contacts whose names begin like this; an empty name is any. */
  findByName(
    asked: { readonly firstName: string; readonly lastName: string; readonly most: number },
    signal?: AbortSignal,
  ): Promise<readonly LoyaltyContact[]>
  points(contactId: string, signal?: AbortSignal): Promise<LoyaltyPoints>
  /** Those of the web shop; redeemed and expired ones too. */
  promotions(contactId: string, signal?: AbortSignal): Promise<readonly LoyaltyPromotion[]>
  redeemPromotion(
    asked: { readonly contactId: string; readonly promotionId: string },
    signal?: AbortSignal,
  ): Promise<Redemption>
  /** Redeemed and expired ones too. */
  vouchers(contactId: string, signal?: AbortSignal): Promise<readonly LoyaltyVoucher[]>
  redeemVoucher(
    asked: { readonly contactId: string; readonly voucherId: string },
    signal?: AbortSignal,
  ): Promise<Redemption>
  /** Undoes a redemption; one that is not redeemed stays as it is. */
  reactivateVoucher(voucherId: string, signal?: AbortSignal): Promise<void>
  /** The newest first, at most 500. */
  transactions(contactId: string, signal?: AbortSignal): Promise<readonly LoyaltyTransaction[]>
  /** `no-member` if nobody has the address: nothing is stored then. */
  record(receipt: LoyaltyReceipt, signal?: AbortSignal): Promise<'recorded' | 'no-member'>
}

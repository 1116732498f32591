export type BookedState = 'open' | 'authorised' | 'pending' | 'refused' | 'cancelled' | 'reversed'

export interface BookedPayment {
  readonly pspReference: string
  /** The merchant's reference. */
  readonly reference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly method: string
  readonly returnUrl: string
  readonly state: BookedState
  /** When it was made, ISO. */
  readonly at: string
  /** Refunded parts, by the merchant's reference of each. */
  readonly refunds: Readonly<Record<string, number>>
  /** Money that the shopper's bank took back, or that could not be captured. */
  readonly lost?: number
  /** Set if the shopper must answer on a page of the simulator: a bank's challenge, or a wallet's page. */
  readonly asks?: 'challenge' | 'wallet'
  readonly card?: { readonly cardBin: string; readonly cardSummary: string; readonly expiryDate: string } | undefined
}

/** A later movement of a payment's money, with the merchant's reference and the provider's. */
export interface BookedPart {
  readonly pspReference: string
  readonly reference: string
  readonly value: number
  readonly modification?: string
}

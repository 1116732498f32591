import type { ComponentType } from 'react'
import type { Translate } from '#foundation/words.ts'

export interface PaymentFieldsProps {
  /** Texts per field of the last answer; card data itself is never given back. */
  readonly problems: Readonly<Record<string, readonly string[]>>
  /** The words of the market. */
  readonly t: Translate
}

/**
 * What a payment provider shows in the browser for paying by card. Filled by an adapter, plugged in by the app on the payment
 * step only; shown inside the one form of that step, so that what it holds is posted with the order.
 */
export interface PaymentFields {
  readonly CardFields: ComponentType<PaymentFieldsProps>
}

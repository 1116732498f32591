import type { FormState, PageOf } from '#contracts/pages.ts'
import type { PaymentFields } from './payment-fields.port.ts'

export type Payment = PageOf<'checkoutPaymentPage'>['payment']

/** Properties of the payment types. */
export interface PaymentChoice {
  readonly payment: Payment
  readonly refused: FormState | undefined
  readonly fields: PaymentFields
}

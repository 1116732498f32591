/** How an order is paid: the ways, the provider's fields, what went wrong, and waiting for an answer. */

export type { Payment } from './payment.ts'
export type { PaymentFields, PaymentFieldsProps } from './payment-fields.port.ts'
export { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
export { Waiting, type WaitingProps } from './waiting.tsx'

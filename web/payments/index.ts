/** How an order is paid: the ways, the provider's fields, what went wrong, and waiting for an answer. */
export type { PaymentFields } from './payment-fields.port.ts'
export { PaymentForm } from './payment-form.tsx'
export { Waiting } from './waiting.tsx'

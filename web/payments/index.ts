/** Payment of an order: payment types, the provider's fields, problems, and waiting for the outcome. */
export type { PaymentFields } from './payment-fields.port.ts'
export { PaymentForm } from './payment-form.tsx'
export { Waiting } from './waiting.tsx'

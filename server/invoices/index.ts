/** Invoices and credit notes: made once, numbered without gaps, never changed. */

export { storedInvoices } from './invoices.repository.ts'
export { invoicesRoutes } from './invoices.routes.ts'
export { openInvoices } from './invoices.service.ts'
export type { Invoices } from './invoices.ts'

/** Taxes, calculated from the tables of the countries or by a service that knows the rates of every town. */

export { refundedTaxes } from './refunded-taxes.ts'
export { quotedParts, type StoredTaxQuote, taxedOf, taxKey } from './stored-tax-quote.ts'
export {
  partsOfDelivery,
  partsOfLine,
  rowsOf,
  type TaxPart,
  type TaxRate,
  type TaxRow,
} from './tax-parts.ts'
export type {
  QuotedTax,
  TaxedLine,
  TaxedOrder,
  TaxRequest,
  TaxService,
} from './tax-service.port.ts'
export { type NamedTaxes, type TaxName, taxesFor } from './taxes.ts'

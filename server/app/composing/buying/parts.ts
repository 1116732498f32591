import type { Checkout } from '#server/checkout/index.ts'
import type { AfterSale } from './after-sale.ts'
import type { providerNeeds } from './checkout.ts'
import type { BuyingRecords } from './records.ts'

/** The parts of buying that its calls and jobs use. */
export interface BuyingParts {
  readonly records: BuyingRecords
  readonly asksProviders: ReturnType<typeof providerNeeds>
  readonly checkout: Checkout
  readonly afterSale: AfterSale
}

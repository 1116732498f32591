import type { Checkout } from '#server/checkout/index.ts'
import type { AfterSale } from './after-sale.ts'
import type { providerNeeds } from './checkout.ts'
import type { BuyingRecords } from './records.ts'

/** Buying, put together: what its calls and its jobs work with. */
export interface BuyingParts {
  readonly records: BuyingRecords
  readonly asksProviders: ReturnType<typeof providerNeeds>
  readonly checkout: Checkout
  readonly afterSale: AfterSale
}

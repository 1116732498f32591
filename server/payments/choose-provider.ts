import type { Market } from '#server/markets/index.ts'
import type { PaymentProvider, ProviderName } from './payment-provider.port.ts'

/** Where the shopper pays: in a browser, in the app or in a store. */
export interface PaysFrom {
  readonly mode: 'web' | 'app' | 'store'
  readonly storeId?: string | undefined
}

/** Every provider the shop works with. */
export interface Providers {
  of(name: ProviderName): PaymentProvider
  readonly all: readonly PaymentProvider[]
  /** True if a store has a terminal. */
  hasTerminal(storeId: string): boolean
}

/** The provider: in a store its terminal or a payment link, elsewhere the provider of the market. */
export function chooseProvider(
  { hasTerminal }: Pick<Providers, 'hasTerminal'>,
  { choices }: Pick<Market, 'choices'>,
  { mode, storeId }: PaysFrom,
): ProviderName {
  if (mode !== 'store') return choices.paymentProvider
  return storeId !== undefined && hasTerminal(storeId) ? 'pos' : 'pay-by-link'
}

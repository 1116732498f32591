import type { Market } from '#server/markets/index.ts'
import type { PaymentProvider, ProviderName } from './payment-provider.port.ts'

/** Where somebody pays from. */
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

/** Who takes the money: in a store its terminal or a link, elsewhere whom the market chose. */
export function chooseProvider(
  { hasTerminal }: Pick<Providers, 'hasTerminal'>,
  { choices }: Pick<Market, 'choices'>,
  { mode, storeId }: PaysFrom,
): ProviderName {
  if (mode !== 'store') return choices.paymentProvider
  return storeId !== undefined && hasTerminal(storeId) ? 'pos' : 'pay-by-link'
}

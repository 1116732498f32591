import type { PayingIn, PaymentMethod, PaymentProvider } from './payment-provider.port.ts'

const rememberedMs = 5 * 60_000

/** Caches what a provider offers for a country and currency for some minutes, because payment methods rarely change. */
export function rememberedMethods(clock: () => Date) {
  const known = new Map<string, { readonly until: number; readonly methods: readonly PaymentMethod[] }>()
  return async (
    provider: Pick<PaymentProvider, 'name' | 'methods'>,
    ask: PayingIn,
  ): Promise<readonly PaymentMethod[]> => {
    const key = `${provider.name} ${ask.country} ${ask.amount.currency} ${ask.locale}`
    const now = clock().getTime()
    const remembered = known.get(key)
    if (remembered && remembered.until > now) return remembered.methods
    const methods = await provider.methods(ask)
    known.set(key, { until: now + rememberedMs, methods })
    return methods
  }
}

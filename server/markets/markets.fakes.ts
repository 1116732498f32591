import type { MarketFile } from '#contracts/market-file.ts'
import type { Market, Markets } from './market.ts'
import { marketsOf, openMarkets } from './open-markets.ts'

/** A market file with one delivery method and one payment type. */
export const fakeMarketFile = (changes: Partial<MarketFile> = {}): MarketFile => ({
  form: 1,
  warehouses: ['main'],
  freeFreight: 60,
  shippingMethods: [
    {
      id: 'post-home',
      name: 'delivery.home',
      carrier: 'PostNord',
      deliveryType: 'home',
      price: 3.95,
      freeShipping: true,
      workingDays: [1, 2],
      cutoff: '16:00',
    },
  ],
  paymentProvider: 'adyen',
  paymentTypes: ['scheme'],
  termsVersion: '1',
  ...changes,
})

/** Open markets with the choices of `fakeMarketFile`. */
export function fakeMarkets(...ids: readonly string[]): Markets {
  const opened = openMarkets(Object.fromEntries(ids.map((id) => [id, fakeMarketFile()])))
  if (!opened.ok) throw new Error(opened.problem.mistakes.join('; '))
  return marketsOf(opened.value.open)
}

export const fakeMarket = (id: string): Market => fakeMarkets(id).open[0]!

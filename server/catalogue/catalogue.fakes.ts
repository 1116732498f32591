import { sql } from 'kysely'
import type { Translate } from '#foundation/words.ts'
import { knownMarkets, type Market, type Markets, marketsOf } from '#server/markets/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'

/** Seven open markets, each with its own price list. The American market has its own warehouse. */
export const sevenMarkets: Markets = marketsOf(
  ['en-gb', 'da-dk', 'de-de', 'fr-fr', 'tr-tr', 'en-us', 'ar-ae'].map((id): Market => {
    const known = knownMarkets.find((market) => market.id === id)!
    return {
      ...known,
      choices: {
        priceList: id,
        warehouses: [id === 'en-us' ? 'us' : 'main'],
        freeFreightMinor: null,
        threshold: { minimumMinor: 0, maximumMinor: 0 },
        shippingMethods: [],
        paymentProvider: 'adyen',
        paymentTypes: [],
        billingInAnyCountry: false,
        termsVersion: '1',
        cancelMinutes: 60,
        returns: { days: 30, sendWithinDays: 14, refundsDelivery: false, ways: ['carrier', 'store'], carrier: 'GLS' },
        toggles: {},
        splitShipments: false,
        tellsPromotions: false,
      },
    }
  }),
)

export const marketNamed = (id: string): Market => sevenMarkets.find(id)!

/** A change feed that records what was published. */
export function recordedChanges(): Changes & { readonly subjects: string[] } {
  const subjects: string[] = []
  return { subjects, publish: async (_, news) => void subjects.push(...news), listen: () => () => {} }
}

/** Returns each key with its arguments, marked as translated. */
export const localized: Translate = (key, ...args) => `~${[key, ...args].join(' ')}`

export async function withoutGoods(database: Database): Promise<void> {
  await sql`truncate style, product, product_picture, product_text, product_category, category, category_text, variant, price_log, price_now, stock, reservation`.execute(
    database.sql(),
  )
}

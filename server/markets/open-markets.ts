import type { MarketFile } from '#contracts/market-file.ts'
import { fromMajor } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { isInUnion } from './european-union.ts'
import { type KnownMarket, knownMarkets } from './known-markets.ts'
import type { Market, MarketChoices, Markets, ReturnRules } from './market.ts'

export interface ShopFolderMistakes {
  readonly code: 'shop-folder.mistakes'
  /** One line each, with file and field. */
  readonly mistakes: readonly string[]
}

/**
 * Combines the facts of each country with the shop's settings for its markets: the parsed files `markets/{id}.json`, by
 * id. `toggles` are those of the whole shop.
 */
export function openMarkets(
  files: Readonly<Record<string, MarketFile>>,
  toggles: Readonly<Record<string, boolean>> = {},
): Result<Markets, ShopFolderMistakes> {
  const mistakes = Object.entries(files).flatMap(([id, file]) => mistakesOf(id, file))
  if (mistakes.length > 0) return refused({ code: 'shop-folder.mistakes', mistakes })
  const open = knownMarkets.flatMap((known): Market[] => {
    const file = files[known.id]
    return file ? [{ ...known, choices: choicesOf(known, file, toggles) }] : []
  })
  return accepted(marketsOf(open))
}

/** Finds markets by id, in upper or lower case. */
export function marketsOf(open: readonly Market[]): Markets {
  const byId = new Map(open.map((market) => [market.id, market]))
  return { open, find: (id) => byId.get(id.toLowerCase()) }
}

function mistakesOf(id: string, file: MarketFile): string[] {
  const at = (field: string, text: string) => `markets/${id}.json: ${field}: ${text}`
  const known = knownMarkets.find((market) => market.id === id)
  if (!known) return [at('(file)', 'no such market; ids are a language and a country the program knows, such as da-dk')]
  const mistakes: string[] = []
  const { minimum, maximum } = file.threshold ?? { minimum: 0, maximum: 0 }
  if ((minimum > 0 || maximum > 0) && !thresholdCountries.has(known.country.code))
    mistakes.push(at('threshold', `only ${[...thresholdCountries].join(', ')} have a buying threshold`))
  if (maximum > 0 && maximum <= minimum)
    mistakes.push(at('threshold.maximum', 'must be above the minimum, or 0 for none'))
  if (file.taxService !== undefined && known.country.address.regions !== 'states')
    mistakes.push(at('taxService', 'only the United States ask a service for their taxes'))
  if (file.taxService !== undefined && file.taxFrom === undefined)
    mistakes.push(at('taxFrom', 'must say where goods leave from, since the tax service asks'))
  const methods = file.shippingMethods.map((method) => method.id)
  for (const double of methods.filter((method, index) => methods.indexOf(method) !== index))
    mistakes.push(at('shippingMethods', `two have the id ${double}`))
  return mistakes
}

/** Countries with a maximum value per order, because of the law or the courier. */
export const thresholdCountries: ReadonlySet<string> = new Set(['US', 'AE', 'DZ'])

function choicesOf(
  { id, currency, country }: KnownMarket,
  file: MarketFile,
  shop: Readonly<Record<string, boolean>>,
): MarketChoices {
  const minor = (amount: number) => fromMajor(amount, currency).minor
  return {
    priceList: file.priceList ?? id,
    warehouses: file.warehouses,
    freeFreightMinor: file.freeFreight === null ? null : minor(file.freeFreight),
    threshold: { minimumMinor: minor(file.threshold?.minimum ?? 0), maximumMinor: minor(file.threshold?.maximum ?? 0) },
    shippingMethods: file.shippingMethods.map(({ price, fromStore, notInRegions, ...method }) => ({
      ...method,
      ...(notInRegions && { notInRegions }),
      priceMinor: minor(price),
      ...(fromStore && { fromStore: { priceMinor: minor(fromStore.price), workingDays: fromStore.workingDays } }),
    })),
    splitShipments: file.toggles?.splitOrderCheckout ?? shop.splitOrderCheckout ?? false,
    tellsPromotions: file.toggles?.promoPanelsInBasketFlyout ?? shop.promoPanelsInBasketFlyout ?? false,
    paymentProvider: file.paymentProvider,
    paymentTypes: file.paymentTypes,
    paymentFeeMinor: file.paymentFee === undefined ? undefined : minor(file.paymentFee),
    billingInAnyCountry: file.billingInAnyCountry ?? isInUnion(country.code),
    reserveMinutes: file.reserveMinutes,
    remindAfterHours: file.remindAfterHours,
    giftCardsBuyGiftCards: file.giftCardsBuyGiftCards,
    plusAddressesAreOneCustomer: file.plusAddressesAreOneCustomer,
    taxService: file.taxService,
    taxFrom: file.taxFrom,
    termsVersion: file.termsVersion,
    newSignupTerms: file.newSignupTerms,
    cancelMinutes: file.cancelMinutes ?? 60,
    returns: returnRulesOf(file),
    invoices: file.invoices,
    toggles: file.toggles ?? {},
  }
}

const returnRulesOf = ({ returns, shippingMethods }: MarketFile): ReturnRules => ({
  days: returns?.days ?? 30,
  sendWithinDays: returns?.sendWithinDays ?? 14,
  refundsDelivery: returns?.refundsDelivery ?? false,
  ways: returns?.ways ?? ['carrier', 'store'],
  carrier: returns?.carrier ?? shippingMethods[0]?.carrier ?? '',
  portalUrl: returns?.portalUrl,
})

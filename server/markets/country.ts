import type { AddressRules, CountryFacts, Region, SizeSystems, TaxRules } from './market.ts'
import { always, type CategoryRate, type DatedRate } from './tax-rates.ts'

/** The facts of a country and of its markets: one market for each language in which the shop sells there. */
export interface CountryRecord extends CountryFacts {
  readonly currency: string
  /** Base codes; their order decides between markets with the same priority. */
  readonly languages: readonly string[]
  /** Position of its markets in lists; 0 comes last. */
  readonly priority: number
}

type PostalCode = AddressRules['postalCode']

interface CountryInput {
  readonly code: string
  readonly name: string
  readonly phonePrefix: string
  readonly currency: string
  readonly languages: readonly string[]
  readonly priority: number
  readonly timeZone: string
  readonly continent: CountryFacts['continent']
  readonly eea: boolean
  readonly plainMemberPrice?: boolean
  readonly agreesToDataApart?: boolean
  readonly confirmsMarketing?: boolean
  readonly documentsBeforePaying?: number
  readonly giftCardsSuggested?: boolean
  /** Size systems other than European ones. */
  readonly sizes?: Partial<SizeSystems>
  readonly storeLocatorIcon?: boolean
  readonly postalCode: PostalCode
  readonly address?: Partial<Omit<AddressRules, 'postalCode'>>
  /** The usual rate: a single rate, or several by the day on which they began. */
  readonly taxPercent: number | readonly DatedRate[]
  /** Goods with another rate. */
  readonly taxByCategory?: readonly CategoryRate[]
  readonly tax?: Partial<Omit<TaxRules, 'rate'>>
  readonly regions?: readonly Region[]
  readonly zones?: CountryFacts['zones']
}

const usualAddress = {
  city: true,
  houseNumber: true,
  regions: null,
  legalCustomerNumber: false,
  customsCustomerNumber: false,
  carrierPostNumber: false,
  taxOffice: false,
} as const

const usualSizes: SizeSystems = { women: 'eu', men: 'eu', kids: 'eu', shoes: 'eu' }

export const britishSizes: SizeSystems = { women: 'uk', men: 'uk', kids: 'age', shoes: 'uk' }
export const americanSizes: SizeSystems = { women: 'us', men: 'us', kids: 'us', shoes: 'us' }
export const frenchSizes: SizeSystems = { women: 'fr', men: 'fr', kids: 'age', shoes: 'eu' }

/** Adds the defaults, so that the file of a country contains only what differs. */
export const country = ({
  postalCode,
  address,
  sizes,
  taxPercent,
  taxByCategory = [],
  tax,
  regions = [],
  zones = [],
  ...facts
}: CountryInput): CountryRecord => ({
  plainMemberPrice: false,
  agreesToDataApart: false,
  confirmsMarketing: false,
  documentsBeforePaying: 0,
  giftCardsSuggested: true,
  storeLocatorIcon: true,
  ...facts,
  sizes: { ...usualSizes, ...sizes },
  address: { ...usualAddress, ...address, postalCode },
  tax: {
    ...{ included: true, name: 'tax.vat', summary: false, ...tax },
    rate: { rates: typeof taxPercent === 'number' ? always(taxPercent) : taxPercent, byCategory: taxByCategory },
  },
  regions,
  zones,
})

export const four = (example: string): PostalCode => ({ pattern: '\\d{4}', example })
export const five = (example: string): PostalCode => ({ pattern: '\\d{5}', example })
export const threeAndTwo = (example: string) => ({ pattern: '\\d{3} ?\\d{2}', example })

/** The rule for countries without a specific rule: 2 to 10 letters, digits, blanks and hyphens. */
export const anyCode = (example: string): PostalCode => ({
  pattern: '[A-Za-z0-9][A-Za-z0-9 \\-]{0,8}[A-Za-z0-9]',
  example,
})

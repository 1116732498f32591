import type { RateTable } from './tax-rates.ts'

/** The address format of a country. */
export interface AddressRules {
  readonly postalCode: { readonly pattern: string; readonly example: string; readonly mask?: string } | null
  readonly city: boolean
  /** False if the number is part of the street line. */
  readonly houseNumber: boolean
  readonly regions: 'states' | 'provinces' | 'districts' | null
  readonly legalCustomerNumber: boolean
  readonly customsCustomerNumber: boolean
  /** A customer number with the carrier, required for lockers and packstations. */
  readonly carrierPostNumber: boolean
  readonly taxOffice: boolean
}

/** A part of a country that addresses contain: a US state, a Canadian province, a Turkish district. */
export interface Region {
  readonly code: string
  readonly name: string
  /** Rates that this region adds; `rate2` if a second tax is listed separately. */
  readonly tax?: {
    readonly rate: RateTable
    readonly rate2?: RateTable
    readonly name?: string
    readonly nameFrench?: string
    readonly name2?: string
    readonly name2French?: string
  }
  /** For districts: the zone (province) they belong to. */
  readonly zone?: string
}

export interface TaxRules {
  /** True in all countries except the US and Canada: prices include tax. */
  readonly included: boolean
  /** Rates by day and by tax category. */
  readonly rate: RateTable
  /** Key of the tax's name. */
  readonly name: string
  /** True if a table of taxes is shown instead of one line. */
  readonly summary: boolean
}

/** A system of size numbers. `age` gives children's sizes in years. */
export type SizeSystem = 'eu' | 'uk' | 'us' | 'it' | 'fr' | 'jp' | 'age'

/** The size systems that shoppers of a country know, by group of goods. */
export interface SizeSystems {
  readonly women: SizeSystem
  readonly men: SizeSystem
  readonly kids: SizeSystem
  readonly shoes: SizeSystem
}

/** Facts of a country that do not depend on the shop. */
export interface CountryFacts {
  readonly code: string
  readonly name: string
  readonly phonePrefix: string
  readonly timeZone: string
  readonly continent: 'europe' | 'americas' | 'asia-africa'
  /** In the EU or EEA: the rules on prior price, withdrawal and product safety apply. */
  readonly eea: boolean
  /** False if gift cards are never suggested while a term is typed. */
  readonly giftCardsSuggested: boolean
  /** False if the header has no icon that leads to the stores. */
  readonly storeLocatorIcon: boolean
  /** Advertising law allows a member price beside the public price only without a struck price and without a claimed saving. */
  readonly plainMemberPrice: boolean
  /** By law the shopper has to agree to the use of personal data separately from the terms of an account. */
  readonly agreesToDataApart: boolean
  /** Courts require proof that the owner of an address agreed to marketing, so each consent is confirmed by mail. */
  readonly confirmsMarketing: boolean
  /** How many documents, such as the contract, must by law be shown with the order's figures before paying. */
  readonly documentsBeforePaying: number
  readonly sizes: SizeSystems
  readonly address: AddressRules
  readonly tax: TaxRules
  readonly regions: readonly Region[]
  /** Zones that contain the districts; only in Turkey. */
  readonly zones: readonly { readonly id: string; readonly name: string; readonly abbreviation: string }[]
}

/** A delivery method of the shop in a market. Times are working days. */
export interface ShippingMethodSettings {
  readonly id: string
  /** Key of its name. */
  readonly name: string
  readonly carrier: string
  readonly deliveryType: 'home' | 'pickup' | 'locker' | 'packstation' | 'store'
  readonly priceMinor: number
  /** True if delivery is free when the goods reach the market's free-freight value. */
  readonly freeShipping: boolean
  readonly workingDays: readonly [first: number, last: number]
  /** Local time of the latest order for dispatch on the same day, `16:00`. */
  readonly cutoff: string
  /** Codes of states, provinces or districts to which it does not deliver. */
  readonly notInRegions?: readonly string[]
  /** Price and days for goods sent from a store, if they differ. */
  readonly fromStore?: { readonly priceMinor: number; readonly workingDays: readonly [first: number, last: number] }
}

/** The rules of returns in a market. */
export interface ReturnRules {
  /** Days to return, counted from the delivery of a parcel. */
  readonly days: number
  /** Days to send a registered return. After that its pieces can be in another return. */
  readonly sendWithinDays: number
  /** True if the delivery cost is refunded when all pieces of an order are returned. */
  readonly refundsDelivery: boolean
  readonly ways: readonly ('carrier' | 'store')[]
  readonly carrier: string
  /** The page of a returns service, for markets where the shop itself offers no returns. */
  readonly portalUrl?: string | undefined
}

/** The seller in a market, as printed on its invoices. */
export interface InvoiceRules {
  /** Invoice numbers count up within a series without gaps; it is the country of the seller. */
  readonly series: string
  readonly seller: { readonly name: string; readonly address: readonly string[]; readonly taxNumber: string }
}

/** The shop's settings for a market: `markets/{id}.json` of the shop folder. */
export interface MarketChoices {
  /** The price list of this market; by default the market's own id. */
  readonly priceList: string
  readonly warehouses: readonly string[]
  readonly freeFreightMinor: number | null
  readonly threshold: { readonly minimumMinor: number; readonly maximumMinor: number }
  readonly shippingMethods: readonly ShippingMethodSettings[]
  /** Goods from a warehouse and goods from a store are separate shipments, each with its own delivery choice. */
  readonly splitShipments: boolean
  /** True if baskets show current promotions. */
  readonly tellsPromotions: boolean
  readonly paymentProvider: 'adyen' | 'klarna' | 'iyzico'
  readonly paymentTypes: readonly string[]
  /** The fee for paying, once for each order; undefined if there is none. */
  readonly paymentFeeMinor?: number | undefined
  readonly billingInAnyCountry: boolean
  /** For how many minutes pieces are reserved when they are added to the basket; if left out, they are reserved at payment. */
  readonly reserveMinutes?: number | undefined
  /** After how many hours a guest is reminded of an abandoned basket; if left out, there are no reminders. */
  readonly remindAfterHours?: number | undefined
  /** True if gift cards may pay for gift cards. */
  readonly giftCardsBuyGiftCards?: boolean | undefined
  /** If true, limits of codes per customer ignore the part of an address after a plus. */
  readonly plusAddressesAreOneCustomer?: boolean | undefined
  /** The service that calculates sales taxes; by default the table. */
  readonly taxService?: 'taxjar' | undefined
  /** The place from which goods are sent, for sales taxes. */
  readonly taxFrom?:
    | { readonly regionCode: string; readonly postalCode: string; readonly city: string; readonly street: string }
    | undefined
  readonly termsVersion: string
  /** False for the earlier text of the terms at sign-up, which does not ask for a newsletter. */
  readonly newSignupTerms?: boolean | undefined
  /** For how many minutes after a purchase a shopper may cancel unsent pieces. */
  readonly cancelMinutes: number
  readonly returns: ReturnRules
  /** Undefined if the law requires no invoices. */
  readonly invoices?: InvoiceRules | undefined
  /** Toggles that differ from the shop's. */
  readonly toggles: Readonly<Record<string, boolean>>
}

/** A language in a country, with everything that depends on it. */
export interface Market {
  /** `da-dk`; also the catalog of calls and the first segment of addresses. */
  readonly id: string
  readonly priority: number
  readonly language: { readonly name: string; readonly baseCode: string }
  /** BCP 47: `da-DK`. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly currency: string
  readonly country: CountryFacts
  readonly choices: MarketChoices
}

/** The open markets of the shop, in the order in which shoppers see them. */
export interface Markets {
  readonly open: readonly Market[]
  /** Ignores case; undefined for a market that is unknown or not open. */
  find(id: string): Market | undefined
}

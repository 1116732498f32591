import type { RateTable } from './tax-rates.ts'

/** The address format of a country. */
export interface AddressRules {
  readonly postalCode: { readonly pattern: string; readonly example: string; readonly mask?: string } | null
  readonly city: boolean
  /** False where the number is part of the street line. */
  readonly houseNumber: boolean
  readonly regions: 'states' | 'provinces' | 'districts' | null
  readonly legalCustomerNumber: boolean
  readonly customsCustomerNumber: boolean
  /** A courier's customer number, asked for with lockers and packstations. */
  readonly carrierPostNumber: boolean
  readonly taxOffice: boolean
}

/** A part of a country that its addresses name: a US state, a Canadian province, a Turkish district. */
export interface Region {
  readonly code: string
  readonly name: string
  /** Rates added by this region; a second one where two taxes are named apart. */
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
  /** Prices include tax everywhere but in the US and Canada. */
  readonly included: boolean
  /** Rates by day and by what goods are. */
  readonly rate: RateTable
  /** Word key of the tax's name. */
  readonly name: string
  /** A table of taxes is shown instead of one line. */
  readonly summary: boolean
}

/** A way of counting sizes. `age` counts children's clothes in years. */
export type SizeSystem = 'eu' | 'uk' | 'us' | 'it' | 'fr' | 'jp' | 'age'

/** The systems that shoppers of a country know, by whom goods are cut for. */
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
  /** In the EU or EEA: prior-price, withdrawal and product-safety rules hold. */
  readonly eea: boolean
  /** False where gift cards are never suggested while a term is typed. */
  readonly giftCardsSuggested: boolean
  /** False where no icon of the header leads to the stores. */
  readonly storeLocatorIcon: boolean
  /** Its advertising law allows a member price beside the public one only without a struck price and without a claim of saving. */
  readonly plainMemberPrice: boolean
  /** The law wants the use of personal data to be agreed to apart from the terms of an account. */
  readonly agreesToDataApart: boolean
  /** Courts there ask for proof that the owner of an address agreed to marketing: each consent is confirmed by mail. */
  readonly confirmsMarketing: boolean
  /** Number of documents, such as the contract, that must be shown with the order's figures before paying by law. */
  readonly documentsBeforePaying: number
  readonly sizes: SizeSystems
  readonly address: AddressRules
  readonly tax: TaxRules
  readonly regions: readonly Region[]
  /** Zones that districts belong to; Turkey. */
  readonly zones: readonly { readonly id: string; readonly name: string; readonly abbreviation: string }[]
}

/** A way to deliver, as the shop offers it in a market. Times are working days. */
export interface ShippingMethodSettings {
  readonly id: string
  /** Word key. */
  readonly name: string
  readonly carrier: string
  readonly deliveryType: 'home' | 'pickup' | 'locker' | 'packstation' | 'store'
  readonly priceMinor: number
  /** Becomes free from the market's free-freight value on. */
  readonly freeShipping: boolean
  readonly workingDays: readonly [first: number, last: number]
  /** Local time, `16:00`. */
  readonly cutoff: string
  /** Codes of states, provinces or districts it does not reach. */
  readonly notInRegions?: readonly string[]
  /** Price and days of goods sent from a store, if they differ. */
  readonly fromStore?: { readonly priceMinor: number; readonly workingDays: readonly [first: number, last: number] }
}

/** The rules of returns in a market. */
export interface ReturnRules {
  /** Days from the delivery of a parcel. */
  readonly days: number
  /** Days to send a registered return. Afterwards its pieces can be returned by another one. */
  readonly sendWithinDays: number
  /** The delivery cost is refunded when everything of an order comes back. */
  readonly refundsDelivery: boolean
  readonly ways: readonly ('carrier' | 'store')[]
  readonly carrier: string
  /** The page of a returns service, for markets without returns of the shop's own. */
  readonly portalUrl?: string | undefined
}

/** The seller in a market, as printed on its invoices. */
export interface InvoiceRules {
  /** The numbers of invoices count up in it, without gaps: the country of the seller. */
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
  /** Baskets show current promotions. */
  readonly tellsPromotions: boolean
  readonly paymentProvider: 'adyen' | 'klarna' | 'iyzico'
  readonly paymentTypes: readonly string[]
  readonly billingInAnyCountry: boolean
  /** Minutes for which pieces are reserved when they are added to the basket; if left out, they are reserved at payment. */
  readonly reserveMinutes?: number | undefined
  /** Hours after which a guest is reminded of a basket left behind; left out, nobody is. */
  readonly remindAfterHours?: number | undefined
  /** Gift cards may pay for gift cards. */
  readonly giftCardsBuyGiftCards?: boolean | undefined
  /** Limits of codes per customer count an address without its part after a plus. */
  readonly plusAddressesAreOneCustomer?: boolean | undefined
  /** The service that calculates sales taxes; by default the table. */
  readonly taxService?: 'taxjar' | undefined
  /** The origin of goods, for sales taxes. */
  readonly taxFrom?:
    | { readonly regionCode: string; readonly postalCode: string; readonly city: string; readonly street: string }
    | undefined
  readonly termsVersion: string
  /** False for the earlier text of the terms at sign-up, which asks for no news. */
  readonly newSignupTerms?: boolean | undefined
  /** Minutes after a purchase in which a shopper may cancel unsent pieces. */
  readonly cancelMinutes: number
  readonly returns: ReturnRules
  /** Left out where the law asks for no invoices. */
  readonly invoices?: InvoiceRules | undefined
  /** Toggles that differ from the shop's. */
  readonly toggles: Readonly<Record<string, boolean>>
}

/** A language in a country, with everything that follows from it. */
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

/** The open markets of the shop, in the order shoppers see them. */
export interface Markets {
  readonly open: readonly Market[]
  /** By id in lower case; undefined for one that is unknown or not open. */
  find(id: string): Market | undefined
}

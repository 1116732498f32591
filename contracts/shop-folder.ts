import { z } from 'zod'
import { searchSettings } from './search.ts'
import { bodyMeasure } from './size-guides.ts'
import { toggleKeys } from './toggles.ts'

/** The retailer's settings in the shop folder. Amounts are in whole units of the market's currency: 39.95. */
const amount = z.number().min(0)
const form = z.literal(1)
const wordKey = z.string().regex(/^[a-z0-9.-]+$/, 'must be the key of a text, such as delivery.home')
const marketId = z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'must be a market id, such as da-dk')
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 16:00')

/** A switch the program does not know turns nothing on, so it is a mistake. */
const toggles = z.partialRecord(z.enum(toggleKeys), z.boolean())

/** `shop.json` */
export const shopFile = z.strictObject({
  form,
  name: z.string().min(1),
  /** Open markets; each has a file in `markets/`. */
  markets: z.array(marketId).min(1),
  subBrands: z.array(
    z.strictObject({ id: z.string(), name: z.string(), category: z.string(), preSelected: z.boolean() }),
  ),
  /** The source that makes pictures where there are no photographs; left out, a plate stands there. */
  pictures: z.enum(['drawn']).optional(),
  /** Email addresses of this domain are the staff's: they sign in by the company's directory. */
  staffDomain: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain, such as halden.example')
    .optional(),
})
export type ShopFile = z.infer<typeof shopFile>

const workingDays = z
  .tuple([z.number().int().min(0), z.number().int().min(0)])
  .refine(([first, last]) => first <= last, 'must begin with the sooner day')

const shippingMethodFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
  name: wordKey,
  carrier: z.string().min(1),
  deliveryType: z.enum(['home', 'pickup', 'locker', 'packstation', 'store']),
  price: amount,
  freeShipping: z.boolean(),
  workingDays,
  cutoff: clock,
  /** Codes of states, provinces or districts it does not reach. */
  notInRegions: z.array(z.string()).optional(),
  /** The value for goods sent from a store, if it differs. */
  fromStore: z.strictObject({ price: amount, workingDays }).optional(),
})

/** `markets/{id}.json` */
export const marketFile = z.strictObject({
  form,
  priceList: z.string().optional(),
  warehouses: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
  freeFreight: amount.nullable(),
  threshold: z.strictObject({ minimum: amount, maximum: amount }).optional(),
  shippingMethods: z.array(shippingMethodFile).min(1),
  paymentProvider: z.enum(['adyen', 'klarna', 'iyzico']),
  paymentTypes: z.array(z.string()).min(1),
  billingInAnyCountry: z.boolean().optional(),
  /** Minutes that pieces are set aside for whoever puts them in the basket; left out, they are set aside when they are paid. */
  reserveMinutes: z.number().int().min(1).max(120).optional(),
  /** Hours after which a guest who wants news is reminded of a basket left behind; left out, nobody is. */
  remindAfterHours: z.number().min(1).max(720).optional(),
  giftCardsBuyGiftCards: z.boolean().optional(),
  /** Limits of codes per customer take `ann+news@example.com` for `ann@example.com`. */
  plusAddressesAreOneCustomer: z.boolean().optional(),
  /** The sales tax service, by town; by default the table of states. United States only. */
  taxService: z.enum(['taxjar']).optional(),
  /** The origin of goods, for sales taxes. */
  taxFrom: z
    .strictObject({
      regionCode: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a state'),
      postalCode: z.string().regex(/^\d{5}$/, 'must be five digits'),
      city: z.string().min(1).max(100),
      street: z.string().min(1).max(200),
    })
    .optional(),
  termsVersion: z.string().min(1),
  /** False for the earlier text of the terms at sign-up, which asks for no news; by default the new one. */
  newSignupTerms: z.boolean().optional(),
  /** For so many minutes after a purchase a shopper may cancel what was not sent; 60 by default, none with 0. */
  cancelMinutes: z.number().int().min(0).max(20_160).optional(),
  /** Returns; each value that is left out has a default. */
  returns: z
    .strictObject({
      /** Days from the delivery of a parcel; 30 by default. */
      days: z.number().int().min(1).max(365).optional(),
      /** Days to send a registered return; 14 by default. */
      sendWithinDays: z.number().int().min(1).max(60).optional(),
      /** If the delivery cost is refunded when everything of an order comes back; false by default. */
      refundsDelivery: z.boolean().optional(),
      /** By default both. */
      ways: z
        .array(z.enum(['carrier', 'store']))
        .min(1)
        .max(2)
        .optional(),
      /** The carrier of return labels; by default the one of the first shipping method. */
      carrier: z.string().min(1).max(100).optional(),
      /** The page of a returns service, for markets without returns of the shop's own. */
      portalUrl: z
        .url({ protocol: /^https$/ })
        .max(2_000)
        .optional(),
    })
    .optional(),
  toggles: toggles.optional(),
})
export type MarketFile = z.infer<typeof marketFile>

/** `toggles.json` */
export const togglesFile = z.strictObject({ form, toggles })

/** `size-guides.json`; titles and measures are keys of texts, figures are centimetres. */
export const sizeGuidesFile = z.strictObject({
  form,
  guides: z.array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
        title: wordKey,
        categories: z.array(z.string()).min(1),
        measures: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
        rows: z
          .array(z.strictObject({ size: z.string(), letter: z.string().optional(), figures: z.array(bodyMeasure) }))
          .min(1),
      })
      .refine(
        ({ measures, rows }) => rows.every(({ figures }) => figures.length === measures.length),
        'must have one figure for each measure in every row',
      ),
  ),
})

const term = z.string().trim().min(1).max(100)

/** `search/{language or market}.json`: how people search there. A market's file adds to that of its language. */
export const searchFile = z.strictObject({
  form,
  /** Each group means the same, whoever types which. */
  synonyms: z.array(z.array(term).min(2)).default([]),
  /** Whoever searches for one of `terms` is also shown what `mean` finds, and not the other way round. */
  meanings: z.array(z.strictObject({ terms: z.array(term).min(1), mean: z.array(term).min(1) })).default([]),
  /** Terms that lead to a page: its key, an address below the market (`/help`), or one elsewhere (`https://…`). */
  redirects: z.array(z.strictObject({ terms: z.array(term).min(1), to: z.string().min(1) })).default([]),
  /** Offered before anything is typed. */
  popular: z.array(term).max(10).default([]),
  /** Settings of listings and searches that differ from the usual ones. */
  settings: searchSettings.default({}),
})
export type SearchFile = z.infer<typeof searchFile>

/** `words/{language or market}.json` */
export const wordsFile = z.record(z.string(), z.string())

export type Checked<Value> = { readonly value: Value } | { readonly mistakes: readonly string[] }

/** Reads one file's JSON by its schema. A mistake is one line: the file, the field, what is wrong. */
export function checkFile<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  json: unknown,
): Checked<z.infer<Schema>> {
  const read = schema.safeParse(json)
  if (read.success) return { value: read.data }
  return {
    mistakes: read.error.issues.map((issue) => `${file}: ${issue.path.join('.') || '(file)'}: ${issue.message}`),
  }
}

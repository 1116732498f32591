import { z } from 'zod'
import { amount, clock, form, toggles, wordKey } from './shop-folder.ts'

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
  /** Left out, true in the European Union. */
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
  /** Where invoices are needed: who sells, and the series that their numbers count up in. */
  invoices: z
    .strictObject({
      /** The country of the seller. Markets of one seller share a series. */
      series: z.string().regex(/^[A-Z]{2}$/, 'must be a country in two capital letters'),
      seller: z.strictObject({
        name: z.string().min(1).max(200),
        address: z.array(z.string().min(1).max(200)).min(1).max(6),
        taxNumber: z.string().min(1).max(50),
      }),
    })
    .optional(),
  toggles: toggles.optional(),
})

export type MarketFile = z.infer<typeof marketFile>

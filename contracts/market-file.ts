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
  /** Codes of states, provinces or districts that it does not deliver to. */
  notInRegions: z.array(z.string()).optional(),
  /** Price and working days for goods sent from a store, if they differ. */
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
  /**
   * The fee for paying, once for each order and whatever the payment type; 0 by default. In the European Union and in
   * Britain the law forbids a fee for paying by card.
   */
  paymentFee: amount.optional(),
  /** If left out, it is true in the European Union. */
  billingInAnyCountry: z.boolean().optional(),
  /** Minutes for which pieces are reserved when they are put in a basket. If left out, they are reserved when the shopper pays. */
  reserveMinutes: z.number().int().min(1).max(120).optional(),
  /** Hours after which a guest who agreed to news is reminded of an abandoned basket. If left out, there are no reminders. */
  remindAfterHours: z.number().min(1).max(720).optional(),
  giftCardsBuyGiftCards: z.boolean().optional(),
  /** Limits of codes per customer treat `ann+news@example.com` as `ann@example.com`. */
  plusAddressesAreOneCustomer: z.boolean().optional(),
  /** The service that calculates sales taxes by town. If left out, the shop's table of states is used. United States only. */
  taxService: z.enum(['taxjar']).optional(),
  /** The place that goods are sent from, for sales taxes. */
  taxFrom: z
    .strictObject({
      regionCode: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a state'),
      postalCode: z.string().regex(/^\d{5}$/, 'must be five digits'),
      city: z.string().min(1).max(100),
      street: z.string().min(1).max(200),
    })
    .optional(),
  termsVersion: z.string().min(1),
  /** False for the earlier text of the terms at sign-up, which does not ask about news; by default the new text. */
  newSignupTerms: z.boolean().optional(),
  /** Minutes after a purchase in which a shopper may cancel pieces that were not sent; 60 by default, 0 for none. */
  cancelMinutes: z.number().int().min(0).max(20_160).optional(),
  /** Settings of returns. Each value that is left out has a default. */
  returns: z
    .strictObject({
      /** Days from the delivery of a parcel; 30 by default. */
      days: z.number().int().min(1).max(365).optional(),
      /** Days to send a registered return; 14 by default. */
      sendWithinDays: z.number().int().min(1).max(60).optional(),
      /** True if the delivery cost is refunded when all goods of an order come back; false by default. */
      refundsDelivery: z.boolean().optional(),
      /** By default both. */
      ways: z
        .array(z.enum(['carrier', 'store']))
        .min(1)
        .max(2)
        .optional(),
      /** The carrier of the return labels; by default the carrier of the first shipping method. */
      carrier: z.string().min(1).max(100).optional(),
      /** The page of a returns service, for markets where the shop itself takes no returns. */
      portalUrl: z
        .url({ protocol: /^https$/ })
        .max(2_000)
        .optional(),
    })
    .optional(),
  /** For markets that need invoices: the seller, and the number series. */
  invoices: z
    .strictObject({
      /** The country of the seller. Markets with the same seller share a series. */
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

import { z } from 'zod'
import { savedAddress, signInForms } from './account-pages.ts'
import { basketResponse } from './basket.ts'
import { pickupPoint, shippingMethod } from './delivery.ts'
import { address } from './delivery-address.ts'
import { fieldRule } from './forms.ts'
import { shownInvoice } from './invoices.ts'
import { wireMoney } from './money.ts'
import { orderDetail, orderPurchase } from './orders.ts'
import { adyenFields, linkStatuses, paymentIconKinds } from './payments.ts'

export const checkoutSteps = ['customer', 'details', 'shipping', 'summary', 'payment'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

const checkout = z.object({
  steps: z.array(
    z.object({ name: z.enum(checkoutSteps), url: z.string(), state: z.enum(['done', 'current', 'ahead']) }),
  ),
  basket: basketResponse,
})

/** Earned bonuses that are neither chosen nor declined yet: one of these products, the given number of times. */
const bonusOffer = z.object({
  promotionId: z.string(),
  rewardId: z.string(),
  name: z.string(),
  left: z.number().int(),
  /** Declining means declining all that was earned. */
  earned: z.number().int(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      colour: z.string(),
      imageUrl: z.string(),
      sizes: z.array(z.object({ sku: z.string(), name: z.string() })),
    }),
  ),
})

export type BonusOffer = z.infer<typeof bonusOffer>

const paymentMethodOption = z.object({
  type: z.string(),
  name: z.string(),
  brands: z.array(z.string()),
  /**
   * `test-card`: our own plain fields, for the simulator only; `provider`: the provider's own; `redirect`: leaves for the provider's page;
   * `personal-number`: the same, with a Turkish identity number asked for first; `terminal`: is done at the till.
   */
  fields: z.enum(['test-card', 'provider', 'redirect', 'personal-number', 'terminal']),
  /** Required browser capability; without it the payment type is not offered. */
  wallet: z.enum(['apple-pay', 'google-pay']).optional(),
})

/** Bodies of the pages from the basket to the receipt. */
export const checkoutPages = {
  basketPage: z.object({
    basket: basketResponse.nullable(),
    bonusOffers: z.array(bonusOffer),
    /** The visitor's basket no longer exists. */
    gone: z.boolean().optional(),
    /** A link brought a ticket: the basket it hands over by a button, or none where the link works no more. */
    handOver: z.object({ ticket: z.string(), basket: basketResponse.nullable() }).optional(),
  }),
  checkoutCustomerPage: z.object({
    checkout,
    /** The forms to sign in, where the shop offers it here. */
    signIn: signInForms.optional(),
  }),
  checkoutDetailsPage: z.object({
    checkout,
    address: z.object({ fields: z.array(fieldRule), values: address }),
    /** The billing address, if it differs from the delivery address: names of fields begin with `billing-`. Left out for digital goods. */
    billing: z
      .object({ elsewhere: z.boolean(), fields: z.array(fieldRule), values: z.record(z.string(), z.string()) })
      .optional(),
    /** Addresses of a member's book in this country. */
    saved: z.array(savedAddress),
    /** True if addresses are completed and checked while typing. */
    addressValidation: z.boolean().optional(),
    /** Word key of why one was sent back to this step. */
    sentBack: z.string().optional(),
  }),
  checkoutShippingPage: z.object({
    checkout,
    shipping: z.object({
      methods: z.array(shippingMethod),
      chosen: z.string().optional(),
      pickupPoint: z.string().optional(),
      /** The number chosen before, or that of the address. */
      postNumber: z.string().optional(),
      pickupPoints: z.record(z.string(), z.array(pickupPoint)),
      /** Ways whose machines know a customer by a number, which is asked for. */
      postNumberFor: z.array(z.string()).optional(),
      /** Parcels that are chosen for apart, each by its own form with `shipmentId`; left out where there is one. */
      parcels: z
        .array(
          z.object({
            id: z.string(),
            lineIds: z.array(z.string()),
            methods: z.array(shippingMethod),
            chosen: z.string().optional(),
            pickupPoint: z.string().optional(),
            postNumber: z.string().optional(),
          }),
        )
        .optional(),
    }),
  }),
  checkoutSummaryPage: z.object({
    checkout,
    terms: z.object({
      version: z.string(),
      url: z.string(),
      legalDocuments: z.array(z.object({ title: z.string(), html: z.string() })),
    }),
    /** False for shoppers that an earlier step asked. */
    asksNewsletter: z.boolean(),
  }),
  checkoutPaymentPage: z.object({
    checkout,
    payment: z.object({
      checkoutBasketId: z.string(),
      amount: wireMoney,
      methods: z.array(paymentMethodOption),
      chosen: z.string().optional(),
      /** Set while an earlier attempt is open: no second attempt is offered until its outcome is known. */
      waiting: z
        .object({
          orderNumber: z.string().optional(),
          askAgainAfterMs: z.number().int(),
          gaveUp: z.boolean(),
          /** Somebody is at the terminal of the store. */
          atTerminal: z.boolean().optional(),
        })
        .optional(),
      /** Why a code of the basket cannot be used any more; it is to be taken out before paying. */
      codeProblem: z.string().optional(),
      /** Word key of why the last attempt did not go through. */
      refusal: z.string().optional(),
      simulated: z.boolean(),
      /** The provider's session for its own fields; without them, and without script, every way leads to its pages. */
      ownFields: adyenFields.optional(),
      /** The payment provider; `gift-cards` if they cover everything. */
      provider: z.enum(['adyen', 'klarna', 'iyzico', 'pay-by-link', 'pos', 'gift-cards']),
      icons: z.array(z.enum(paymentIconKinds)),
      /** For pay by link: the link, its QR code, and its state. */
      link: z
        .object({
          url: z.string(),
          qrCode: z.string(),
          linkId: z.string(),
          status: z.enum(linkStatuses),
          expiresAt: z.string().optional(),
          askAgainAfterMs: z.number().int(),
        })
        .optional(),
    }),
  }),
  receiptPage: z.object({
    order: orderDetail.nullable(),
    /** The analytics event, sent once per order number and only with consent. */
    purchase: orderPurchase.optional(),
    /** The receipt as a document, where the shop offers it. */
    pdfUrl: z.string().optional(),
    /** Invoices and credit notes, where the market needs them. */
    invoices: z.array(shownInvoice).optional(),
    /** An account can be made of the order's data by a password alone. */
    offersAccount: z.object({ email: z.string(), terms: signInForms.shape.terms }).optional(),
  }),
} as const

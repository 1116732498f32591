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

/** Earned bonuses that the shopper has neither chosen nor declined yet: one of these products for each of them. */
const bonusOffer = z.object({
  promotionId: z.string(),
  rewardId: z.string(),
  name: z.string(),
  left: z.number().int(),
  /** Number of all earned bonuses. Declining declines all of them. */
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
   *
   * `test-card`: the shop's plain fields, for the simulator only; `provider`: the provider's own fields; `redirect`:
   * the shopper pays on the provider's page; `personal-number`: the same, after entering a Turkish identity number;
   * `terminal`: paid at the till.
   */
  fields: z.enum(['test-card', 'provider', 'redirect', 'personal-number', 'terminal']),
  /** The browser capability that it requires. Without it the payment type is not offered. */
  wallet: z.enum(['apple-pay', 'google-pay']).optional(),
})

/** Bodies of the pages from the basket to the receipt. */
export const checkoutPages = {
  basketPage: z.object({
    basket: basketResponse.nullable(),
    bonusOffers: z.array(bonusOffer),
    /** The visitor's basket no longer exists. */
    gone: z.boolean().optional(),
    /** Set if a link contained a ticket: the basket that a button hands over, or null if the link is no longer valid. */
    handOver: z.object({ ticket: z.string(), basket: basketResponse.nullable() }).optional(),
  }),
  checkoutCustomerPage: z.object({
    checkout,
    /** The forms to sign in, if the shop offers them here. */
    signIn: signInForms.optional(),
  }),
  checkoutDetailsPage: z.object({
    checkout,
    address: z.object({ fields: z.array(fieldRule), values: address }),
    /**
     * The billing address, if it differs from the delivery address. The names of its fields begin with `billing-`. Left
     * out for digital goods.
     */
    billing: z
      .object({
        elsewhere: z.boolean(),
        /** The addresses of a member's address book in the countries that a bill may go to. */
        saved: z.array(savedAddress),
        fields: z.array(fieldRule),
        values: z.record(z.string(), z.string()),
      })
      .optional(),
    /** The addresses of a member's address book in this country. */
    saved: z.array(savedAddress),
    /** True if addresses are completed and checked while the shopper types. */
    addressValidation: z.boolean().optional(),
    /** Word key of the reason why the shopper was sent back to this step. */
    sentBack: z.string().optional(),
  }),
  checkoutShippingPage: z.object({
    checkout,
    shipping: z.object({
      methods: z.array(shippingMethod),
      chosen: z.string().optional(),
      pickupPoint: z.string().optional(),
      /** The number that was entered before, or the one of the address. */
      postNumber: z.string().optional(),
      pickupPoints: z.record(z.string(), z.array(pickupPoint)),
      /** The shipping methods whose machines identify a customer by a number. The page asks for this number. */
      postNumberFor: z.array(z.string()).optional(),
      /** Parcels for which the shopper chooses separately, each with its own form and `shipmentId`. Left out if there is only one. */
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
      /** Set while an earlier payment attempt is open. No second attempt is offered until its outcome is known. */
      waiting: z
        .object({
          orderNumber: z.string().optional(),
          askAgainAfterMs: z.number().int(),
          gaveUp: z.boolean(),
          /** The shopper is paying at a terminal of the store. */
          atTerminal: z.boolean().optional(),
        })
        .optional(),
      /** Why a code in the basket is no longer valid. It must be removed before paying. */
      codeProblem: z.string().optional(),
      /** Word key of the reason why the last attempt failed. */
      refusal: z.string().optional(),
      simulated: z.boolean(),
      /**
       * The provider's session for its own fields. Without these fields, or without script, every payment type leads to
       * the provider's pages.
       */
      ownFields: adyenFields.optional(),
      /** The payment provider; `gift-cards` if gift cards cover everything. */
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
    /** The receipt as a document, if the shop offers it. */
    pdfUrl: z.string().optional(),
    /** Invoices and credit notes, if the market requires them. */
    invoices: z.array(shownInvoice).optional(),
    /** Set if the shopper can create an account from the order's data by choosing a password. */
    offersAccount: z.object({ email: z.string(), terms: signInForms.shape.terms }).optional(),
  }),
} as const

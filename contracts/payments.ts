import { z } from 'zod'
import { wireMoney } from './money.ts'

export const paymentStates = [
  'authorised',
  'received',
  'pending',
  'actionrequired',
  'refused',
  'cancelled',
  'error',
  'expired',
] as const

/** Payment types that a market can accept, by our names. How to add one: docs/how-to/add-a-payment-type.md. */
export const acceptedPaymentTypes = [
  'credit-card',
  'paysafecard',
  'apple-pay',
  'samsung-pay',
  'mobilepay',
  'google-pay',
  'bank-transfer',
  'ideal',
  'giropay',
  'trustly',
  'paypal',
  'klarna',
  'pay-now',
  'pay-later',
  'pay-over-time',
] as const
export type AcceptedPaymentType = (typeof acceptedPaymentTypes)[number]

/** All logos: those of payment types, and of cards and brands within them. */
export const paymentIconKinds = [
  ...acceptedPaymentTypes,
  'american-express',
  'bancontact',
  'invoice',
  'maestro',
  'mastercard',
  'ratepay',
  'visa',
  'visa-dankort',
  'troy',
] as const
export type PaymentIconKind = (typeof paymentIconKinds)[number]

const paymentMethod = z.object({ type: z.string(), name: z.string(), brands: z.array(z.string()).optional() }).loose()

/** The provider's session for its own fields in the browser. */
export const adyenFields = z.object({
  clientKey: z.string(),
  locale: z.string(),
  countryCode: z.string(),
  environment: z.string(),
  checkoutBasketId: z.string(),
  /** Minor units. */
  amount: z.object({ value: z.number().int(), currency: z.string() }),
  paymentMethodsResponse: z.object({ paymentMethods: z.array(paymentMethod) }),
  applePayPaymentSettings: z.record(z.string(), z.unknown()).optional(),
})
export type AdyenFields = z.infer<typeof adyenFields>

/** Data of the payment step. It has one block, for the provider that takes the money. */
export const paymentSetup = z
  .object({
    checkoutBasketId: z.string(),
    showGiftCardPaymentOption: z.boolean(),
    amountCoveredByGiftCards: wireMoney,
    acceptedPaymentTypes: z.array(z.enum(acceptedPaymentTypes)),
    icons: z.array(z.enum(paymentIconKinds)),
    adyen: adyenFields.optional(),
    klarna: z
      .object({
        basketId: z.string(),
        sessionId: z.string(),
        sessionPaymentMethodCategories: z.array(
          z.object({
            identifier: z.string(),
            name: z.string(),
            asset_urls: z.object({ descriptive: z.string().optional(), standard: z.string().optional() }).optional(),
          }),
        ),
      })
      .optional(),
    payByLink: z
      .object({
        url: z.string(),
        /** The link as a QR code, in a data URL. */
        qrCodeString: z.string(),
        linkId: z.string(),
        status: z.string(),
        expiresAt: z.string().optional(),
      })
      .optional(),
    iyzico: z.object({ checkoutBasketId: z.string(), checkoutPersonalNumber: z.string() }).optional(),
    pos: z.object({ checkoutBasketId: z.string() }).optional(),
  })
  .meta({ id: 'PaymentSetup' })
export type PaymentSetup = z.infer<typeof paymentSetup>

export const paymentResult = z
  .object({
    paymentState: z.enum(paymentStates),
    adyenAction: z
      .object({
        type: z.string(),
        data: z.record(z.string(), z.string()).optional(),
        method: z.string().optional(),
        paymentMethodType: z.string().optional(),
        url: z.string().optional(),
        /** Other data for the provider's script, passed on unchanged. */
        more: z.record(z.string(), z.unknown()).optional(),
      })
      .optional(),
    /** The next page: the receipt, or the payment step again. */
    url: z.string().optional(),
    /** The provider's own page. */
    redirectUrl: z.string().optional(),
    status: z.string().optional(),
    redirectReason: z.string().optional(),
    error: z.string().optional(),
    orderId: z.string().optional(),
    orderNumber: z.string().optional(),
    iyzicoPaymentUrl: z.string().optional(),
    token: z.string().optional(),
    iyzicoStatus: z.enum(['success', 'failure']).optional(),
  })
  .meta({ id: 'PaymentResult' })
export type PaymentResult = z.infer<typeof paymentResult>

export const linkStatuses = ['Active', 'PaymentPending', 'Completed', 'Expired'] as const

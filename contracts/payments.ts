import { z } from 'zod'
import type { Calls } from './calls.ts'
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

/** What a payment step needs to show the provider's fields. */
export const paymentSetup = z
  .object({
    checkoutBasketId: z.string(),
    showGiftCardPaymentOption: z.boolean(),
    amountCoveredByGiftCards: wireMoney,
    adyen: z
      .object({
        clientKey: z.string(),
        locale: z.string(),
        environment: z.string(),
        checkoutBasketId: z.string(),
        /** Minor units. */
        amount: z.object({ value: z.number().int(), currency: z.string() }),
        paymentMethodsResponse: z.object({
          paymentMethods: z.array(
            z.object({ type: z.string(), name: z.string(), brands: z.array(z.string()).optional() }).loose(),
          ),
        }),
        applePayPaymentSettings: z.record(z.string(), z.unknown()).optional(),
      })
      .optional(),
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
      })
      .optional(),
    /** Where to go next: the receipt, or the payment step again. */
    url: z.string().optional(),
    redirectReason: z.string().optional(),
    error: z.string().optional(),
    orderId: z.string().optional(),
    orderNumber: z.string().optional(),
  })
  .meta({ id: 'PaymentResult' })
export type PaymentResult = z.infer<typeof paymentResult>

export const paymentsCalls = {
  'POST /api/order/payment/adyen/notification': {
    who: 'provider',
    summary: 'Notifications of the card provider, each proved by its signature',
    body: z
      .object({
        live: z.string(),
        notificationItems: z.array(z.object({ NotificationRequestItem: z.record(z.string(), z.unknown()) })),
      })
      .loose(),
    answer: z.string(),
    problems: [400, 401],
  },
} satisfies Calls

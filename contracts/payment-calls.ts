import { z } from 'zod'
import { addressText, foreign, idText, tokenText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { wireMoney } from './money.ts'
import { linkStatuses, paymentResult, paymentSetup, paymentStates } from './payments.ts'

const basketId = idText.optional()

/** The amount that the caller showed. If it is given and differs from the amount left to pay, nothing is charged. */
const shownAmount = z.object({ amount: z.number().min(0).max(1e12), currency: z.string().length(3) }).optional()

const byBasket = z.object({ basketId, checkoutBasketId: basketId })

const personalNumber = z.string().max(20).optional()

/**
 * Data that a provider's script creates for the provider, in its own format. We check only its size. The largest known,
 * a wallet's, is 8 KB.
 */
const forProvider = foreign(z.record(z.string(), z.unknown()))

const shopperCalls = {
  'GET /api/order/{catalog}/get-payment-methods': {
    who: 'basket',
    summary: 'Freezes the basket for paying and tells how it can be paid',
    query: byBasket,
    answer: paymentSetup,
    problems: [400, 404, 503],
    also: ['/api/order/{catalog}/basket/get-payment-methods'],
  },
  'POST /api/order/{catalog}/basket/create-payment': {
    who: 'basket',
    summary: 'Begins a payment of the frozen basket; the amount is always ours',
    body: z.object({
      basketId,
      checkoutBasketId: basketId,
      shownAmount,
      provider: idText.optional(),
      paymentMethod: forProvider,
      browserInfo: forProvider.optional(),
      returnUrl: addressText.optional(),
      origin: addressText.optional(),
      personalNumber,
      authorizationToken: tokenText.optional(),
    }),
    answer: paymentResult,
    problems: [400, 404],
  },
  'GET /api/order/{catalog}/basket/complete-payment-using-giftcard': {
    who: 'basket',
    summary: 'Orders a basket that gift cards cover whole',
    query: byBasket,
    answer: paymentResult,
    problems: [400, 404],
    changes: true,
  },
  'GET /api/order/{catalog}/basket/{checkoutBasketId}/return': {
    who: 'provider',
    summary: 'Where a provider sends the browser back to',
    params: z.object({ checkoutBasketId: idText }),
    query: z.object({
      redirectResult: tokenText.optional(),
      payload: tokenText.optional(),
      /** The bank's result from its frame, passed on by the provider's script. */
      threeDSResult: z.string().max(20_000).optional(),
      sid: idText.optional(),
      result: idText.optional(),
      token: tokenText.optional(),
    }),
    answer: paymentResult,
    problems: [303, 400, 404],
  },
  'GET /api/order/{catalog}/basket/pay-by-link-receipt/{linkId}': {
    who: 'basket',
    summary: 'What became of a payment link, and where to go when it is paid',
    params: z.object({ linkId: idText }),
    query: byBasket.required({ checkoutBasketId: true }),
    answer: z.object({ status: z.enum(linkStatuses), redirectUrl: z.string().optional() }),
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/payment/create-pos-payment': {
    who: 'store',
    summary: 'Begins a payment at the terminal of the store',
    query: byBasket,
    answer: paymentResult,
    problems: [400, 403, 404],
  },
  'POST /api/order/{catalog}/payment/klarna/request-payment-url/{basketId}': {
    who: 'basket',
    summary: 'Where Klarna asks the shopper to confirm',
    params: z.object({ basketId: idText }),
    body: z.object({
      checkoutBasketId: basketId,
      shownAmount,
      paymentMethodCategory: z.string().max(40),
      returnUrl: addressText.optional(),
      cancelUrl: addressText.optional(),
      authorizationToken: tokenText.optional(),
    }),
    answer: paymentResult,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/payment/iyzico/check-bin': {
    who: 'basket',
    summary: 'What a card is by its first digits, and in which instalments it pays',
    body: z.object({
      binNumber: z
        .string()
        .max(8)
        .regex(/^\d{6,8}$/, 'payment.card-unknown'),
      basketId,
    }),
    answer: z.object({
      cardType: z.string(),
      cardAssociation: z.string(),
      cardFamily: z.string(),
      bankName: z.string(),
      installments: z.array(z.object({ count: z.number().int(), totalPrice: wireMoney, monthlyPrice: wireMoney })),
    }),
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/payment/iyzico/initialize-payment': {
    who: 'basket',
    summary: 'Begins a payment in Turkey and tells the page where it is paid',
    body: z.object({
      basketId,
      checkoutBasketId: basketId,
      checkoutPersonalNumber: z.string().max(20),
      installments: z.number().int().min(1).max(12).optional(),
      returnUrl: addressText.optional(),
    }),
    answer: paymentResult,
    problems: [400, 404],
  },
} satisfies Calls

const providerCalls = {
  'POST /api/order/payment/adyen/notification': {
    who: 'provider',
    summary: 'Notifications of the card provider, each proved by its signature',
    body: foreign(
      z.looseObject({
        live: idText,
        notificationItems: z
          .array(z.object({ NotificationRequestItem: foreign(z.record(z.string(), z.unknown())) }))
          .max(100),
      }),
      { values: 5_000, depth: 10, characters: 100_000 },
    ),
    answer: z.string(),
    problems: [400, 401],
  },
  'POST /api/order/payment/klarna/notification': {
    who: 'provider',
    summary: 'Klarna tells that something changed; what, is asked',
    query: z.object({ payment: idText, key: idText, sid: idText.optional() }),
    body: foreign(z.looseObject({})),
    answer: z.object({}),
    problems: [400, 401],
  },
  'POST /api/order/payment/iyzico/retrieve-payment-redirect/{conversationId}/{basketId}/{catalogId}': {
    who: 'provider',
    summary: 'Where iyzico sends the browser back to, by a form of its own site',
    params: z.object({ conversationId: idText, basketId: idText }),
    query: z.object({ token: tokenText.optional() }),
    body: foreign(z.looseObject({ token: tokenText.optional() })).optional(),
    form: true,
    answer: paymentResult,
    problems: [303, 400, 404],
  },
  'POST /api/order/payment/iyzico/retrieve-payment-webhook': {
    who: 'provider',
    summary: 'iyzico tells that something changed; what, is asked',
    body: foreign(z.looseObject({ paymentConversationId: idText, token: tokenText })),
    answer: z.object({}),
    problems: [400, 401],
  },
} satisfies Calls

const serviceCalls = {
  'GET /api/order/{catalog}/retrigger-payment-notification/{orderNumber}': {
    who: 'internal',
    summary: 'Hears the last notification about an order again',
    params: z.object({ orderNumber: idText }),
    answer: z.object({}),
    problems: [401, 404],
  },
  'POST /api/order/basket/iyzico/pendingorders': {
    who: 'internal',
    summary: 'Asks again about payments in Turkey that never came to an end',
    body: z.object({ olderThanMinutes: z.number().min(0).max(100_000).default(15) }),
    answer: z.array(
      z.object({
        checkoutBasketId: z.string(),
        paymentState: z.enum(paymentStates),
        orderNumber: z.string().optional(),
      }),
    ),
    problems: [400, 401],
  },
} satisfies Calls

export const paymentsCalls = { ...shopperCalls, ...providerCalls, ...serviceCalls } satisfies Calls

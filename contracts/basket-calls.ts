import { z } from 'zod'
import { basketId, basketResponse, giftCardBalance } from './basket.ts'
import { idText, lineText, longText } from './bounds.ts'
import type { Calls } from './calls.ts'

const quantity = z.number()

const newLine = z.object({
  basketId,
  sku: z.string().min(1).max(200),
  ean: idText.optional(),
  quantity: quantity.default(1),
  isBonusProduct: z.boolean().optional(),
  promotionId: idText.optional(),
  rewardId: idText.optional(),
  stockLocation: z.enum(['warehouse', 'store']).optional(),
  storeId: z.string().max(100).optional(),
})

const newGiftCardLine = z.object({
  basketId,
  sku: z.string().min(1).max(200),
  quantity: quantity.default(1),
  recipientName: lineText.optional(),
  recipientEmail: lineText,
  senderName: lineText.optional(),
  message: longText.optional(),
  deliveryDate: idText.optional(),
})

const cardWithCode = z.object({
  giftCardNumber: z.string().min(1).max(100),
  giftCardNumberValidationCode: z.string().min(1).max(100),
})

const lineById = z.object({ lineItemId: idText })

const byBasket = z.object({ basketId, checkoutBasketId: basketId })

const promoCode = z.string().min(1).max(200)

const promotionId = z.string().min(1).max(200)

const rewardId = z.string().max(200)

export const basketCalls = {
  'GET /api/order/{catalog}/basket': {
    who: 'basket',
    summary: 'Reads the basket',
    query: byBasket,
    answer: basketResponse,
    problems: [400, 404],
  },
  'DELETE /api/order/{catalog}/basket': {
    who: 'basket',
    summary: 'Deletes the basket',
    query: byBasket,
    answer: z.object({}),
    problems: [404],
  },
  'POST /api/order/{catalog}/basket/line': {
    who: 'basket',
    summary: 'Adds pieces of a variant; makes a basket where there is none',
    body: newLine,
    answer: basketResponse,
    problems: [400],
  },
  'PUT /api/order/{catalog}/basket/line': {
    who: 'basket',
    summary: 'Sets how many pieces of a variant',
    body: newLine,
    answer: basketResponse,
    problems: [400, 404],
  },
  'PUT /api/order/{catalog}/basket/line/{lineItemId}': {
    who: 'basket',
    summary: 'Changes the quantity or the size of a line',
    params: lineById,
    body: z.object({ basketId, quantity: quantity.optional(), sku: idText.optional() }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/lines': {
    who: 'basket',
    summary: 'Adds several lines, all or none',
    body: z.object({ basketId, lines: z.array(newLine).min(1).max(50) }),
    answer: basketResponse,
    problems: [400],
  },
  'PUT /api/order/{catalog}/basket/lines': {
    who: 'basket',
    summary: 'Sets several lines and leaves the others',
    body: z.object({ basketId, lines: z.array(newLine).min(1).max(50) }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'DELETE /api/order/{catalog}/basket/lines': {
    who: 'basket',
    summary: 'Removes several lines',
    query: byBasket.extend({ id: z.array(idText).min(1).max(200) }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'DELETE /api/order/{catalog}/basket/lines/{lineItemId}': {
    who: 'basket',
    summary: 'Removes a line',
    params: lineById,
    query: byBasket,
    answer: basketResponse,
    problems: [404],
  },
  'DELETE /api/order/{catalog}/basket/{basketId}': {
    who: 'basket',
    summary: 'Deletes the basket named in the address',
    params: z.object({ basketId: idText }),
    answer: z.object({}),
    problems: [404],
  },
  'GET /api/order/basket/abandoned': {
    who: 'basket',
    summary:
      'Shows a basket that was left behind, from the link in a mail; a browser is led to the button that takes it over',
    query: z.object({ basketId: idText, ticket: idText.optional() }),
    answer: basketResponse,
    problems: [303, 400, 404],
  },
  'POST /api/order/{catalog}/basket/hand-over': {
    who: 'basket',
    summary: 'Makes a link, and a code for a camera, with which another device takes the basket over, once',
    body: z.object({ basketId }).default({}),
    answer: z.object({ url: z.string(), qrCodeString: z.string(), expiresAt: z.string() }),
    problems: [404],
  },
  'PUT /api/order/{catalog}/basket/note': {
    who: 'basket',
    summary: 'Writes a note that goes with the order',
    body: z.object({ basketId, note: longText }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/add-promo-code': {
    who: 'basket',
    summary: 'Enters a promotion code; makes a basket that keeps it where there is none',
    query: byBasket.extend({ promoCode: promoCode.optional() }),
    body: z.object({ basketId, promoCode }).partial().default({}),
    answer: basketResponse,
    problems: [400, 404, 429],
  },
  'DELETE /api/order/{catalog}/basket/delete-promo-code': {
    who: 'basket',
    summary: 'Takes a promotion code out again',
    query: byBasket.extend({ promoCode }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/opt-out-of-bonus': {
    who: 'basket',
    summary: 'Says no to bonus products, until more of them are earned',
    query: byBasket.extend({
      /** The id of the promotion. */
      id: promotionId.optional(),
      rewardId: rewardId.optional(),
      newOptedOutCount: z.coerce.number().optional(),
    }),
    body: z.object({ basketId, id: promotionId, rewardId, newOptedOutCount: z.number() }).partial().default({}),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/add-gift-card-line': {
    who: 'basket',
    summary: 'Adds a gift card for somebody; makes a basket where there is none',
    body: newGiftCardLine,
    answer: basketResponse,
    problems: [400],
  },
  'POST /api/order/{catalog}/basket/add-giftcard': {
    who: 'basket',
    summary: 'Pays with a gift card as far as it goes',
    body: cardWithCode.extend({ basketId }),
    answer: basketResponse,
    problems: [400, 404, 429],
  },
  'GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}': {
    who: 'basket',
    summary: 'No longer pays with a gift card',
    params: z.object({ giftCardNumber: idText }),
    query: byBasket,
    answer: basketResponse,
    problems: [404],
    changes: true,
  },
  'POST /api/order/{catalog}/basket/check-balance-giftcard': {
    who: 'anyone',
    summary: 'Tells what is on a gift card',
    body: cardWithCode,
    answer: giftCardBalance,
    problems: [400, 429],
  },
} satisfies Calls

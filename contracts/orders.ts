import { z } from 'zod'
import { address, basketLine, shipment } from './basket.ts'
import type { Calls } from './calls.ts'
import { wireMoney } from './money.ts'

export const orderStates = ['paymentprocessing', 'placed', 'completed', 'cancelled'] as const

export const orderDetail = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderState: z.enum(orderStates),
    created: z.string(),
    market: z.string(),
    lines: z.array(basketLine),
    subtotal: wireMoney,
    total: wireMoney,
    totalDiscount: wireMoney,
    totalVat: wireMoney,
    totalVat1: wireMoney,
    totalVat2: wireMoney,
    vatName: z.string(),
    vatName2: z.string().optional(),
    totalWithoutVat: wireMoney.optional(),
    shippingTotal: wireMoney,
    shippingVat: wireMoney,
    currency: z.string(),
    promoCodes: z.array(z.string()),
    /** Left out for readers who may not see them. */
    email: z.string().optional(),
    shippingAddress: address.optional(),
    billingAddress: address.optional(),
    shipments: z.array(shipment),
    paymentInformations: z.array(z.object({ paymentId: z.string(), paymentMethodId: z.string(), amount: wireMoney })),
  })
  .meta({ id: 'OrderDetail' })
export type OrderDetail = z.infer<typeof orderDetail>

const receipt = z.object({ order: orderDetail })

export const ordersCalls = {
  'GET /api/order/{catalog}/order/receipt/{orderId}': {
    who: 'anyone',
    summary: 'The receipt of an order, opened by its unguessable id',
    params: z.object({ orderId: z.string() }),
    answer: receipt,
    problems: [404],
  },
  'GET /api/order/order/internal/number/{orderNumber}': {
    who: 'internal',
    summary: 'An order by its number, for services',
    params: z.object({ orderNumber: z.string() }),
    answer: receipt,
    problems: [401, 404],
  },
} satisfies Calls

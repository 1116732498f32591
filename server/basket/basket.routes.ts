import { type BasketResponse, basketCalls } from '#contracts/basket.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { basketCookie } from '#server/sessions/index.ts'
import { basketProblems } from './basket.problems.ts'
import type { BasketAnswer, BasketAsk, Baskets } from './baskets.ts'

/** What any call about a basket says of which: its body, else its query, else the visitor's cookie. */
export interface SaysWhichBasket {
  readonly market: Market
  readonly visitor: { readonly basketId: string | undefined }
  readonly body?: unknown
  readonly query?: unknown
}

export function basketAsked({ market, visitor, body, query }: SaysWhichBasket): BasketAsk {
  return { market, basketId: named(body, 'basketId') ?? named(query, 'basketId') ?? visitor.basketId }
}

function named(from: unknown, name: string): string | undefined {
  const value = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

const shown = (basket: BasketResponse | undefined): BasketAnswer =>
  basket ? accepted(basket) : refused({ code: 'basket.not-found' })

export function basketRoutes(baskets: Baskets): CallGroup {
  return serveCalls(basketCalls, basketProblems, {
    'GET /api/order/{catalog}/basket': async (ask) => shown(await baskets.show(basketAsked(ask))),
    'DELETE /api/order/{catalog}/basket': async (ask) => {
      const removed = await baskets.remove(basketAsked(ask))
      if (!removed) return refused({ code: 'basket.not-found' })
      ask.cookies.clear(basketCookie.name)
      return accepted({})
    },
    'POST /api/order/{catalog}/basket/line': async (ask) => {
      const added = await baskets.add(basketAsked(ask), [ask.body])
      if (added.ok) ask.cookies.set(basketCookie.name, added.value.basket.basketId, basketCookie.maxAgeSeconds)
      return added
    },
    'PUT /api/order/{catalog}/basket/line': (ask) => baskets.set(basketAsked(ask), [ask.body]),
    'PUT /api/order/{catalog}/basket/line/{lineItemId}': (ask) =>
      baskets.changeLine(basketAsked(ask), {
        lineId: ask.params.lineItemId,
        quantity: ask.body.quantity,
        sku: ask.body.sku,
      }),
    'POST /api/order/{catalog}/basket/lines': async (ask) => {
      const added = await baskets.add(basketAsked(ask), ask.body.lines)
      if (added.ok) ask.cookies.set(basketCookie.name, added.value.basket.basketId, basketCookie.maxAgeSeconds)
      return added
    },
    'PUT /api/order/{catalog}/basket/lines': (ask) => baskets.set(basketAsked(ask), ask.body.lines),
    'DELETE /api/order/{catalog}/basket/lines': (ask) => baskets.removeLines(basketAsked(ask), ask.query.id),
    'DELETE /api/order/{catalog}/basket/lines/{lineItemId}': (ask) =>
      baskets.removeLines(basketAsked(ask), [ask.params.lineItemId]),
  })
}

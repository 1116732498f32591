import { type BasketResponse, basketCalls } from '#contracts/basket.ts'
import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallAsk, type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { basketCookie } from '#server/sessions/index.ts'
import { basketProblems } from './basket.problems.ts'
import type { BasketAnswer, Baskets } from './baskets.ts'
import type { BasketAsk } from './kept-with-goods.ts'
import type { TriedCodes } from './tried-codes.repository.ts'

export interface BasketRoutesNeeds {
  readonly baskets: Baskets
  readonly codes: TriedCodes
  readonly markets: Pick<Markets, 'find'>
  /** The address of the basket's page in a market. */
  readonly basketPage: (market: Market) => string
}

/** What any call about a basket says of which: its body, else its query, else the visitor's cookie. */
export interface SaysWhichBasket {
  readonly market: Market
  readonly visitor: { readonly basketId: string | undefined }
  readonly body?: unknown
  readonly query?: unknown
}

export function basketAsked({ market, visitor, body, query }: SaysWhichBasket): BasketAsk {
  const named =
    textIn(body, 'basketId') ?? textIn(query, 'basketId') ?? textIn(query, 'checkoutBasketId') ?? visitor.basketId
  return { market, basketId: named }
}

function textIn(from: unknown, name: string): string | undefined {
  const value = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

const shown = (basket: BasketResponse | undefined): BasketAnswer =>
  basket ? accepted(basket) : refused({ code: 'basket.not-found' })

/** A call that may have made a basket tells the browser its id. */
function remembered({ cookies }: Pick<CallAsk, 'cookies'>, answer: BasketAnswer): BasketAnswer {
  if (answer.ok) cookies.set(basketCookie.name, answer.value.basket.basketId, basketCookie.maxAgeSeconds)
  return answer
}

export function basketRoutes(needs: BasketRoutesNeeds): CallGroup {
  const { baskets, codes } = needs
  const remove = async (basketId: string | undefined, ask: Pick<CallAsk, 'cookies'>) => {
    if (!(await baskets.remove({ basketId }))) return refused({ code: 'basket.not-found' as const })
    ask.cookies.clear(basketCookie.name)
    return accepted({})
  }
  return serveCalls(basketCalls, basketProblems, {
    'GET /api/order/{catalog}/basket': async (ask) => shown(await baskets.show(basketAsked(ask))),
    'GET /api/order/basket/abandoned': (ask) => openAgain(needs, ask),
    'DELETE /api/order/{catalog}/basket': (ask) => remove(basketAsked(ask).basketId, ask),
    'DELETE /api/order/{catalog}/basket/{basketId}': (ask) => remove(ask.params.basketId, ask),
    'POST /api/order/{catalog}/basket/line': async (ask) =>
      remembered(ask, await baskets.add(basketAsked(ask), [ask.body])),
    'PUT /api/order/{catalog}/basket/line': (ask) => baskets.set(basketAsked(ask), [ask.body]),
    'PUT /api/order/{catalog}/basket/line/{lineItemId}': (ask) =>
      baskets.changeLine(basketAsked(ask), {
        lineId: ask.params.lineItemId,
        quantity: ask.body.quantity,
        sku: ask.body.sku,
      }),
    'POST /api/order/{catalog}/basket/lines': async (ask) =>
      remembered(ask, await baskets.add(basketAsked(ask), ask.body.lines)),
    'PUT /api/order/{catalog}/basket/lines': (ask) => baskets.set(basketAsked(ask), ask.body.lines),
    'DELETE /api/order/{catalog}/basket/lines': (ask) => baskets.removeLines(basketAsked(ask), ask.query.id),
    'DELETE /api/order/{catalog}/basket/lines/{lineItemId}': (ask) =>
      baskets.removeLines(basketAsked(ask), [ask.params.lineItemId]),
    'PUT /api/order/{catalog}/basket/note': (ask) => baskets.setNote(basketAsked(ask), ask.body.note),
    'POST /api/order/{catalog}/basket/opt-out-of-bonus': (ask) => {
      const { id = '', rewardId, newOptedOutCount = Number.NaN } = { ...ask.query, ...ask.body }
      return baskets.optOutOfBonus(basketAsked(ask), { promotionId: id, rewardId, count: newOptedOutCount })
    },
    'POST /api/order/{catalog}/basket/add-promo-code': async (ask) =>
      remembered(ask, await codes.addPromoCode(triedBy(ask), ask.body.promoCode ?? ask.query.promoCode ?? '')),
    'DELETE /api/order/{catalog}/basket/delete-promo-code': (ask) =>
      baskets.removePromoCode(basketAsked(ask), ask.query.promoCode),
    'POST /api/order/{catalog}/basket/add-gift-card-line': async (ask) => {
      const { sku, quantity, basketId: _basket, ...letter } = ask.body
      return remembered(ask, await baskets.addGiftCardLine(basketAsked(ask), { sku, quantity, letter }))
    },
    'POST /api/order/{catalog}/basket/add-giftcard': (ask) => codes.addGiftCard(triedBy(ask), typedCard(ask.body)),
    'GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}': (ask) =>
      baskets.removeGiftCard(basketAsked(ask), ask.params.giftCardNumber),
    'POST /api/order/{catalog}/basket/check-balance-giftcard': async (ask) => {
      const card = await codes.checkGiftCard(ask.visitor, typedCard(ask.body))
      if (!card.ok) return card
      const { number, balanceMinor, currency, expiresAt } = card.value
      return accepted({
        giftCardNumber: number,
        balance: toWire(money(balanceMinor, currency)),
        ...(expiresAt ? { expireDate: expiresAt.toISOString().slice(0, 10) } : {}),
      })
    },
  })
}

const typedCard = (body: { readonly giftCardNumber: string; readonly giftCardNumberValidationCode: string }) => ({
  number: body.giftCardNumber,
  validationCode: body.giftCardNumberValidationCode,
})

const triedBy = (ask: SaysWhichBasket & Pick<CallAsk, 'visitor'>) => ({
  ...basketAsked(ask),
  address: ask.visitor.address,
})

/** The link in a reminder: a browser goes on to the basket's page, a program gets the basket. Both hold its cookie from then on. */
async function openAgain(
  { baskets, markets, basketPage }: BasketRoutesNeeds,
  ask: Pick<CallAsk, 'cookies' | 'headers'> & { readonly query: { readonly basketId: string } },
) {
  const { basketId } = ask.query
  const market = markets.find((await baskets.marketOf(basketId)) ?? '')
  const found = market && (await baskets.show({ market, basketId }))
  if (!market || !found) return refused({ code: 'basket.not-found' as const })
  ask.cookies.set(basketCookie.name, basketId, basketCookie.maxAgeSeconds)
  return String(ask.headers.accept ?? '').includes('text/html')
    ? accepted({ goElsewhere: basketPage(market) })
    : accepted(found)
}

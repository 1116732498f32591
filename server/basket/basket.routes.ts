import type { BasketResponse } from '#contracts/basket.ts'
import { basketCalls } from '#contracts/basket-calls.ts'
import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { maskedCardNumber } from '#server/gift-cards/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, type CallRequest, type Handlers, serveCalls } from '#server/platform/serve-calls.ts'
import {
  type BasketKeyReceiver,
  type BasketReference,
  basketCookie,
  basketCookieValue,
  giveBasket,
  requestedBasket,
} from '#server/sessions/index.ts'
import { type BasketProblem, basketProblems } from './basket.problems.ts'
import type { BasketRequest } from './basket-with-goods.ts'
import type { BasketAnswer, Baskets } from './baskets.ts'
import type { CodeAttempts } from './code-attempts.service.ts'

export interface BasketRoutesNeeds {
  readonly baskets: Baskets
  readonly codes: CodeAttempts
  readonly markets: Pick<Markets, 'find'>
  /** The address of the basket page in a market. */
  readonly basketPage: (market: Market) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
  /** A text as a QR code, as a data address. */
  readonly qrCode: (text: string) => string
}

type BasketRequestParts = BasketReference & BasketKeyReceiver & { readonly market: Market }

/** The basket of a request, the key that proves ownership, and a callback for a new key. */
export const basketRequest = (ask: BasketRequestParts): BasketRequest => ({
  market: ask.market,
  ...requestedBasket(ask),
  storeInBrowser: giveBasket(ask),
})

const shown = (basket: BasketResponse | undefined): BasketAnswer =>
  basket ? accepted(basket) : refused({ code: 'basket.not-found' })

/** When a browser changes its own basket, its cookie is extended by another 30 days. */
export async function renewing<Problem>(
  ask: Pick<CallRequest, 'cookies' | 'visitor'>,
  change: Promise<Result<BasketResponse, Problem>>,
): Promise<Result<BasketResponse, Problem>> {
  const answer = await change
  const { basketId, basketKey: key } = ask.visitor
  if (answer.ok && basketId !== undefined && key !== undefined && answer.value.basket.basketId === basketId)
    ask.cookies.set(basketCookie.name, basketCookieValue({ basketId, key }))
  return answer
}

export function basketRoutes(needs: BasketRoutesNeeds): CallGroup {
  const { baskets } = needs
  const remove = async (ask: BasketRequestParts & Pick<CallRequest, 'cookies'>) => {
    const asked = basketRequest(ask)
    const removed = await baskets.remove(asked)
    if (!removed.ok) return removed
    if (asked.basketId === ask.visitor.basketId) ask.cookies.clear(basketCookie.name)
    return accepted({})
  }
  return serveCalls(basketCalls, basketProblems, {
    'GET /api/order/{catalog}/basket': async (ask) => shown(await baskets.show(basketRequest(ask))),
    'GET /api/order/basket/abandoned': (ask) => openAgain(needs, ask),
    'DELETE /api/order/{catalog}/basket': remove,
    'DELETE /api/order/{catalog}/basket/{basketId}': (ask) => remove({ ...ask, body: ask.params }),
    'POST /api/order/{catalog}/basket/line': (ask) => renewing(ask, baskets.add(basketRequest(ask), [ask.body])),
    'PUT /api/order/{catalog}/basket/line': (ask) => renewing(ask, baskets.set(basketRequest(ask), [ask.body])),
    'PUT /api/order/{catalog}/basket/line/{lineItemId}': (ask) =>
      renewing(
        ask,
        baskets.changeLine(basketRequest(ask), {
          ...{ lineId: ask.params.lineItemId, quantity: ask.body.quantity, sku: ask.body.sku },
        }),
      ),
    'POST /api/order/{catalog}/basket/lines': (ask) => renewing(ask, baskets.add(basketRequest(ask), ask.body.lines)),
    'PUT /api/order/{catalog}/basket/lines': (ask) => renewing(ask, baskets.set(basketRequest(ask), ask.body.lines)),
    'DELETE /api/order/{catalog}/basket/lines': (ask) =>
      renewing(ask, baskets.removeLines(basketRequest(ask), ask.query.id)),
    'DELETE /api/order/{catalog}/basket/lines/{lineItemId}': (ask) =>
      renewing(ask, baskets.removeLines(basketRequest(ask), [ask.params.lineItemId])),
    'POST /api/order/{catalog}/basket/hand-over': async (ask) => {
      const made = await baskets.handOver(basketRequest(ask))
      if (!made.ok) return made
      const url = `${needs.publicUrl}${takeOverUrl(needs.basketPage(ask.market), made.value.ticket)}`
      return accepted({ url, qrCodeString: needs.qrCode(url), expiresAt: made.value.expiresAt.toISOString() })
    },
    'PUT /api/order/{catalog}/basket/note': (ask) => renewing(ask, baskets.setNote(basketRequest(ask), ask.body.note)),
    'POST /api/order/{catalog}/basket/opt-out-of-bonus': (ask) => {
      const { id = '', rewardId, newOptedOutCount = Number.NaN } = { ...ask.query, ...ask.body }
      const declined = { promotionId: id, rewardId, count: newOptedOutCount }
      return renewing(ask, baskets.optOutOfBonus(basketRequest(ask), declined))
    },
    ...codeHandlers(needs),
  })
}

type BasketHandlers = Handlers<typeof basketCalls, BasketProblem['code']>

/** Codes of promotions and gift cards; wrong attempts are counted. */
const codeHandlers = ({ baskets, codes }: BasketRoutesNeeds) =>
  ({
    'POST /api/order/{catalog}/basket/add-promo-code': (ask) =>
      renewing(ask, codes.addPromoCode(triedBy(ask), ask.body.promoCode ?? ask.query.promoCode ?? '')),
    'DELETE /api/order/{catalog}/basket/delete-promo-code': (ask) =>
      renewing(ask, baskets.removePromoCode(basketRequest(ask), ask.query.promoCode)),
    'POST /api/order/{catalog}/basket/add-gift-card-line': (ask) => {
      const { sku, quantity, basketId: _basket, ...letter } = ask.body
      return renewing(ask, baskets.addGiftCardLine(basketRequest(ask), { sku, quantity, letter }))
    },
    'POST /api/order/{catalog}/basket/add-giftcard': (ask) =>
      renewing(ask, codes.addGiftCard(triedBy(ask), typedCard(ask.body))),
    'GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}': (ask) =>
      renewing(ask, baskets.removeGiftCard(basketRequest(ask), ask.params.giftCardNumber)),
    'POST /api/order/{catalog}/basket/check-balance-giftcard': async (ask) => {
      const card = await codes.checkGiftCard(triedBy(ask), typedCard(ask.body))
      if (!card.ok) return card
      const { number, balanceMinor, currency, expiresAt } = card.value
      return accepted({
        giftCardNumber: maskedCardNumber(number),
        balance: toWire(money(balanceMinor, currency)),
        ...(expiresAt ? { expireDate: expiresAt.toISOString().slice(0, 10) } : {}),
      })
    },
  }) satisfies Partial<BasketHandlers>

const typedCard = (body: { readonly giftCardNumber: string; readonly giftCardNumberValidationCode: string }) => ({
  number: body.giftCardNumber,
  validationCode: body.giftCardNumberValidationCode,
})

const triedBy = (ask: BasketRequestParts & Pick<CallRequest, 'visitor'>) => ({
  ...basketRequest(ask),
  address: ask.visitor.address,
})

/** The address where a browser can take over a basket: the basket page with the ticket and a button. */
const takeOverUrl = (page: string, ticket: string): string => `${page}?${new URLSearchParams({ ticket })}`

/**
 * The link in a reminder redirects a browser to the button that takes over the basket; programs get the basket as an
 * answer. Neither changes anything.
 */
async function openAgain(
  { baskets, markets, basketPage }: BasketRoutesNeeds,
  ask: BasketReference &
    BasketKeyReceiver & { readonly query: { readonly basketId: string; readonly ticket?: string | undefined } },
) {
  const { basketId, ticket } = ask.query
  const market = markets.find((await baskets.marketOf(basketId)) ?? '')
  const found = market && (await baskets.show(basketRequest({ ...ask, market })))
  if (!market || !found) return refused({ code: 'basket.not-found' as const })
  if (!String(ask.headers.accept ?? '').includes('text/html')) return accepted(found)
  return accepted({ goElsewhere: ticket === undefined ? basketPage(market) : takeOverUrl(basketPage(market), ticket) })
}

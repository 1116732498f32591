import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCookies, cookieName } from '#server/platform/http/answer-cookies.ts'
import { fairQueue } from '#server/platform/http/fair-queue.ts'
import { checkoutPlaces } from '#server/platform/limits.ts'
import type { Speaker } from '#server/platform/problems.ts'
import { basketCookie, type HeldBasket, readBasketCookie } from '#server/sessions/index.ts'
import { barePage } from './bare-page.ts'

export interface CheckoutQueueNeeds {
  /** Who speaks to the market an address names. */
  readonly speaker: (request: FastifyRequest) => Speaker
  readonly clock: () => Date
  /** Keys that sign tickets of the queue; without any there is no queue. */
  readonly secrets: readonly string[]
  readonly places?: number | undefined
  readonly publicUrl: string
  /** Whether a basket is its asker's own and has goods in it; asked only while places are filling. */
  readonly canBuy?: ((held: HeldBasket) => Promise<boolean>) | undefined
}

const queueCookie = 'queue'
const comeBackSeconds = 5

/**
 * The checkout's pages by a queue in order of arrival, one place for each basket. Without a basket there is nothing to buy and no place to
 * take; once half of them are taken, only an own basket with goods in it takes one, and who has none any more gives it back. Answers the page of the queue to who must wait, nothing to who may go on.
 */
export function checkoutQueue(
  needs: CheckoutQueueNeeds,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  const queue = fairQueue({ places: needs.places ?? checkoutPlaces, secrets: needs.secrets })
  const name = cookieName(needs.publicUrl, queueCookie)
  return async (request, reply) => {
    if (!isCheckoutPage(request) || needs.secrets.length === 0) return undefined
    const held = readBasketCookie(request.cookies[cookieName(needs.publicUrl, basketCookie.name)])
    if (!held) return undefined
    if (queue.isFilling(needs.clock()) && needs.canBuy && !(await needs.canBuy(held))) {
      queue.leave(held.basketId)
      return undefined
    }
    const given = request.cookies[name]
    const standing = queue.ask(given, held.basketId, needs.clock())
    if (given !== standing.ticket) answerCookies(reply, needs.publicUrl).set(queueCookie, standing.ticket)
    return standing.admitted ? undefined : queuePage(needs, request, reply, standing.ahead)
  }
}

const isCheckoutPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  /^\/[a-z]{2}-[a-z]{2}\/checkout(?:[/?]|$)/i.test(request.url)

/** Says how many are before, and asks again by itself, with or without script. */
function queuePage(
  needs: CheckoutQueueNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  ahead: number,
): FastifyReply {
  const { t } = needs.speaker(request)
  return reply
    .code(503)
    .header('retry-after', String(comeBackSeconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(barePage(t('queue.title'), t('queue.ahead', ahead), comeBackSeconds))
}

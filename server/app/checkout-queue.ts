import type { FastifyReply, FastifyRequest } from 'fastify'
import { fairQueue } from '#server/platform/http/fair-queue.ts'
import { checkoutPlaces } from '#server/platform/limits.ts'
import type { Speaker } from '#server/platform/problems.ts'
import { barePage } from './bare-page.ts'

export interface CheckoutQueueNeeds {
  /** Who speaks to the market an address names. */
  readonly speaker: (request: FastifyRequest) => Speaker
  readonly clock: () => Date
  /** Keys that sign tickets of the queue; without any there is no queue. */
  readonly secrets: readonly string[]
  readonly places?: number | undefined
}

const queueCookie = 'queue'
const comeBackSeconds = 5

/** The checkout's pages by a queue in order of arrival: answers the page of the queue to who must wait, nothing to who may go on. */
export function checkoutQueue(
  needs: CheckoutQueueNeeds,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined {
  const queue = fairQueue({ places: needs.places ?? checkoutPlaces, secrets: needs.secrets })
  return (request, reply) => {
    if (!isCheckoutPage(request) || needs.secrets.length === 0) return undefined
    const standing = queue.ask(request.cookies[queueCookie], needs.clock())
    if (request.cookies[queueCookie] !== standing.ticket)
      reply.setCookie(queueCookie, standing.ticket, { path: '/', httpOnly: true, sameSite: 'lax' })
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

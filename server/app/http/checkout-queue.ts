import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCookies, cookieName } from '#server/platform/http/answer-cookies.ts'
import { fairQueue } from '#server/platform/http/fair-queue.ts'
import type { SharedPlaces } from '#server/platform/http/shared-places.port.ts'
import { checkoutPlaces, mostPlacesOfNetwork } from '#server/platform/limits.ts'
import { networkOf } from '#server/platform/network-of.ts'
import type { Localization } from '#server/platform/problems.ts'
import { basketCookie, type HeldBasket, readBasketCookie } from '#server/sessions/index.ts'
import { isLoopback } from '../settings/arrange-settings.ts'
import { barePage } from './bare-page.ts'
import { isForwarded } from './limit-networks.ts'

export interface CheckoutQueueNeeds {
  /** The language of the market in the URL. */
  readonly localization: (request: FastifyRequest) => Localization
  readonly clock: () => Date
  /** Keys that sign queue tickets. Without keys there is no queue. */
  readonly secrets: readonly string[]
  readonly places?: number | undefined
  readonly publicUrl: string
  /** The queue places that all processes share. */
  readonly sharedPlaces: SharedPlaces
  /** True if the basket belongs to the caller and something in it can be bought in the market. */
  readonly canBuy: (
    held: HeldBasket & { readonly accountId?: string | undefined },
    marketId: string,
  ) => Promise<boolean>
  /** The account of the signed-in shopper. */
  readonly accountOf?: (request: FastifyRequest) => string | undefined
}

const queueCookie = 'queue'
const defaultRetryAfterSeconds = 5

/**
 * Admits shoppers to checkout pages in order of arrival, with one place per basket that has something to buy. This is
 * checked when a basket first comes, and on every request once half of the places are taken. A basket with nothing to
 * buy gets no place: its page says why. Returns the queue page if the shopper must wait, otherwise nothing.
 */
export function checkoutQueue(
  needs: CheckoutQueueNeeds,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  const { secrets, sharedPlaces: shared, places = checkoutPlaces } = needs
  const queue = fairQueue({ places, perNetwork: mostPlacesOfNetwork(places), secrets, shared })
  const name = cookieName(needs.publicUrl, queueCookie)
  return async (request, reply) => {
    const marketId = checkoutPage(request)
    if (marketId === undefined || secrets.length === 0) return undefined
    const held = readBasketCookie(request.cookies[cookieName(needs.publicUrl, basketCookie.name)])
    if (!held) return undefined
    const [ticket, holder, now] = [request.cookies[name], held.basketId, needs.clock()]
    const isKnown = queue.isGiven(ticket, holder)
    const isSure = isKnown && !(await queue.isFilling(now))
    if (!isSure && !(await needs.canBuy({ ...held, accountId: needs.accountOf?.(request) }, marketId))) {
      // Only the owner of the place has the ticket. Somebody who knows only the basket's id must not free its place.
      if (isKnown) await queue.leave(holder)
      return undefined
    }
    const standing = await queue.requestPlace({ ticket, holder, network: networkMark(needs, request) }, now)
    if (ticket !== standing.ticket) answerCookies(reply, needs.publicUrl).set(queueCookie, standing.ticket)
    return standing.admitted ? undefined : queuePage(needs, request, reply, standing.ahead)
  }
}

/**
 * Distinguishes networks without storing their addresses. A shop that only this machine can reach belongs to a
 * developer, so its network is not counted.
 */
function networkMark({ publicUrl, secrets }: CheckoutQueueNeeds, request: FastifyRequest): string | undefined {
  const network = networkOf(request.ip)
  if (network === undefined && isLoopback(publicUrl) && !isForwarded(request)) return undefined
  return createHmac('sha256', secrets[0]!)
    .update(network ?? 'this machine')
    .digest('base64url')
    .slice(0, 16)
}

/** The market of the requested checkout page. */
function checkoutPage({ method, url }: FastifyRequest): string | undefined {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead ? /^\/([a-z]{2}-[a-z]{2})\/checkout(?:[/?]|$)/i.exec(url)?.[1]?.toLowerCase() : undefined
}

/** Shows how many are ahead. The page reloads itself, with or without script. */
function queuePage(
  needs: CheckoutQueueNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  ahead: number,
): FastifyReply {
  const { t } = needs.localization(request)
  return reply
    .code(503)
    .header('retry-after', String(defaultRetryAfterSeconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(barePage(t('queue.title'), t('queue.ahead', ahead), defaultRetryAfterSeconds))
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callRefusal } from '#server/platform/calls/call-refusals.ts'
import { type Gate, gate } from '#server/platform/http/gate.ts'
import { networkLimits } from '#server/platform/http/network-limits.ts'
import { type Work, workLimits } from '#server/platform/limits.ts'
import { barePage } from './bare-page.ts'
import { type CheckoutQueueNeeds, checkoutQueue } from './checkout-queue.ts'

export type AdmissionNeeds = CheckoutQueueNeeds

const comeBackSeconds = 5

/** Keeps work within bounds: by network, by kind of work, and for the checkout's pages by a queue in order of arrival. */
export function admitRequests(app: FastifyInstance, needs: AdmissionNeeds): void {
  const gates = Object.fromEntries(Object.entries(workLimits).map(([work, limit]) => [work, gate(limit)]))
  const overLimit = networkLimits()
  const queue = checkoutQueue(needs)
  app.addHook('onRequest', async (request, reply) => {
    const work = workOf(request)
    if (work === undefined) return
    const wait =
      work === 'notices' ? 0 : overLimit(isRead(request) ? 'reads' : 'writes', request.ip, needs.clock().getTime())
    if (wait > 0) return refuse(needs, request, reply, { status: 429, retrySeconds: wait })
    return queue(request, reply)
  })
  // A place is held while there is work to do: neither while a body arrives nor while an answer leaves.
  const places = new WeakMap<FastifyRequest, Gate>()
  app.addHook('preHandler', async (request, reply) => {
    const work = workOf(request)
    if (work === undefined) return
    const entered = gates[work]!
    if (!(await entered.enter())) return refuse(needs, request, reply, { status: 503, retrySeconds: comeBackSeconds })
    if (reply.raw.closed) {
      // Who went away while waiting hears of nothing, and keeps no place.
      entered.leave()
      return reply.hijack()
    }
    places.set(request, entered)
  })
  app.addHook('onSend', async (request) => {
    places.get(request)?.leave()
    places.delete(request)
  })
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** What is asked of the program; health, files and pictures are let through as they are. */
function workOf(request: FastifyRequest): Work | undefined {
  const url = request.routeOptions.url ?? ''
  if (/webhook|notification/.test(url)) return 'notices'
  if (/create-payment|complete-payment|get-payment-methods|\/payment\//.test(url)) return 'payments'
  if (url.startsWith('/api/')) return isRead(request) ? 'reads' : 'writes'
  if (url === '/*') return isRead(request) ? 'pages' : 'writes'
  return undefined
}

interface Refusal {
  readonly status: 429 | 503
  readonly retrySeconds: number
}

function refuse(
  { speaker }: AdmissionNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retrySeconds }: Refusal,
): FastifyReply {
  const code = status === 429 ? 'call.too-many' : 'call.busy'
  const body = callRefusal(speaker(request), { code, retryAfterSeconds: retrySeconds })
  reply.code(status).header('retry-after', String(retrySeconds)).header('cache-control', 'no-store')
  return request.url.startsWith('/api/')
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
    : reply.type('text/html; charset=utf-8').send(barePage(body.message, '', retrySeconds))
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callRefusal } from '#server/platform/calls/call-refusals.ts'
import { type Gates, gates, type WorkPermit } from '#server/platform/http/gate.ts'
import { type Work, workLimits } from '#server/platform/limits.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { busy, defaultRetryAfterSeconds } from '#server/platform/outage.ts'
import { type CheckoutQueueNeeds, checkoutQueue } from './checkout-queue.ts'
import { type LimitNeeds, limitNetworks } from './limit-networks.ts'

export interface AdmissionNeeds extends CheckoutQueueNeeds, LimitNeeds {
  /** Gates for pages. A page enters later, when it is known that it has to be rendered. */
  readonly gates?: Gates<Work> | undefined
  /** Answers a page with the reason for the refusal. */
  readonly refusePage: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => Promise<FastifyReply>
}

/** Limits work by network and by kind of work. Checkout pages also have a queue in order of arrival. */
export function admitRequests(app: FastifyInstance, needs: AdmissionNeeds): void {
  const places = needs.gates ?? openGates()
  const mustWait = limitNetworks(needs)
  const queue = checkoutQueue(needs)
  app.addHook('onRequest', async (request, reply) => {
    const work = workOf(request)
    if (work === undefined) return
    const wait = work === 'notices' ? 0 : mustWait(request)
    if (wait > 0) return refuse(needs, request, reply, { status: 429, retrySeconds: wait })
    return queue(request, reply)
  })
  // A request holds a place only while there is work to do, not while its body arrives or its answer is sent.
  const held = new WeakMap<FastifyRequest, WorkPermit>()
  app.addHook('preHandler', async (request, reply) => {
    const work = workOf(request)
    if (work === undefined || work === 'pages') return
    const place = await places.enter(work, networkOf(request.ip) ?? '')
    if (!place) return refuse(needs, request, reply, { status: 503, retrySeconds: defaultRetryAfterSeconds })
    if (reply.raw.closed) {
      // A client that left while waiting gets no answer and holds no place.
      place.release()
      return reply.hijack()
    }
    held.set(request, place)
  })
  app.addHook('onSend', async (request) => held.get(request)?.release())
}

/** A gate for each kind of work of this process. */
export const openGates = (): Gates<Work> => gates({ limits: workLimits })

/** A place for a page that has to be rendered. */
export const placeFor =
  (places: Gates<Work>) =>
  async (work: Work, { ip }: FastifyRequest): Promise<WorkPermit> => {
    const place = await places.enter(work, networkOf(ip) ?? '')
    if (!place) throw busy()
    return place
  }

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** The kind of work of a request. Health checks, files and pictures have none, so they are not limited. */
function workOf(request: FastifyRequest): Work | undefined {
  const url = request.routeOptions.url ?? ''
  if (/webhook|notification/.test(url)) return 'notices'
  if (/create-payment|complete-payment|get-payment-methods|\/payment\//.test(url)) return 'payments'
  if (!isRead(request) && hashesPassword(url, request.url)) return 'sign-ins'
  if (url.startsWith('/api/')) return isRead(request) ? 'reads' : 'writes'
  if (url === '/*') return isRead(request) ? 'pages' : 'writes'
  return undefined
}

/** Calls and forms for signing in, signing up or setting a password. */
const hashesPassword = (route: string, address: string): boolean =>
  route === '/*'
    ? /^\/[a-z]{2}-[a-z]{2}\/login(?:[/?]|$)/i.test(address)
    : /^\/api\/auth\/(?:public\/)?(?:signin|signup|user\/password\/reset)$/.test(route)

interface Refusal {
  readonly status: 429 | 503
  readonly retrySeconds: number
}

function refuse(needs: AdmissionNeeds, request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { status, retrySeconds } = refusal
  if (!request.url.startsWith('/api/')) return needs.refusePage(request, reply, refusal)
  const code = status === 429 ? 'call.too-many' : 'call.busy'
  const body = callRefusal(needs.localization(request), { code, retryAfterSeconds: retrySeconds })
  return reply
    .code(status)
    .header('retry-after', String(retrySeconds))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, traceId: request.id }))
}

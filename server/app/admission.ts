import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callRefusal } from '#server/platform/calls/call-refusals.ts'
import { fairQueue } from '#server/platform/http/fair-queue.ts'
import { gate } from '#server/platform/http/gate.ts'
import { networkLimits } from '#server/platform/http/network-limits.ts'
import { checkoutPlaces, type Work, workLimits } from '#server/platform/limits.ts'
import type { Speaker } from '#server/platform/problems.ts'

export interface AdmissionNeeds {
  /** Who speaks to the market an address names. */
  readonly speaker: (request: FastifyRequest) => Speaker
  readonly clock: () => Date
  /** Keys that sign tickets of the queue; without any there is no queue. */
  readonly secrets: readonly string[]
  readonly places?: number | undefined
}

const queueCookie = 'queue'
const comeBackSeconds = 5

/** Keeps work within bounds: by network, by kind of work, and for the checkout's pages by a queue in order of arrival. */
export function admitRequests(app: FastifyInstance, needs: AdmissionNeeds): void {
  const gates = Object.fromEntries(Object.entries(workLimits).map(([work, limit]) => [work, gate(limit)]))
  const overLimit = networkLimits()
  const queue = fairQueue({ places: needs.places ?? checkoutPlaces, secrets: needs.secrets })
  app.addHook('onRequest', async (request, reply) => {
    const work = workOf(request)
    if (work === undefined) return
    const wait =
      work === 'notices' ? 0 : overLimit(isRead(request) ? 'reads' : 'writes', request.ip, needs.clock().getTime())
    if (wait > 0) return refuse(needs, request, reply, { status: 429, retrySeconds: wait })
    if (isCheckoutPage(request) && needs.secrets.length > 0) {
      const standing = queue.ask(request.cookies[queueCookie], needs.clock())
      if (request.cookies[queueCookie] !== standing.ticket)
        reply.setCookie(queueCookie, standing.ticket, { path: '/', httpOnly: true, sameSite: 'lax' })
      if (!standing.admitted) return queuePage(needs, request, reply, standing.ahead)
    }
    const entered = gates[work]!
    if (!(await entered.enter())) return refuse(needs, request, reply, { status: 503, retrySeconds: comeBackSeconds })
    if (!reply.raw.closed) reply.raw.once('close', () => entered.leave())
    else {
      // Who went away while waiting hears of nothing, and keeps no place.
      entered.leave()
      reply.hijack()
    }
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

const isCheckoutPage = (request: FastifyRequest): boolean =>
  isRead(request) && /^\/[a-z]{2}-[a-z]{2}\/checkout(?:[/?]|$)/i.test(request.url)

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

/** Says how many are before, and asks again by itself, with or without script. */
function queuePage(needs: AdmissionNeeds, request: FastifyRequest, reply: FastifyReply, ahead: number): FastifyReply {
  const { t } = needs.speaker(request)
  return reply
    .code(503)
    .header('retry-after', String(comeBackSeconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(barePage(t('queue.title'), t('queue.ahead', ahead), comeBackSeconds))
}

/** Style sheets inside a document are forbidden here, styles of an element are not. */
const bareStyles = {
  body: 'margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#1b1a18;font:1rem/1.55 system-ui,sans-serif',
  main: 'max-inline-size:34rem;padding:24px',
  title: 'font:400 1.75rem/1.12 Georgia,serif;margin:0 0 16px',
  text: 'margin:0;color:#4a4742',
}

/** Needs nothing but itself, so that whoever waits asks for nothing more. */
const barePage = (title: string, text: string, seconds: number): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="refresh" content="${seconds}"><meta name="robots" content="noindex"><title>${title}</title></head>` +
  `<body style="${bareStyles.body}"><main dir="auto" style="${bareStyles.main}"><h1 style="${bareStyles.title}">${title}</h1>` +
  `<p role="status" style="${bareStyles.text}">${text}</p></main></body></html>`

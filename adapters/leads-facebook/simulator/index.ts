import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { type Fields, leadBook, onGraph } from './lead-book.ts'
import { type Notice, sendNotice, verifyWebhook } from './webhook.ts'

export interface FacebookLeadsKeys {
  readonly verifyToken: string
  readonly appSecret: string
  readonly pageToken: string
}

interface FilledIn extends Notice {
  readonly leads?: readonly Fields[]
}

/**
 * Stands in for Facebook's lead ads. `POST /leads` with `market` and `leads` (each with `form_id`, `fields` and
 * `ticked`) fills in forms and sends the shop one signed notice; `times` repeats the notice, `sign` makes its signature
 * wrong. `POST /greet` verifies the shop's webhook address. `POST /control` sets `slowMs` and `down`.
 */
export const facebookLeadsSimulator =
  ({ verifyToken, appSecret, pageToken }: FacebookLeadsKeys): MakeSimulator =>
  ({ ledger, shopUrl }) => {
    const control = simulatorControl(['lead'])
    const book = leadBook(ledger)
    const listener = { shopUrl, verifyToken, appSecret }

    function graph(id: string, token: string | null): Response {
      control.count('lead')
      if (token !== pageToken) return refusal(190, 'Error validating access token: Session has expired')
      const lead = book.find(id)
      return lead
        ? Response.json(onGraph(lead))
        : refusal(100, `Unsupported get request. Object '${id}' does not exist`)
    }

    return {
      name: 'facebook-leads',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        const own = await control.own(request)
        if (own) return own
        if (request.method === 'POST' && pathname === '/leads') {
          const { leads = [], ...notice } = (await request.json()) as FilledIn
          return sendNotice(listener, leads.map(book.add), notice)
        }
        if (request.method === 'POST' && pathname === '/greet')
          return verifyWebhook(listener, (await request.json()) as Fields)
        const trouble = await control.trouble()
        if (trouble) return trouble
        const [, id] = /^\/v\d{2}\.\d\/(\d+)$/.exec(pathname) ?? []
        return id === undefined
          ? new Response('Not Found', { status: 404 })
          : graph(id, searchParams.get('access_token'))
      },
    }
  }

const refusal = (code: number, message: string): Response =>
  Response.json({ error: { message, type: 'OAuthException', code } }, { status: 400 })

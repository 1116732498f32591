import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { type OrderToTax, taxOfOrder } from './calculate-taxes.ts'

/**
 * Sales taxes of invented towns in real states. `POST /control` sets `slowMs` and `down`; `GET /counts` counts the
 * requests; `GET /recorded` shows the recorded orders and refunds. The token `BAD` is refused.
 */
export const taxjarSimulator: MakeSimulator = ({ ledger }) => {
  const control = simulatorControl(['quote', 'record'])
  const find = (kind: string, id: unknown) =>
    ledger.entries().find((entry) => entry.kind === kind && entry.transaction_id === id)
  return {
    name: 'taxjar',
    answer: async (request) => {
      const own = await control.own(request)
      if (own) return own
      const { pathname } = new URL(request.url)
      if (pathname === '/recorded') return Response.json(ledger.entries())
      const trouble = await control.trouble()
      if (trouble) return trouble
      if (!/^Bearer (?!BAD$).+$/.test(request.headers.get('authorization') ?? ''))
        return refused(401, 'Unauthorized', 'Not authorized for route')
      if (request.method === 'POST' && pathname === '/v2/taxes') {
        control.count('quote')
        return quote((await request.json()) as OrderToTax)
      }
      const [, kind, id] = /^\/v2\/transactions\/(orders|refunds)(?:\/([^/]+))?$/.exec(pathname) ?? []
      if (kind === undefined) return refused(404, 'Not Found', 'Resource can not be found')
      const one = kind.slice(0, -1)
      if (request.method === 'GET') {
        const known = find(kind, decodeURIComponent(id ?? ''))
        return known ? Response.json({ [one]: known }) : refused(404, 'Not Found', 'Resource can not be found')
      }
      if (request.method !== 'POST') return refused(405, 'Method Not Allowed', 'Method not allowed')
      control.count('record')
      const told = (await request.json()) as Readonly<Record<string, unknown>>
      const wrong = refusalReason(kind, told, find)
      if (wrong) return wrong
      ledger.append({ ...told, kind })
      return Response.json({ [one]: told }, { status: 201 })
    },
  }
}

function quote(asked: OrderToTax): Response {
  if (!asked.to_country || !asked.to_state || !/^\d{5}(-\d{4})?$/.test(asked.to_zip ?? ''))
    return refused(
      400,
      'Bad Request',
      `to_zip ${asked.to_zip ?? ''} is not used within to_state ${asked.to_state ?? ''}`,
    )
  if (typeof asked.shipping !== 'number') return refused(406, 'Not Acceptable', 'shipping is missing')
  return Response.json({ tax: taxOfOrder(asked) })
}

function refusalReason(
  kind: string,
  told: Readonly<Record<string, unknown>>,
  find: (kind: string, id: unknown) => unknown,
): Response | undefined {
  if (typeof told.transaction_id !== 'string' || typeof told.amount !== 'number' || typeof told.sales_tax !== 'number')
    return refused(406, 'Not Acceptable', 'transaction_id, amount and sales_tax are needed')
  if (find(kind, told.transaction_id))
    return refused(422, 'Unprocessable Entity', 'Provider tranx already imported for your user account')
  if (kind === 'refunds' && !find('orders', told.transaction_reference_id))
    return refused(422, 'Unprocessable Entity', 'transaction_reference_id is not an order')
  return undefined
}

const refused = (status: number, error: string, detail: string): Response =>
  Response.json({ error, detail, status }, { status })

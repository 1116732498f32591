import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { openBooks } from './books.ts'
import { makeEvent, type RaisedEvent } from './events.ts'
import { answerShopper, disablePage, makePage, readPage } from './hosted-pages.ts'
import { cancel, placeOrder, readOrder, refund } from './orders.ts'
import { makeSession, readSession, updateSession } from './sessions.ts'
import { settlements } from './settlements.ts'
import { type Body, problem, type SimulatorContext, type SimulatorRequest, type Switches } from './simulator-context.ts'

export interface KlarnaSimulatorKeys {
  readonly username: string
  readonly password: string
}

/** Stands in for Klarna: payment sessions, hosted pages, orders and order management, settlements. */
export const klarnaSimulator =
  (keys: KlarnaSimulatorKeys): MakeSimulator =>
  ({ ledger, url }) => {
    const books = openBooks(ledger)
    const switches: Switches = {
      notifyAfterMs: 200,
      notifyTimes: 1,
      notifyNever: false,
      notifyKeyWrong: false,
      pendingMs: 8_000,
      hoursPassed: 0,
      overcharge: 0,
      daysPassed: 0,
    }
    const context: SimulatorContext = { books, url, switches }
    const right = `Basic ${Buffer.from(`${keys.username}:${keys.password}`).toString('base64')}`
    return {
      name: 'klarna',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/ledger') return Response.json({ payments: books.all('order') })
        if (pathname === '/control') return Response.json(Object.assign(switches, await request.json()))
        if (pathname === '/events') return makeEvent(context, (await bodyOf(request)) as unknown as RaisedEvent)
        const shopper = /^\/shopper\/([\w-]+)$/.exec(pathname)
        if (shopper) return answerShopper(context, shopper[1]!, request)
        if (request.headers.get('authorization') !== right) return new Response(null, { status: 401 })
        const body = request.method === 'POST' ? await bodyOf(request) : {}
        const key = request.headers.get('klarna-idempotency-key') ?? ''
        return callKlarna(context, `${request.method} ${pathname}`, { body, key, searchParams })
      },
    }
  }

const bodyOf = (request: Request): Promise<Body> =>
  request.json().then(
    (body) => body as Body,
    () => ({}),
  )

function callKlarna(context: SimulatorContext, call: string, asked: SimulatorRequest): Response {
  for (const [form, handle] of calls) {
    const found = form.exec(call)
    if (found) return handle(context, found[1] ?? '', asked)
  }
  return problem(404, 'NOT_FOUND', 'Unknown path')
}

const calls: readonly (readonly [
  RegExp,
  (context: SimulatorContext, id: string, asked: SimulatorRequest) => Response,
])[] = [
  [/^POST \/payments\/v1\/sessions$/, makeSession],
  [/^POST \/payments\/v1\/sessions\/([\w-]+)$/, updateSession],
  [/^GET \/payments\/v1\/sessions\/([\w-]+)$/, readSession],
  [/^POST \/hpp\/v1\/sessions$/, makePage],
  [/^GET \/hpp\/v1\/sessions\/([\w-]+)$/, readPage],
  [/^DELETE \/hpp\/v1\/sessions\/([\w-]+)$/, disablePage],
  [/^POST \/payments\/v1\/authorizations\/([\w-]+)\/order$/, placeOrder],
  [/^DELETE \/payments\/v1\/authorizations\/([\w-]+)$/, () => new Response(null, { status: 204 })],
  [/^GET \/ordermanagement\/v1\/orders\/([\w-]+)$/, readOrder],
  [/^POST \/ordermanagement\/v1\/orders\/([\w-]+)\/refunds$/, refund],
  [/^POST \/ordermanagement\/v1\/orders\/([\w-]+)\/cancel$/, cancel],
  [/^GET \/settlements\/v1\/transactions$/, settlements],
]

import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { openBooks } from './books.ts'
import { makeEvent, type RaisedEvent } from './events.ts'
import { type Asked, type Body, type Ground, problem, type Switches } from './ground.ts'
import { answerShopper, disablePage, makePage, readPage } from './hosted-pages.ts'
import { cancel, placeOrder, readOrder, refund } from './orders.ts'
import { makeSession, readSession, updateSession } from './sessions.ts'
import { settlements } from './settlements.ts'

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
    const ground: Ground = { books, url, switches }
    const right = `Basic ${Buffer.from(`${keys.username}:${keys.password}`).toString('base64')}`
    return {
      name: 'klarna',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/ledger') return Response.json({ payments: books.all('order') })
        if (pathname === '/control') return Response.json(Object.assign(switches, await request.json()))
        if (pathname === '/events') return makeEvent(ground, (await bodyOf(request)) as unknown as RaisedEvent)
        const shopper = /^\/shopper\/([\w-]+)$/.exec(pathname)
        if (shopper) return answerShopper(ground, shopper[1]!, request)
        if (request.headers.get('authorization') !== right) return new Response(null, { status: 401 })
        const body = request.method === 'POST' ? await bodyOf(request) : {}
        const key = request.headers.get('klarna-idempotency-key') ?? ''
        return callKlarna(ground, `${request.method} ${pathname}`, { body, key, searchParams })
      },
    }
  }

const bodyOf = (request: Request): Promise<Body> =>
  request.json().then(
    (body) => body as Body,
    () => ({}),
  )

function callKlarna(ground: Ground, call: string, asked: Asked): Response {
  for (const [form, handle] of calls) {
    const found = form.exec(call)
    if (found) return handle(ground, found[1] ?? '', asked)
  }
  return problem(404, 'NOT_FOUND', 'Unknown path')
}

const calls: readonly (readonly [RegExp, (ground: Ground, id: string, asked: Asked) => Response])[] = [
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

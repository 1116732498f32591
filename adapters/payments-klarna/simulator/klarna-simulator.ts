import { randomBytes, randomUUID } from 'node:crypto'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { amountOnPage, overPage, simulatorPage } from '#server/platform/simulators/simulator-page.ts'
import { type HostedPage, type KlarnaBooks, type KlarnaOrder, openBooks, type Purchase, refundedOf } from './books.ts'
import { whyBad } from './sum-rules.ts'

export interface KlarnaSimulatorKeys {
  readonly username: string
  readonly password: string
}

/** Faults and unusual answers on demand. */
interface Switches {
  /** ms until the shop is told. */
  notifyAfterMs: number
  notifyTimes: number
  notifyNever: boolean
  notifyKeyWrong: boolean
  /** ms until an order under review comes to its end. */
  pendingMs: number
  /** Let so many hours pass for sessions and pages. */
  hoursPassed: number
  /** Book so many minor units more than was ordered. */
  overcharge: number
  /** Let so many days pass for what happens from now on. */
  daysPassed: number
}

interface Ground {
  readonly books: KlarnaBooks
  readonly url: string
  readonly switches: Switches
}
type Body = Readonly<Record<string, unknown>>

const hourMs = 3_600_000
const sessionHours = 48
const categories: Readonly<Record<string, readonly string[]>> = {
  DK: ['pay_later', 'pay_over_time'],
  NO: ['pay_later', 'pay_over_time'],
  FI: ['pay_later', 'pay_over_time'],
  SE: ['pay_now', 'pay_later', 'pay_over_time'],
  DE: ['pay_now', 'pay_later', 'pay_over_time'],
  FR: ['pay_now', 'pay_later', 'pay_over_time'],
  AT: ['pay_now', 'pay_later'],
  NL: ['pay_now', 'pay_later'],
}
const names: Readonly<Record<string, string>> = {
  pay_now: 'Pay now',
  pay_later: 'Pay later',
  pay_over_time: 'Financing',
}

/** Stands in for Klarna: payments sessions, hosted pages, orders and their management, settlements. */
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
const problem = (status: number, code: string, message: string): Response =>
  Response.json({ correlation_id: randomUUID(), error_code: code, error_messages: [message] }, { status })

interface Asked {
  readonly body: Body
  readonly key: string
  readonly searchParams: URLSearchParams
}

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

function makeSession({ books }: Ground, _id: string, { body }: Asked): Response {
  const bad = whyBad(body)
  if (bad) return problem(400, 'BAD_VALUE', bad)
  const session = books.keep('session', { id: randomUUID(), purchase: body as unknown as Purchase, at: Date.now() })
  return Response.json(sessionOnWire(session))
}

const sessionOnWire = ({ id, purchase }: { readonly id: string; readonly purchase: Purchase }) => ({
  session_id: id,
  client_token: `sim.${id}`,
  status: 'incomplete',
  payment_method_categories: (categories[purchase.purchase_country] ?? []).map((identifier) => ({
    identifier,
    name: names[identifier],
    asset_urls: { descriptive: `${identifier}.svg`, standard: `${identifier}-s.svg` },
  })),
})

const isOver = ({ switches }: Ground, at: number, hours: number): boolean =>
  Date.now() + switches.hoursPassed * hourMs - at >= hours * hourMs

function updateSession(ground: Ground, id: string, { body }: Asked): Response {
  const session = ground.books.find('session', id)
  if (!session || isOver(ground, session.at, sessionHours)) return problem(404, 'NOT_FOUND', 'Session not found')
  const bad = whyBad(body)
  if (bad) return problem(400, 'BAD_VALUE', bad)
  const purchase = body as unknown as Purchase
  if (purchase.purchase_country !== session.purchase.purchase_country)
    return problem(400, 'BAD_VALUE', 'Bad value: purchase_country')
  ground.books.keep('session', { ...session, purchase })
  return new Response(null, { status: 204 })
}

function readSession(ground: Ground, id: string): Response {
  const session = ground.books.find('session', id)
  return session && !isOver(ground, session.at, sessionHours)
    ? Response.json(sessionOnWire(session))
    : problem(404, 'NOT_FOUND', 'Session not found')
}

function makePage({ books, url }: Ground, _id: string, { body }: Asked): Response {
  const {
    payment_session_url: of,
    merchant_urls: urls,
    options,
  } = body as {
    payment_session_url?: string
    merchant_urls?: Record<string, string>
    options?: { payment_method_categories?: string[] }
  }
  const session = books.find('session', String(of).split('/').at(-1)!)
  if (!session) return problem(404, 'NOT_FOUND', 'Payment session not found')
  if (!urls?.success || !urls.cancel) return problem(400, 'BAD_VALUE', 'Bad value: merchant_urls')
  const page = books.keep('page', {
    id: randomUUID(),
    session: session.id,
    urls,
    category: options?.payment_method_categories?.[0] ?? 'KLARNA',
    status: 'WAITING',
    at: Date.now(),
  })
  const redirect = `${url}/shopper/${page.id}`
  return Response.json(
    { session_id: page.id, session_url: `${url}/hpp/v1/sessions/${page.id}`, redirect_url: redirect },
    { status: 201 },
  )
}

/** A page is over an hour before its session. */
function currentPage(ground: Ground, id: string): HostedPage | undefined {
  const page = ground.books.find('page', id)
  return page?.status === 'WAITING' && isOver(ground, page.at, sessionHours - 1)
    ? ground.books.keep('page', { ...page, status: 'DISABLED' })
    : page
}

function readPage(ground: Ground, id: string): Response {
  const page = currentPage(ground, id)
  if (!page) return problem(404, 'NOT_FOUND', 'Session not found')
  return Response.json({
    session_id: page.id,
    status: page.status,
    ...(page.token ? { authorization_token: page.token } : {}),
  })
}

function disablePage(ground: Ground, id: string): Response {
  const page = currentPage(ground, id)
  if (!page) return problem(404, 'NOT_FOUND', 'Session not found')
  if (page.status === 'WAITING') ground.books.keep('page', { ...page, status: 'DISABLED' })
  return new Response(null, { status: 204 })
}

function placeOrder({ books, switches, url }: Ground, token: string, { body, key }: Asked): Response {
  const known = books.all('order').find((order) => order.token === token)
  if (known && known.key === key && key !== '') return Response.json(placedOnWire(known, url))
  if (known) return problem(409, 'CONFLICT', 'The authorization was used')
  const page = books.all('page').find((one) => one.token === token)
  const session = page && books.find('session', page.session)
  if (!session) return problem(404, 'NOT_FOUND', 'Authorization not found')
  const bad = whyBad(body)
  if (bad) return problem(400, 'BAD_VALUE', bad)
  const purchase = body as unknown as Purchase
  if (purchase.order_amount !== session.purchase.order_amount)
    return problem(400, 'BAD_VALUE', 'Bad value: order_amount')
  const email = purchase.billing_address?.email ?? ''
  const pending = email.includes('pend') || session.underReview === true
  const order = books.keep('order', {
    id: randomUUID(),
    token,
    key,
    purchase,
    fraud: email.includes('reject') ? 'REJECTED' : pending ? 'PENDING' : 'ACCEPTED',
    status: 'AUTHORIZED',
    captured: 0,
    refunds: {},
    at: new Date().toISOString(),
  })
  if (order.fraud === 'ACCEPTED') capture(books, switches, order)
  if (order.fraud === 'PENDING')
    void untilDue(() => switches.pendingMs).then(() => endReview({ books, switches, url }, order.id, page!))
  return Response.json(placedOnWire(books.find('order', order.id)!, url))
}

const placedOnWire = ({ id, fraud }: KlarnaOrder, url: string) => ({
  order_id: id,
  redirect_url: `${url}/done/${id}`,
  fraud_status: fraud,
  authorized_payment_method: { type: 'invoice', number_of_days: 30 },
})

function capture(books: KlarnaBooks, switches: Switches, order: KlarnaOrder): KlarnaOrder {
  const captured = order.purchase.order_amount + switches.overcharge
  const captureId = randomUUID()
  const at = nowIn(switches)
  return books.keep('order', {
    ...order,
    fraud: 'ACCEPTED',
    status: 'CAPTURED',
    captured,
    movements: [
      { type: 'SALE', amount: captured, at, captureId },
      { type: 'FEE', amount: Math.ceil(captured / 50), at, captureId },
    ],
  })
}

const nowIn = ({ daysPassed }: Switches): string => new Date(Date.now() + daysPassed * 24 * hourMs).toISOString()

function endReview(ground: Ground, id: string, page: HostedPage): void {
  const order = ground.books.find('order', id)
  if (order?.fraud !== 'PENDING' || order.status !== 'AUTHORIZED') return
  const refused = order.purchase.billing_address?.email?.includes('refuse') === true
  if (refused) ground.books.keep('order', { ...order, fraud: 'REJECTED' })
  else capture(ground.books, ground.switches, order)
  const event = refused ? 'FRAUD_RISK_REJECTED' : 'FRAUD_RISK_ACCEPTED'
  notify(ground, page, { order_id: id, event_type: event })
}

const onWire = (order: KlarnaOrder) => ({
  order_id: order.id,
  status: order.status,
  fraud_status: order.fraud,
  order_amount: order.captured > 0 ? order.captured : order.purchase.order_amount,
  purchase_currency: order.purchase.purchase_currency,
  captured_amount: order.captured,
  refunded_amount: refundedOf(order),
  updated_at: order.stoppedAt ?? order.at,
  merchant_reference1: order.purchase.merchant_reference1,
})

function readOrder({ books }: Ground, id: string): Response {
  const order = books.find('order', id)
  return order ? Response.json(onWire(order)) : problem(404, 'NOT_FOUND', 'Order not found')
}

function refund({ books, switches }: Ground, id: string, { body, key }: Asked): Response {
  const order = books.find('order', id)
  if (!order) return problem(404, 'NOT_FOUND', 'Order not found')
  const amount = Number(body.refunded_amount)
  if (order.refunds[key] === undefined) {
    if (!(amount > 0) || refundedOf(order) + amount > order.captured)
      return problem(403, 'REFUND_NOT_ALLOWED', 'Not that much is left')
    const movement = { type: 'RETURN', amount, at: nowIn(switches), refundId: randomUUID() }
    books.keep('order', {
      ...order,
      refunds: { ...order.refunds, [key]: amount },
      movements: [...(order.movements ?? []), movement],
    })
  }
  return new Response(null, { status: 201, headers: { 'refund-id': randomUUID() } })
}

function cancel({ books }: Ground, id: string): Response {
  const order = books.find('order', id)
  if (!order) return problem(404, 'NOT_FOUND', 'Order not found')
  if (order.captured > 0) return problem(403, 'CANCEL_NOT_ALLOWED', 'Captured')
  books.keep('order', { ...order, status: 'CANCELLED' })
  return new Response(null, { status: 204 })
}

function settlements({ books }: Ground, _id: string, { searchParams }: Asked): Response {
  const day = searchParams.get('capture_date') ?? ''
  const all = books.all('order').flatMap((order) =>
    (order.movements ?? [])
      .filter(({ at }) => at.startsWith(day))
      .map(({ type, amount, at, captureId = '', refundId = '' }) => ({
        type,
        amount,
        order_id: order.id,
        capture_id: captureId,
        refund_id: refundId,
        merchant_reference1: order.purchase.merchant_reference1,
        currency_code: order.purchase.purchase_currency,
        capture_date: at,
      })),
  )
  const offset = Number(searchParams.get('offset') ?? 0)
  return Response.json({ transactions: all.slice(offset, offset + Number(searchParams.get('size') ?? 20)) })
}

/** Events that a tester lets happen to an order after it was captured. */
interface RaisedEvent {
  /** The merchant's reference of the payment. */
  readonly payment: string
  /**
   * `REVERSAL`: a dispute was lost; `REVERSAL_MERCHANT_PROTECTION`: its amount was paid after all; `FRAUD_RISK_STOPPED`: found to be
   * fraud, the order is cancelled. Any other is booked under that name.
   */
  readonly type: string
  readonly amount?: number
}

function makeEvent(ground: Ground, { payment, type, amount }: RaisedEvent): Response {
  const { books, switches } = ground
  const order = books.all('order').find(({ purchase }) => purchase.merchant_reference1 === payment)
  if (!order) return problem(404, 'NOT_FOUND', 'Order not found')
  const at = nowIn(switches)
  if (type === 'FRAUD_RISK_STOPPED')
    books.keep('order', { ...order, fraud: 'REJECTED', status: 'CANCELLED', stoppedAt: at })
  else {
    const movement = { type, amount: amount ?? order.captured, at }
    books.keep('order', { ...order, movements: [...(order.movements ?? []), movement] })
  }
  const page = books.all('page').find(({ token }) => token === order.token)
  if (page) notify(ground, page, { order_id: order.id, event_type: type })
  return Response.json({})
}

const endings: Readonly<Record<string, readonly [status: string, url: string]>> = {
  approve: ['COMPLETED', 'success'],
  pend: ['COMPLETED', 'success'],
  cancel: ['CANCELLED', 'cancel'],
  back: ['BACK', 'back'],
  fail: ['FAILED', 'failure'],
  error: ['ERROR', 'error'],
}

async function answerShopper(ground: Ground, id: string, request: Request): Promise<Response> {
  const page = currentPage(ground, id)
  const session = page && ground.books.find('session', page.session)
  if (page?.status !== 'WAITING' || !session) return overPage()
  const outcome = request.method === 'POST' ? new URLSearchParams(await request.text()).get('outcome') : null
  const ending = endings[outcome ?? '']
  if (!ending) return askShopper(ground, page, session.purchase)
  const token = randomBytes(16).toString('hex')
  const ended = ground.books.keep('page', { ...page, status: ending[0], ...(ending[1] === 'success' ? { token } : {}) })
  if (outcome === 'pend') ground.books.keep('session', { ...session, underReview: true })
  notify(ground, ended, { session_id: id, status: ending[0], updated_at: new Date().toISOString() })
  const back = page.urls[ending[1]]!.replaceAll('{{session_id}}', id).replaceAll(
    '{{authorization_token}}',
    ended.token ?? '',
  )
  return new Response(null, { status: 303, headers: { location: back } })
}

const askShopper = ({ url }: Ground, page: HostedPage, { order_amount, purchase_currency }: Purchase): Response =>
  simulatorPage({
    title: names[page.category.toLowerCase()] ?? 'Pay with Klarna',
    lead: 'Confirm the purchase, and you are sent back to the shop.',
    facts: [['Amount', amountOnPage(order_amount, purchase_currency)]],
    action: `${url}/shopper/${page.id}`,
    buttons: [
      ['approve', 'Buy'],
      ['pend', 'Buy, and be looked at first'],
      ['fail', 'Let it be refused'],
      ['cancel', 'Cancel and go back'],
      ['back', 'Back to the shop'],
      ['error', 'Let something break'],
    ],
  })

/** The shop is told at an address it gave; one that does not answer is told again, later each time. */
function notify({ switches }: Ground, { urls }: HostedPage, body: Body): void {
  const url = urls.status_update
  if (!url || switches.notifyNever) return
  const address = switches.notifyKeyWrong ? `${url}0` : url
  const deliver = async (attempt: number): Promise<void> => {
    const told = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (answer) => answer.status < 500,
      () => false,
    )
    const wait = [500, 2_000, 10_000, 60_000][attempt]
    if (!told && wait !== undefined) setTimeout(() => deliver(attempt + 1), wait).unref()
  }
  void untilDue(() => switches.notifyAfterMs).then(() => {
    for (let times = 0; times < switches.notifyTimes; times++) void deliver(0)
  })
}

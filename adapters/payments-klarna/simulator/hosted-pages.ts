import { randomBytes, randomUUID } from 'node:crypto'
import { amountOnPage, overPage, simulatorPage } from '#server/platform/simulators/simulator-page.ts'
import type { HostedPage, Purchase } from './books.ts'
import { notify } from './notify.ts'
import { names, sessionHours } from './sessions.ts'
import { isOver, problem, type SimulatorContext, type SimulatorRequest } from './simulator-context.ts'

export function makePage({ books, url }: SimulatorContext, _id: string, { body }: SimulatorRequest): Response {
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
  const page = books.save('page', {
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

/** A page expires one hour before its session. */
function currentPage(context: SimulatorContext, id: string): HostedPage | undefined {
  const page = context.books.find('page', id)
  return page?.status === 'WAITING' && isOver(context, page.at, sessionHours - 1)
    ? context.books.save('page', { ...page, status: 'DISABLED' })
    : page
}

export function readPage(context: SimulatorContext, id: string): Response {
  const page = currentPage(context, id)
  if (!page) return problem(404, 'NOT_FOUND', 'Session not found')
  return Response.json({
    session_id: page.id,
    status: page.status,
    ...(page.token ? { authorization_token: page.token } : {}),
  })
}

export function disablePage(context: SimulatorContext, id: string): Response {
  const page = currentPage(context, id)
  if (!page) return problem(404, 'NOT_FOUND', 'Session not found')
  if (page.status === 'WAITING') context.books.save('page', { ...page, status: 'DISABLED' })
  return new Response(null, { status: 204 })
}

const endings: Readonly<Record<string, readonly [status: string, url: string]>> = {
  approve: ['COMPLETED', 'success'],
  pend: ['COMPLETED', 'success'],
  cancel: ['CANCELLED', 'cancel'],
  back: ['BACK', 'back'],
  fail: ['FAILED', 'failure'],
  error: ['ERROR', 'error'],
}

export async function answerShopper(context: SimulatorContext, id: string, request: Request): Promise<Response> {
  const page = currentPage(context, id)
  const session = page && context.books.find('session', page.session)
  if (page?.status !== 'WAITING' || !session) return overPage()
  const outcome = request.method === 'POST' ? new URLSearchParams(await request.text()).get('outcome') : null
  const ending = endings[outcome ?? '']
  if (!ending) return askShopper(context, page, session.purchase)
  const token = randomBytes(16).toString('hex')
  const ended = context.books.save('page', {
    ...page,
    status: ending[0],
    ...(ending[1] === 'success' ? { token } : {}),
  })
  if (outcome === 'pend') context.books.save('session', { ...session, underReview: true })
  notify(context, ended, { session_id: id, status: ending[0], updated_at: new Date().toISOString() })
  const back = page.urls[ending[1]]!.replaceAll('{{session_id}}', id).replaceAll(
    '{{authorization_token}}',
    ended.token ?? '',
  )
  return new Response(null, { status: 303, headers: { location: back } })
}

const askShopper = (
  { url }: SimulatorContext,
  page: HostedPage,
  { order_amount, purchase_currency }: Purchase,
): Response =>
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

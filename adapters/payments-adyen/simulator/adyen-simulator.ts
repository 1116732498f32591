import { setTimeout as pause } from 'node:timers/promises'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { overPage } from '#server/platform/simulators/simulator-page.ts'
import { openBooks } from './books.ts'
import { type Answer, type ApiContext, callApi, shopperDecides } from './checkout-api.ts'
import { type RaisedEvent, raiseEvent } from './events.ts'
import { noFaults, setFaults } from './faults.ts'
import { callLinks, currentLink, payLink } from './links.ts'
import { notifier } from './notifier.ts'
import { accountingReport } from './report.ts'
import { linkPage, shopperPage } from './shopper-page.ts'
import { terminals } from './terminal.ts'

export interface AdyenSimulatorKeys {
  readonly apiKey: string
  readonly merchantAccount: string
  readonly hmacKey: string
}

/** Longer than any client waits for an answer. */
const neverMs = 60_000

/**
 * Stands in for Adyen: the Checkout API below `/v72`, its terminals at `/sync`, its reports, the pages to which it
 * sends shoppers, and its notifications. For tests and operators `/ledger` shows every payment, `/control` sets what
 * goes wrong, and `/events` makes an event happen at the shopper's bank.
 */
export const adyenSimulator =
  (keys: AdyenSimulatorKeys): MakeSimulator =>
  (context) => {
    const faults = noFaults()
    const books = openBooks(context.ledger, () => simulatedNow(faults).toISOString())
    const api: ApiContext = {
      books,
      faults,
      notifier: notifier({ ...keys, shopUrl: context.shopUrl, faults }),
      merchantAccount: keys.merchantAccount,
      url: context.url,
    }
    const tills = terminals(api)
    return {
      name: 'adyen',
      answer: async (request) => {
        const { pathname } = new URL(request.url)
        const call = /^\/v7[12](\/.*)$/.exec(pathname)
        if (call && ['POST', 'GET', 'PATCH'].includes(request.method)) return answerCall(api, keys, call[1]!, request)
        const shopper = /^\/shopper\/([0-9A-F]+)$/.exec(pathname)
        if (shopper) return answerShopper(api, shopper[1]!, request)
        const link = /^\/link\/(PL[0-9A-F]+)$/.exec(pathname)
        if (link) return answerLink(api, link[1]!, request)
        if (pathname === '/sync' && request.method === 'POST') return answerTill(api, keys, tills, request)
        const report = /^\/reports\/payments_accounting_report_(\d{4}_\d\d_\d\d)\.csv$/.exec(pathname)
        if (report) return reportOf(api, report[1]!.replaceAll('_', '-'))
        if (pathname === '/ledger') return Response.json({ payments: books.payments() })
        if (pathname === '/events' && request.method === 'POST') return makeEvent(api, request)
        if (pathname === '/control' && request.method === 'POST') {
          setFaults(faults, (await request.json()) as Record<string, unknown>)
          return Response.json(faults)
        }
        return new Response('Unknown path', { status: 404 })
      },
    }
  }

async function answerCall(
  api: ApiContext,
  keys: AdyenSimulatorKeys,
  path: string,
  request: Request,
): Promise<Response> {
  const { books, faults } = api
  if (request.headers.get('x-api-key') !== keys.apiKey) return Response.json(notAllowed, { status: 401 })
  if (faults.slowMs > 0) await pause(faults.slowMs)
  if (faults.failing > 0 && faults.failing--) return new Response('Internal error', { status: 500 })
  const body = request.method === 'GET' ? {} : await bodyOf(request)
  if (!body) return Response.json(notRead, { status: 400 })
  const key = request.headers.get('idempotency-key')
  const before = key === null ? undefined : books.answered(`${path} ${key}`)
  const answer: Answer = before ?? callLinks(api, request.method, path, body) ?? callApi(api, path, body)
  if (key !== null && !before) books.keepAnswer(`${path} ${key}`, answer.status, answer.body)
  if (faults.losing > 0 && faults.losing--) await pause(neverMs, undefined, { ref: false })
  if (faults.garbling > 0 && faults.garbling--) return new Response('<html>', { status: 200 })
  return Response.json(answer.body, { status: answer.status })
}

const notAllowed = {
  status: 401,
  errorCode: '000',
  message: 'HTTP Status Response - Unauthorized',
  errorType: 'security',
}
const notRead = { status: 400, errorCode: '702', message: 'Unable to parse the JSON payload.', errorType: 'validation' }

async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

async function answerShopper(api: ApiContext, pspReference: string, request: Request): Promise<Response> {
  const payment = api.books.payment(pspReference)
  if (payment?.state !== 'open') return overPage()
  if (request.method !== 'POST') return shopperPage(payment, `${api.url}/shopper/${pspReference}`)
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  if (outcome !== 'approve' && outcome !== 'cancel' && outcome !== 'fail')
    return shopperPage(payment, `${api.url}/shopper/${pspReference}`)
  const back = shopperDecides(api, pspReference, outcome)
  return back === undefined ? overPage() : new Response(null, { status: 303, headers: { location: back } })
}

async function answerTill(
  { faults }: ApiContext,
  keys: AdyenSimulatorKeys,
  tills: ReturnType<typeof terminals>,
  request: Request,
): Promise<Response> {
  if (request.headers.get('x-api-key') !== keys.apiKey) return Response.json(notAllowed, { status: 401 })
  const answer = await tills.sync((await bodyOf(request)) ?? {})
  return faults.garbling > 0 && faults.garbling-- ? new Response('<html>', { status: 200 }) : answer
}

async function answerLink(api: ApiContext, id: string, request: Request): Promise<Response> {
  const link = currentLink(api, id)
  if (link?.status !== 'active') return overPage()
  if (request.method !== 'POST') return linkPage(link, `${api.url}/link/${id}`)
  payLink(api, link, new URLSearchParams(await request.text()).get('outcome') ?? '')
  return link.returnUrl === '' ? overPage() : new Response(null, { status: 303, headers: { location: link.returnUrl } })
}

function reportOf({ books, merchantAccount, faults }: ApiContext, day: string): Response {
  const report = accountingReport({ merchantAccount, day, rows: books.rows(), faults, now: simulatedNow(faults) })
  return report === undefined
    ? new Response('Report not found', { status: 404 })
    : new Response(report, { headers: { 'content-type': 'text/csv' } })
}

/** Makes an event of a payment happen at the bank: books it and notifies the shop. Answers 404 for an unknown payment. */
async function makeEvent(api: ApiContext, request: Request): Promise<Response> {
  const asked = (await bodyOf(request)) ?? {}
  return raiseEvent(api, asked as unknown as RaisedEvent) ? Response.json({}) : new Response(null, { status: 404 })
}

const simulatedNow = ({ daysPassed }: Pick<ApiContext['faults'], 'daysPassed'>): Date =>
  new Date(Date.now() + daysPassed * 86_400_000)

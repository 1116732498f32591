import { setTimeout as pause } from 'node:timers/promises'
import type { MakeSimulator } from '#server/platform/simulator.port.ts'
import { openBooks } from './books.ts'
import { type Answer, type ApiGround, callApi, shopperDecides } from './checkout-api.ts'
import { noFaults, setFaults } from './faults.ts'
import { notifier } from './notifier.ts'
import { overPage, shopperPage } from './shopper-page.ts'

export interface AdyenSimulatorKeys {
  readonly apiKey: string
  readonly merchantAccount: string
  readonly hmacKey: string
}

/** Longer than anybody waits. */
const neverMs = 60_000

/**
 * Stands in for Adyen's Checkout API: its calls below `/v72`, the pages it would send a shopper to, its notifications. For tests and
 * operators `/ledger` tells every payment, and `/control` sets what goes wrong.
 */
export const adyenSimulator =
  (keys: AdyenSimulatorKeys): MakeSimulator =>
  (ground) => {
    const faults = noFaults()
    const books = openBooks(ground.ledger)
    const api: ApiGround = {
      books,
      faults,
      notifier: notifier({ ...keys, shopUrl: ground.shopUrl, faults }),
      merchantAccount: keys.merchantAccount,
      url: ground.url,
    }
    return {
      name: 'adyen',
      answer: async (request) => {
        const { pathname } = new URL(request.url)
        const call = /^\/v7[12](\/.*)$/.exec(pathname)
        if (call && request.method === 'POST') return answerCall(api, keys, call[1]!, request)
        const shopper = /^\/shopper\/([0-9A-F]+)$/.exec(pathname)
        if (shopper) return answerShopper(api, shopper[1]!, request)
        if (pathname === '/ledger') return Response.json({ payments: books.payments() })
        if (pathname === '/control' && request.method === 'POST') {
          setFaults(faults, (await request.json()) as Record<string, unknown>)
          return Response.json(faults)
        }
        return new Response('Unknown path', { status: 404 })
      },
    }
  }

async function answerCall(api: ApiGround, keys: AdyenSimulatorKeys, path: string, request: Request): Promise<Response> {
  const { books, faults } = api
  if (request.headers.get('x-api-key') !== keys.apiKey) return Response.json(notAllowed, { status: 401 })
  if (faults.slowMs > 0) await pause(faults.slowMs)
  if (faults.failing > 0 && faults.failing--) return new Response('Internal error', { status: 500 })
  const body = await bodyOf(request)
  if (!body) return Response.json(notRead, { status: 400 })
  const key = request.headers.get('idempotency-key')
  const kept = key === null ? undefined : books.answered(`${path} ${key}`)
  const answer: Answer = kept ?? callApi(api, path, body)
  if (key !== null && !kept) books.keepAnswer(`${path} ${key}`, answer.status, answer.body)
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

async function answerShopper(api: ApiGround, pspReference: string, request: Request): Promise<Response> {
  const payment = api.books.payment(pspReference)
  if (payment?.state !== 'open') return overPage()
  if (request.method !== 'POST') return shopperPage(payment, `${api.url}/shopper/${pspReference}`)
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  if (outcome !== 'approve' && outcome !== 'cancel' && outcome !== 'fail')
    return shopperPage(payment, `${api.url}/shopper/${pspReference}`)
  const back = shopperDecides(api, pspReference, outcome)
  return back === undefined ? overPage() : new Response(null, { status: 303, headers: { location: back } })
}

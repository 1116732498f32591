import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { authorization } from '../iyzico-api.ts'
import { openBooks } from './books.ts'
import { checkBin, instalments } from './card-lookups.ts'
import { detail, initialize } from './checkout-forms.ts'
import { makeEvent, type RaisedEvent } from './events.ts'
import { cancel, refund } from './money-back.ts'
import { report } from './reports.ts'
import { answerShopper } from './shopper-pages.ts'
import {
  type Body,
  failure,
  type IyzicoSimulatorKeys,
  type SimulatorContext,
  type SimulatorRequest,
  type Switches,
} from './simulator-context.ts'
import { transactions } from './transactions.ts'

/** Stands in for iyzico: checkout forms, their pages, details, cards, refunds, reports, webhooks. */
export const iyzicoSimulator =
  (keys: IyzicoSimulatorKeys): MakeSimulator =>
  ({ ledger, url, shopUrl }) => {
    const switches: Switches = {
      notifyAfterMs: 1_000,
      notifyTimes: 1,
      notifyNever: false,
      notifySignedWrong: false,
      answerSignedWrong: false,
      pendingMs: 8_000,
      secondsPassed: 0,
      overcharge: 0,
      daysPassed: 0,
    }
    const context: SimulatorContext = { books: openBooks(ledger), keys, url, shopUrl, switches }
    return {
      name: 'iyzico',
      answer: async (request) => {
        const { pathname, search, searchParams } = new URL(request.url)
        if (pathname === '/ledger') return Response.json({ payments: context.books.all() })
        if (pathname === '/control') return Response.json(Object.assign(switches, await request.json()))
        if (pathname === '/events' && request.method === 'POST')
          return makeEvent(context, (await request.json()) as RaisedEvent)
        if (pathname === '/pay') return answerShopper(context, searchParams.get('token') ?? '', request)
        const text = request.method === 'POST' ? await request.text() : ''
        if (!isSigned(context, request, pathname + search, text)) return failure({}, '1000', 'Geçersiz imza')
        return callIyzico(context, pathname, { body: read(text), searchParams })
      },
    }
  }

function isSigned({ keys }: SimulatorContext, request: Request, path: string, text: string): boolean {
  const random = request.headers.get('x-iyzi-rnd') ?? ''
  return random !== '' && request.headers.get('authorization') === authorization(keys, { random, path, text })
}

function read(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}

const calls: Readonly<Record<string, (context: SimulatorContext, asked: SimulatorRequest) => Response>> = {
  '/payment/iyzipos/checkoutform/initialize/auth/ecom': initialize,
  '/payment/iyzipos/checkoutform/auth/ecom/detail': detail,
  '/payment/bin/check': checkBin,
  '/payment/iyzipos/installment': instalments,
  '/payment/cancel': cancel,
  '/v2/payment/refund': refund,
  '/v2/reporting/payment/details': report,
  '/v2/reporting/payment/transactions': transactions,
}

const callIyzico = (context: SimulatorContext, path: string, asked: SimulatorRequest): Response =>
  calls[path]?.(context, asked) ?? failure(asked.body, '11', 'Geçersiz istek')

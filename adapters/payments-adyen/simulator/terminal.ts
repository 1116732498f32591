import { setTimeout as pause } from 'node:timers/promises'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import type { BookedPayment } from './books.ts'
import type { ApiContext } from './checkout-api.ts'
import { newReference } from './notifier.ts'

interface Header {
  readonly MessageCategory?: string
  readonly ServiceID?: string
  readonly SaleID?: string
  readonly POIID?: string
}
type Body = Readonly<Record<string, unknown>>

/** The last decimals of the amount decide what a person does at the terminal, as with the provider's test terminals. */
const endings: Readonly<Record<string, string>> = { '51': 'Refusal', '52': 'Cancel', '99': 'Busy' }

/** Payments at a terminal. The request stays open until somebody has presented a card. */
export function terminals(context: ApiContext) {
  const asked = new Map<string, Promise<Body>>()
  return {
    async sync(body: Body): Promise<Response> {
      const { MessageHeader: header = {}, ...request } = (body.SaleToPOIRequest ?? {}) as Body & {
        MessageHeader?: Header
      }
      const { MessageCategory: category, ServiceID: service = '', POIID: terminal = '' } = header
      if (service === '' || service.length > 10 || terminal === '')
        return Response.json({ errors: ['ServiceID'] }, { status: 400 })
      const key = (id: string) => `${terminal} ${id}`
      if (category === 'Payment') {
        const running = asked.get(key(service)) ?? pay(context, terminal, request.PaymentRequest as Body)
        asked.set(key(service), running)
        return answer(header, { PaymentResponse: await running })
      }
      const meant = (request.TransactionStatusRequest ?? request.AbortRequest ?? {}) as {
        MessageReference?: { ServiceID?: string }
      }
      const running = asked.get(key(meant.MessageReference?.ServiceID ?? ''))
      if (category === 'Abort') return new Response('ok')
      if (!running)
        return answer(header, {
          TransactionStatusResponse: { Response: { Result: 'Failure', ErrorCondition: 'NotFound' } },
        })
      const done = await Promise.race([running, pause(20).then(() => undefined)])
      return answer(header, {
        TransactionStatusResponse: done
          ? {
              Response: { Result: 'Success' },
              RepeatedMessageResponse: { RepeatedResponseMessageBody: { PaymentResponse: done } },
            }
          : { Response: { Result: 'Failure', ErrorCondition: 'InProgress' } },
      })
    },
  }
}

const answer = (header: Header, body: Body): Response =>
  Response.json({ SaleToPOIResponse: { MessageHeader: { ...header, MessageType: 'Response' }, ...body } })

async function pay({ books, notifier, faults }: ApiContext, terminal: string, request: Body): Promise<Body> {
  const { SaleData, PaymentTransaction } = request as {
    SaleData: { SaleTransactionID: { TransactionID: string } }
    PaymentTransaction: { AmountsReq: { Currency: string; RequestedAmount: number } }
  }
  const { Currency: currency, RequestedAmount: amount } = PaymentTransaction.AmountsReq
  const reference = SaleData.SaleTransactionID.TransactionID
  const failure = endings[amount.toFixed(2).slice(-2)]
  if (failure !== 'Busy') await untilDue(() => faults.terminalMs)
  const decimals = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const payment: BookedPayment = {
    pspReference: newReference(),
    reference,
    amount: { value: Math.round(amount * 10 ** (decimals ?? 2)) + faults.overcharge, currency },
    method: 'visa',
    returnUrl: '',
    at: new Date().toISOString(),
    refunds: {},
    state: failure === undefined ? 'authorised' : failure === 'Cancel' ? 'cancelled' : 'refused',
  }
  if (failure !== 'Busy') {
    books.add(payment)
    notifier.notify(payment, { eventCode: 'AUTHORISATION', success: failure === undefined, reason: failure ?? '' })
  }
  const charged = payment.amount.value / 10 ** (decimals ?? 2)
  return {
    Response: failure === undefined ? { Result: 'Success' } : { Result: 'Failure', ErrorCondition: failure },
    SaleData: { SaleTransactionID: { TransactionID: reference } },
    POIData: {
      POITransactionID: { TransactionID: `${terminal.slice(0, 4)}.${payment.pspReference}`, TimeStamp: payment.at },
    },
    ...(failure === undefined
      ? { PaymentResult: { AmountsResp: { Currency: currency, AuthorizedAmount: charged } } }
      : {}),
  }
}

import { Fault } from '#foundation/fault.ts'
import { fromMajor, majorOf } from '#foundation/money.ts'
import type { Charge, OpenPayment, PaymentProvider, ProviderAnswer } from '#server/payments/payment-provider.port.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { moneyBack } from './money-back.ts'

/** The shopper's page waits this long for the till. If the payment is still open then, its status is polled. */
const usualHoldMs = 3_000
const saleId = 'SELVEDGE-TILL'
type Body = Readonly<Record<string, unknown>>

/** Takes payments at the terminal of a store, with the Terminal API. */
export function adyenTerminals(settings: AdyenSettings): PaymentProvider {
  const { clientKey, environment, simulated } = settings
  const shared = moneyBack(settings)
  return {
    ...shared,
    name: 'pos',
    setup: { clientKey, environment, simulated, origins: [] },
    takesMoneyAtOnce: true,
    refusalEnds: () => true,
    methods: async () => [{ type: 'terminal', name: 'Terminal', brands: [] }],

    begin: async (charge, signal) => {
      const waits: ProviderAnswer = {
        outcome: 'actionrequired',
        paymentId: charge.paymentId,
        reference: serviceId(charge.paymentId),
        action: { type: 'terminal' },
      }
      const patience = AbortSignal.timeout(settings.terminalHoldMs ?? usualHoldMs)
      try {
        const both = signal ? AbortSignal.any([signal, patience]) : patience
        const { PaymentResponse: response } = await sync(settings, charge, {
          category: 'Payment',
          request: paymentRequest(charge),
          signal: both,
        })
        return readResponse(charge, response)
      } catch (error) {
        // The terminal continues when the request is aborted, so the payment is still open.
        if (patience.aborted && !(error instanceof Fault)) return waits
        throw error
      }
    },

    finish: async () => undefined,
    readStatus: (open, signal) => lookAtTerminal(settings, open, signal),

    voidPayment: async (payment, signal) => {
      const message = {
        MessageReference: { MessageCategory: 'Payment', ServiceID: serviceId(payment.paymentId), SaleID: saleId },
      }
      if (payment.reference === serviceId(payment.paymentId))
        await send(settings, payment, {
          category: 'Abort',
          request: { AbortRequest: { AbortReason: 'MerchantAbort', ...message } },
          signal,
        })
      await shared.voidPayment(payment, signal)
    },
  }
}

/** At most ten characters, and always the same for one payment, so that a terminal takes it only once. */
const serviceId = (paymentId: string): string => paymentId.replaceAll('-', '').slice(0, 10)

const paymentRequest = ({ paymentId, amount }: Charge): Body => ({
  PaymentRequest: {
    SaleData: { SaleTransactionID: { TransactionID: paymentId, TimeStamp: new Date().toISOString() } },
    PaymentTransaction: {
      AmountsReq: { Currency: amount.currency, RequestedAmount: majorOf(amount) },
    },
  },
})

async function lookAtTerminal(
  settings: AdyenSettings,
  open: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | undefined> {
  const asked = {
    TransactionStatusRequest: {
      ReceiptReprintFlag: false,
      MessageReference: { MessageCategory: 'Payment', ServiceID: serviceId(open.paymentId), SaleID: saleId },
    },
  }
  const answer = await sync(settings, open, { category: 'TransactionStatus', request: asked, signal })
  const { Response: response, RepeatedMessageResponse: repeated } = (answer.TransactionStatusResponse ?? {}) as {
    Response?: { Result?: string; ErrorCondition?: string }
    RepeatedMessageResponse?: { RepeatedResponseMessageBody?: { PaymentResponse?: unknown } }
  }
  if (response?.ErrorCondition === 'InProgress') return undefined
  if (response?.ErrorCondition === 'NotFound')
    return { outcome: 'error', paymentId: open.paymentId, reference: undefined, reason: 'payment.terminal-not-reached' }
  return readResponse(open, repeated?.RepeatedResponseMessageBody?.PaymentResponse)
}

const refusals: Readonly<Record<string, readonly [ProviderAnswer['outcome'], string]>> = {
  Refusal: ['refused', 'payment.refused'],
  Cancel: ['cancelled', 'payment.cancelled'],
  Aborted: ['cancelled', 'payment.cancelled'],
  Busy: ['error', 'payment.terminal-busy'],
  DeviceOut: ['error', 'payment.terminal-not-reached'],
  UnreachableHost: ['error', 'payment.terminal-not-reached'],
  NotFound: ['error', 'payment.terminal-not-reached'],
  WrongPIN: ['refused', 'payment.pin-wrong'],
}

function readResponse({ paymentId, amount }: Charge, response: unknown): ProviderAnswer {
  const {
    Response: told,
    POIData,
    PaymentResult,
    SaleData,
  } = (response ?? {}) as {
    Response?: { Result?: string; ErrorCondition?: string }
    POIData?: { POITransactionID?: { TransactionID?: string } }
    PaymentResult?: { AmountsResp?: { Currency?: string; AuthorizedAmount?: number } }
    SaleData?: { SaleTransactionID?: { TransactionID?: string } }
  }
  if (SaleData?.SaleTransactionID?.TransactionID !== paymentId) throw new Fault('adyen.terminal-answer-unknown')
  const reference = POIData?.POITransactionID?.TransactionID?.split('.')[1]
  if (told?.Result === 'Success') {
    const { Currency = amount.currency, AuthorizedAmount } = PaymentResult?.AmountsResp ?? {}
    if (AuthorizedAmount === undefined) throw new Fault('adyen.terminal-answer-unknown')
    return { outcome: 'authorised', paymentId, reference, amount: fromMajor(AuthorizedAmount, Currency) }
  }
  const refusal = refusals[told?.ErrorCondition ?? '']
  // The payment was partial, or the failure is unknown: money may have moved.
  if (told?.Result !== 'Failure' || !refusal) throw new Fault('adyen.terminal-answer-unknown', { ...told })
  const [outcome, reason] = refusal
  return { outcome, paymentId, reference, reason }
}

interface TerminalMessage {
  readonly category: string
  readonly request: Body
  readonly signal: AbortSignal | undefined
}

async function sync(
  settings: AdyenSettings,
  charge: Charge,
  { category, request, signal }: TerminalMessage,
): Promise<Body> {
  const text = await send(settings, charge, { category, request, signal })
  try {
    const { SaleToPOIResponse } = JSON.parse(text) as { SaleToPOIResponse?: Body }
    if (SaleToPOIResponse) return SaleToPOIResponse
  } catch {
    // An answer that cannot be read is handled below.
  }
  throw new Fault('adyen.terminal-answer-unknown', { category })
}

async function send(
  { terminalUrl, apiKey, terminals }: AdyenSettings,
  { paymentId, storeId }: Charge,
  { category, request, signal }: TerminalMessage,
): Promise<string> {
  const terminal = terminals[storeId ?? ''] ?? terminals['']
  if (terminal === undefined) throw new Fault('adyen.no-terminal', { storeId })
  // Every message has its own id. Only the id of a payment is the same each time it is sent.
  const own = category === 'Payment' ? serviceId(paymentId) : Math.random().toString(36).slice(2, 12)
  const answer = await fetch(`${terminalUrl}/sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({
      SaleToPOIRequest: {
        MessageHeader: {
          ProtocolVersion: '3.0',
          MessageClass: 'Service',
          MessageCategory: category,
          MessageType: 'Request',
          SaleID: saleId,
          ServiceID: own,
          POIID: terminal,
        },
        ...request,
      },
    }),
    redirect: 'error',
    signal: signal ?? null,
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Fault('adyen.terminal-failed', { category, status: answer.status })
  return text
}

import { Fault } from '#foundation/fault.ts'
import { money } from '#foundation/money.ts'
import type { PaymentAction, ProviderAnswer, ProviderOutcome } from '#server/payments/payment-provider.port.ts'

/** The fields of a Checkout API payment that are used here. */
interface AdyenPayment {
  readonly resultCode?: string
  readonly pspReference?: string
  readonly merchantReference?: string
  readonly refusalReasonCode?: string
  readonly amount?: { readonly value: number; readonly currency: string }
  readonly action?: Readonly<Record<string, unknown>>
  /** The card data that the account is configured to receive. */
  readonly additionalData?: {
    readonly alias?: string
    readonly cardBin?: string
    readonly cardSummary?: string
    readonly expiryDate?: string
  }
}

const outcomes: Readonly<Record<string, ProviderOutcome>> = {
  Authorised: 'authorised',
  Received: 'received',
  Pending: 'pending',
  PresentToShopper: 'pending',
  RedirectShopper: 'actionrequired',
  ChallengeShopper: 'actionrequired',
  IdentifyShopper: 'actionrequired',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'error',
}

const reasons: Readonly<Record<string, string>> = {
  '4': 'payment.bank-not-reached',
  '5': 'payment.card-blocked',
  '6': 'payment.card-expired',
  '8': 'payment.card-number-wrong',
  '9': 'payment.bank-not-reached',
  '10': 'payment.not-supported',
  '11': 'payment.not-authenticated',
  '12': 'payment.not-enough-money',
  '15': 'payment.cancelled',
  '16': 'payment.cancelled',
  '17': 'payment.pin-wrong',
  '18': 'payment.pin-wrong',
  '23': 'payment.not-supported',
  '24': 'payment.cvc-wrong',
  '25': 'payment.card-blocked',
  '38': 'payment.not-authenticated',
}

/**
 * Reads a payment. An unknown result is a fault, and so is a result that requires an action without naming it, because
 * money may have moved.
 */
export function readAnswer(body: unknown): ProviderAnswer {
  const payment = body as AdyenPayment
  const outcome = outcomes[payment.resultCode ?? '']
  if (!outcome) throw new Fault('adyen.result-unknown', { resultCode: payment.resultCode })
  const action = payment.action && readAction(payment.action)
  if (outcome === 'actionrequired' && !action)
    throw new Fault('adyen.action-missing', { resultCode: payment.resultCode })
  const reason = reasonOf(outcome, payment.refusalReasonCode)
  const card = cardOf(payment.additionalData ?? {})
  return {
    outcome,
    paymentId: payment.merchantReference,
    reference: payment.pspReference,
    ...(payment.amount ? { amount: money(payment.amount.value, payment.amount.currency) } : {}),
    ...(action ? { action } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(card === undefined ? {} : { card }),
  }
}

/** Adyen's alias of a card number, else its first and last digits with the expiry date. */
function cardOf({ alias, cardBin, cardSummary, expiryDate }: NonNullable<AdyenPayment['additionalData']>) {
  if (alias !== undefined) return alias
  return cardBin && cardSummary ? `${cardBin}…${cardSummary} ${expiryDate ?? ''}` : undefined
}

function reasonOf(outcome: ProviderOutcome, code: string | undefined): string | undefined {
  if (outcome === 'refused') return reasons[code ?? ''] ?? 'payment.refused'
  if (outcome === 'cancelled') return 'payment.cancelled'
  return outcome === 'error' ? 'payment.failed' : undefined
}

function readAction(action: Readonly<Record<string, unknown>>): PaymentAction | undefined {
  const { type, method, url, data, paymentMethodType, ...more } = action
  if (typeof type !== 'string') return undefined
  return {
    type,
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof url === 'string' ? { url } : {}),
    ...(typeof paymentMethodType === 'string' ? { paymentMethodType } : {}),
    ...(typeof data === 'object' && data !== null ? { data: data as Readonly<Record<string, string>> } : {}),
    ...(Object.keys(more).length > 0 ? { more } : {}),
  }
}

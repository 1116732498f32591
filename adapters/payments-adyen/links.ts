import { Fault } from '#foundation/fault.ts'
import { money } from '#foundation/money.ts'
import type { PaymentProvider, ProviderAnswer } from '#server/payments/payment-provider.port.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { callApi, hadNoEffect } from './checkout-api.ts'
import { moneyBack } from './money-back.ts'

/** A link expires after this many minutes: at the last check of an open payment, 13 minutes after it began. */
const minutesOpen = 13

/** Until it is paid, a payment by link is identified by the id of its link. */
export const isLink = (reference: string | null): reference is string => reference?.startsWith('PL') === true

/** Takes payments by a link that can be opened on any device, mostly from a QR code in a store. */
export function adyenLinks(settings: AdyenSettings): PaymentProvider {
  const { merchantAccount, clientKey, environment, simulated, origins } = settings
  const shared = moneyBack(settings)
  return {
    ...shared,
    name: 'pay-by-link',
    setup: { clientKey, environment, simulated, origins },
    takesMoneyAtOnce: false,
    refusalEnds: () => false,
    methods: async () => [{ type: 'paybylink', name: 'Pay by link', brands: [] }],

    begin: async (charge, signal) => {
      const answer = await callApi(settings, {
        path: '/paymentLinks',
        body: {
          merchantAccount,
          amount: { value: charge.amount.minor, currency: charge.amount.currency },
          reference: charge.paymentId,
          returnUrl: charge.returnUrl,
          countryCode: charge.country,
          shopperLocale: charge.locale,
          shopperEmail: charge.email,
          expiresAt: new Date(Date.now() + minutesOpen * 60_000).toISOString(),
        },
        idempotencyKey: charge.paymentId,
        signal,
      })
      const { id, url, expiresAt } = answer.body
      if (answer.status !== 201 || typeof id !== 'string' || typeof url !== 'string')
        throw new Fault('adyen.no-link', { status: answer.status })
      const data = { linkId: id, ...(typeof expiresAt === 'string' ? { expiresAt } : {}) }
      return {
        outcome: 'actionrequired',
        paymentId: charge.paymentId,
        reference: id,
        action: { type: 'link', method: 'GET', url, data },
      }
    },

    finish: async (_details, open, signal) => lookAtLink(settings, open, signal),
    readStatus: (open, signal) => lookAtLink(settings, open, signal),

    voidPayment: async (payment, signal) => {
      if (isLink(payment.reference)) await endLink(settings, payment.reference, signal)
      await shared.voidPayment(payment, signal)
    },
  }
}

async function lookAtLink(
  settings: AdyenSettings,
  { paymentId, reference }: { readonly paymentId: string; readonly reference: string | null },
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | undefined> {
  if (!isLink(reference)) return undefined
  const answer = await callApi(settings, { path: `/paymentLinks/${reference}`, method: 'GET', signal })
  if (hadNoEffect(answer)) return undefined
  const {
    status,
    amount,
    reference: ours,
  } = answer.body as Readonly<Record<string, unknown>> & {
    amount?: { value: number; currency: string }
  }
  if (ours !== paymentId) throw new Fault('adyen.link-of-another-payment', { paymentId })
  const base = { paymentId, reference, ...(amount ? { amount: money(amount.value, amount.currency) } : {}) }
  switch (String(status).toLowerCase().replaceAll(/\s/g, '')) {
    case 'active':
      return undefined
    case 'completed':
    case 'paid':
      return { ...base, outcome: 'authorised' }
    case 'paymentpending':
      return { ...base, outcome: 'pending' }
    case 'expired':
      return { ...base, outcome: 'expired', reason: 'payment.link-expired' }
    default:
      throw new Fault('adyen.link-status-unknown', { status })
  }
}

/** A link that was paid or has expired cannot be ended, and need not be. */
async function endLink(settings: AdyenSettings, id: string, signal: AbortSignal | undefined): Promise<void> {
  await callApi(settings, { path: `/paymentLinks/${id}`, method: 'PATCH', body: { status: 'expired' }, signal })
}

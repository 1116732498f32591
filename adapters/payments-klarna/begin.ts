import { Fault } from '#foundation/fault.ts'
import type { Charge, PaymentMethod, ProviderAnswer } from '#server/payments/payment-provider.port.ts'
import { callKlarna } from './klarna-api.ts'
import { type KlarnaSettings, keyOf, pagePrefix } from './klarna-settings.ts'
import { purchaseOf } from './purchase.ts'

/** Opens the hosted page on which the shopper pays. */
export async function begin(
  settings: KlarnaSettings,
  charge: Charge,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer> {
  const { sessionId } = await createOrUpdateSession(settings, charge, sessionOf(charge), signal)
  const answer = await callKlarna(settings, {
    method: 'POST',
    path: '/hpp/v1/sessions',
    body: {
      payment_session_url: `${settings.apiUrl}/payments/v1/sessions/${sessionId}`,
      merchant_urls: pageUrls(settings, charge),
      options: { place_order_mode: 'NONE', purchase_type: 'BUY', ...chosenCategory(charge) },
    },
    idempotencyKey: `page-${charge.paymentId}`,
    signal,
  })
  const { session_id: id, redirect_url: url } = answer.body
  if (answer.status !== 201 || typeof id !== 'string' || typeof url !== 'string')
    throw new Fault('klarna.no-page', { status: answer.status, body: answer.body })
  return {
    outcome: 'actionrequired',
    paymentId: charge.paymentId,
    reference: pagePrefix + id,
    action: { type: 'redirect', method: 'GET', url, paymentMethodType: String(charge.method.type) },
  }
}

const sessionOf = ({ method }: Charge): string | null =>
  typeof method.sessionId === 'string' && method.sessionId !== '' ? method.sessionId : null

function chosenCategory({ method }: Charge) {
  const type = String(method.type ?? '').toUpperCase()
  return type === '' ? {} : { payment_method_categories: [type] }
}

function pageUrls(settings: KlarnaSettings, { paymentId, returnUrl }: Charge) {
  const back = (result: string) => `${returnUrl}?sid={{session_id}}&result=${result}`
  return {
    success: `${back('success')}&token={{authorization_token}}`,
    cancel: back('cancel'),
    back: back('back'),
    failure: back('failure'),
    error: back('error'),
    status_update: `${settings.notificationUrl()}?payment=${paymentId}&key=${keyOf(settings, paymentId)}`,
  }
}

/** Creates or updates the session of a basket. A session that has ended or is for another country is replaced. */
export async function createOrUpdateSession(
  settings: KlarnaSettings,
  charge: Charge,
  sessionId: string | null,
  signal: AbortSignal | undefined,
): Promise<{ sessionId: string; methods: readonly PaymentMethod[] }> {
  const body = purchaseOf(charge)
  if (sessionId !== null) {
    const path = `/payments/v1/sessions/${encodeURIComponent(sessionId)}`
    const updated = await callKlarna(settings, { method: 'POST', path, body, signal })
    const known = updated.status === 204 && (await callKlarna(settings, { method: 'GET', path, signal }))
    if (known && known.status === 200) return { sessionId, methods: categoriesOf(known.body) }
  }
  const made = await callKlarna(settings, { method: 'POST', path: '/payments/v1/sessions', body, signal })
  const { session_id: id } = made.body
  if (made.status !== 200 || typeof id !== 'string')
    throw new Fault('klarna.no-session', { status: made.status, body: made.body })
  return { sessionId: id, methods: categoriesOf(made.body) }
}

function categoriesOf({ payment_method_categories: categories }: Readonly<Record<string, unknown>>): PaymentMethod[] {
  if (!Array.isArray(categories)) throw new Fault('klarna.categories-unknown')
  return categories.map(
    (category: { identifier: string; name: string; asset_urls?: { standard?: string; descriptive?: string } }) => ({
      type: category.identifier,
      name: category.name,
      brands: ['klarna'],
      ...(category.asset_urls?.standard ? { picture: category.asset_urls.standard } : {}),
      ...(category.asset_urls ? { configuration: { asset_urls: category.asset_urls } } : {}),
    }),
  )
}

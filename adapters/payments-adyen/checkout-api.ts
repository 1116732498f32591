import { Fault } from '#foundation/fault.ts'

export interface ApiKeys {
  /** Base address with the version: `https://checkout-test.adyen.com/v72`. */
  readonly apiUrl: string
  readonly apiKey: string
}

export interface ApiAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface ApiCall {
  readonly path: string
  readonly method?: 'POST' | 'GET' | 'PATCH'
  readonly body?: Readonly<Record<string, unknown>>
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
}

/** One call of the Checkout API. An answer that is not JSON, or an error on Adyen's side, is a fault. */
export async function callApi(
  { apiUrl, apiKey }: ApiKeys,
  { path, method = 'POST', body, idempotencyKey, signal }: ApiCall,
): Promise<ApiAnswer> {
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: signal ?? null,
  })
  const text = await answer.text()
  if (answer.status >= 500) throw new Fault('adyen.failed', { path, status: answer.status })
  return { status: answer.status, body: parsed(path, text) }
}

function parsed(path: string, text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // A body that is not JSON is handled below.
  }
  throw new Fault('adyen.answer-not-json', { path })
}

/** True if Adyen refused a call before it did anything: the request or the key was wrong, or there were too many calls. */
export const hadNoEffect = ({ status, body }: ApiAnswer): boolean =>
  [400, 401, 403, 404, 422, 429].includes(status) && typeof body.errorCode === 'string'

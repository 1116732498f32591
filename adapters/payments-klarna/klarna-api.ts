import { Fault } from '#foundation/fault.ts'

export interface KlarnaKeys {
  /** `https://api.klarna.com`, without a slash at the end. */
  readonly apiUrl: string
  readonly username: string
  readonly password: string
}

export interface KlarnaCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
}

export interface KlarnaAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

/** One call to Klarna. An answer that is not JSON, or an error on Klarna's side, is a fault. */
export async function callKlarna(
  { apiUrl, username, password }: KlarnaKeys,
  { method, path, body, idempotencyKey, signal }: KlarnaCall,
): Promise<KlarnaAnswer> {
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'klarna-idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: signal ?? null,
  })
  const text = await answer.text()
  if (answer.status >= 500 || answer.status === 429) throw new Fault('klarna.failed', { path, status: answer.status })
  return { status: answer.status, body: text === '' ? {} : parsed(path, text), headers: answer.headers }
}

function parsed(path: string, text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // An answer that cannot be read is handled below.
  }
  throw new Fault('klarna.answer-not-json', { path })
}

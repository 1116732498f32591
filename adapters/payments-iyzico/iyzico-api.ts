import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Fault } from '#foundation/fault.ts'

export interface IyzicoKeys {
  /** `https://api.iyzipay.com`, without a slash at the end. */
  readonly apiUrl: string
  readonly apiKey: string
  readonly secretKey: string
}

export interface IyzicoCall {
  readonly method?: 'POST' | 'GET'
  /** The path with its query. */
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal | undefined
}

export type IyzicoAnswer = Readonly<Record<string, unknown>> & { readonly status: 'success' | 'failure' }

/** One signed call. Failures have status 200 and are returned as answers. An answer that is neither a success nor a failure is a fault. */
export async function callIyzico(
  { apiUrl, apiKey, secretKey }: IyzicoKeys,
  { method = 'POST', path, body, signal }: IyzicoCall,
): Promise<IyzicoAnswer> {
  const text = body ? JSON.stringify(body) : ''
  const random = `${Date.now()}${randomBytes(6).toString('hex')}`
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization: authorization({ apiKey, secretKey }, { random, path, text }),
      'x-iyzi-rnd': random,
      'x-iyzi-client-version': 'selvedge',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: text } : {}),
    redirect: 'error',
    signal: signal ?? null,
  })
  const said = await answer.text()
  if (answer.status >= 500 || answer.status === 429) throw new Fault('iyzico.failed', { path, status: answer.status })
  return parsed(path, said)
}

function parsed(path: string, text: string): IyzicoAnswer {
  try {
    const value = JSON.parse(text) as { status?: unknown }
    if (value?.status === 'success' || value?.status === 'failure') return value as IyzicoAnswer
  } catch {
    // An answer that cannot be read is handled below.
  }
  throw new Fault('iyzico.answer-unknown', { path })
}

export const hexHmac = (secretKey: string, message: string): string =>
  createHmac('sha256', secretKey).update(message, 'utf8').digest('hex')

/** The header that proves who sent a request: a signature over the random text, the path and the exact bytes of the body. */
export function authorization(
  { apiKey, secretKey }: Pick<IyzicoKeys, 'apiKey' | 'secretKey'>,
  { random, path, text }: { readonly random: string; readonly path: string; readonly text: string },
): string {
  const signature = hexHmac(secretKey, random + path + text)
  const bare = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`
  return `IYZWSv2 ${Buffer.from(bare).toString('base64')}`
}

/** True if an answer has the right signature of these values, joined by colons. */
export function isSignedBy(secretKey: string, values: readonly unknown[], signature: unknown): boolean {
  const right = Buffer.from(hexHmac(secretKey, values.map(plain).join(':')))
  const given = Buffer.from(String(signature ?? ''))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Numbers are signed without trailing zeros. */
export const plain = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value)) : String(value ?? '')

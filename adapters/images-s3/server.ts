import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '#foundation/fault.ts'
import { isPhotographName } from '#foundation/photograph-name.ts'
import type { PhotographStore } from '#server/images/photograph-store.port.ts'
import { hashOf, type SigningKey, signed } from './sign.ts'

export interface ObjectStoreSettings extends SigningKey {
  /** Scheme, host and port of the service. The bucket is named in the path. */
  readonly url: string
  readonly bucket: string
  /** Prefix of every name, such as `photographs/`. */
  readonly prefix: string
  /** Time limit of one try, ms. */
  readonly timeoutMs?: number
  /** Pause before the second try, ms. Each further pause is twice as long. */
  readonly pauseMs?: number
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

const tries = 3
/** The shop stores photographs of at most 2400 px, so a much larger file was not stored by the shop. */
const mostBytes = 64 * 2 ** 20

/** Photographs in a bucket of an object store with the S3 API, Amazon's or a compatible one. */
export function photographsInBucket(settings: ObjectStoreSettings): PhotographStore {
  return {
    async find(name) {
      if (!isPhotographName(name)) return undefined
      const answer = await ask(settings, 'GET', name)
      return answer && bytesOf(answer, name)
    },
    has: async (name) => isPhotographName(name) && (await ask(settings, 'HEAD', name)) !== undefined,
    async save(name, bytes) {
      if (!isPhotographName(name)) throw new Fault('images.photograph-name', { name })
      const answer = await ask(settings, 'PUT', name, bytes)
      if (!answer) throw failed({ status: 404, reason: 'NoSuchBucket' })
    },
    async remove(name) {
      if (isPhotographName(name)) await ask(settings, 'DELETE', name)
    },
  }
}

/**
 * Tries again if the store is busy or the connection broke. That is safe, because each of these requests may be
 * repeated. Undefined if the object does not exist.
 */
async function ask(
  settings: ObjectStoreSettings,
  method: Method,
  name: string,
  body?: Uint8Array,
): Promise<Response | undefined> {
  let wait = settings.pauseMs ?? 200
  for (let left = tries - 1; ; left--) {
    try {
      return await finishOnce(settings, method, name, body)
    } catch (error) {
      const mayHelp = !(error instanceof Fault) || Number(error.details.status) >= 500
      if (left === 0 || !mayHelp) throw error instanceof Fault ? error : failed({ reason: reasonOf(error) }, error)
      await pause(wait)
      wait *= 2
    }
  }
}

async function finishOnce(
  settings: ObjectStoreSettings,
  method: Method,
  name: string,
  body?: Uint8Array,
): Promise<Response | undefined> {
  const url = new URL(`/${settings.bucket}/${settings.prefix}${name}`, settings.url)
  const answer = await fetch(url, {
    method,
    headers: withoutHost(
      signed(settings, {
        ...{ method, url, bodyHash: hashOf(body ?? ''), at: new Date() },
        ...(body && { headers: { 'content-type': 'image/jpeg' } }),
      }),
    ),
    ...(body && { body: Buffer.from(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
  })
  if (answer.ok) return answer
  const reason =
    method === 'HEAD' ? undefined : /<Code>([\w.]{1,60})<\/Code>/.exec((await answer.text()).slice(0, 4_000))?.[1]
  // The answer to a HEAD has only a status. `find` and `keep` notice if the bucket does not exist.
  if (answer.status === 404 && (method === 'HEAD' || reason === 'NoSuchKey')) return undefined
  throw failed({ status: answer.status, reason: reason ?? 'no reason given' })
}

/** Left out, because `fetch` sets the host header itself. */
const withoutHost = ({ host, ...headers }: Record<string, string>): Record<string, string> => headers

async function bytesOf(answer: Response, name: string): Promise<Uint8Array> {
  if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) {
    await answer.body?.cancel()
    throw failed({ status: 413, reason: `${name} is too large` })
  }
  return new Uint8Array(await answer.arrayBuffer())
}

/** The address and the key of the store must stay secret; the store's own error reason may be logged. */
const failed = (why: { readonly status?: number; readonly reason: string }, cause?: unknown): Fault =>
  new Fault('images.store-failed', { store: 's3', ...why }, cause)

const reasonOf = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? (name === 'TypeError' ? 'no connection' : name) ?? 'unknown'
}

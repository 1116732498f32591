import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'

export interface BucketKeys {
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
  readonly bucket: string
}

const mostSkewMs = 15 * 60_000

/** An object store with one bucket in memory. It checks every signature, like the real ones. `POST /control` sets `slowMs` and `down`. */
export const bucketSimulator =
  (keys: BucketKeys): MakeSimulator =>
  () => {
    const objects = new Map<string, Buffer>()
    const { own, trouble, count } = simulatorControl(['put', 'get', 'head', 'delete'])
    return {
      name: 's3',
      async answer(request) {
        const mine = await own(request)
        if (mine) return mine
        const stopped = await trouble()
        if (stopped) return refusal(503, 'SlowDown')
        const body = Buffer.from(await request.arrayBuffer())
        const wrong = mistakeOf(keys, request, body)
        if (wrong) return refusal(wrong.status, wrong.code, request.method)
        const [, bucket, ...rest] = decodeURIComponent(new URL(request.url).pathname).split('/')
        if (bucket !== keys.bucket) return refusal(404, 'NoSuchBucket', request.method)
        const key = rest.join('/')
        if (request.method === 'PUT') {
          count('put')
          objects.set(key, body)
          return new Response(null, { status: 200, headers: { etag: etagOf(body) } })
        }
        if (request.method === 'DELETE') {
          count('delete')
          objects.delete(key)
          return new Response(null, { status: 204 })
        }
        if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'MethodNotAllowed')
        count(request.method === 'GET' ? 'get' : 'head')
        const found = objects.get(key)
        if (!found) return refusal(404, 'NoSuchKey', request.method)
        const headers = { etag: etagOf(found), 'content-type': 'image/jpeg', 'content-length': String(found.length) }
        return new Response(request.method === 'HEAD' ? null : new Uint8Array(found), { headers })
      },
    }
  }

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`

const refusal = (status: number, code: string, method = 'GET'): Response =>
  new Response(
    method === 'HEAD'
      ? null
      : `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message><RequestId>0</RequestId></Error>`,
    { status, headers: { 'content-type': 'application/xml' } },
  )

interface Mistake {
  readonly status: number
  readonly code: string
}

/** The mistake in the signature of a request, if any. Written from the documentation of the service, not from our client. */
function mistakeOf(keys: BucketKeys, request: Request, body: Buffer): Mistake | undefined {
  const authorization = request.headers.get('authorization')
  if (!authorization) return { status: 403, code: 'AccessDenied' }
  const [, accessKey, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request,\s*SignedHeaders=([\w;-]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (!signature || !names) return { status: 400, code: 'AuthorizationHeaderMalformed' }
  if (accessKey !== keys.accessKey) return { status: 403, code: 'InvalidAccessKeyId' }
  if (region !== keys.region) return { status: 400, code: 'AuthorizationHeaderMalformed' }
  const date = request.headers.get('x-amz-date') ?? ''
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day!) || !(Math.abs(Date.now() - at) <= mostSkewMs))
    return { status: 403, code: 'RequestTimeTooSkewed' }
  const stated = request.headers.get('x-amz-content-sha256')
  if (stated !== createHash('sha256').update(body).digest('hex'))
    return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)))
    return { status: 403, code: 'AccessDenied' }
  return isSignature(expected({ keys, request, names, date, stated }), signature)
    ? undefined
    : { status: 403, code: 'SignatureDoesNotMatch' }
}

interface ToSign {
  readonly keys: BucketKeys
  readonly request: Request
  readonly names: string
  readonly date: string
  readonly stated: string
}

function expected({ keys, request, names, date, stated }: ToSign): Buffer {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.sort()
  const lines = names.split(';').map((name) => `${name}:${request.headers.get(name) ?? ''}\n`)
  const canonical = `${request.method}\n${pathname}\n${searchParams}\n${lines.join('')}\n${names}\n${stated}`
  const day = date.slice(0, 8)
  const scope = `${day}/${keys.region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`
  const sign = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()
  return sign(sign(sign(sign(sign(`AWS4${keys.secretKey}`, day), keys.region), 's3'), 'aws4_request'), text)
}

const isSignature = (right: Buffer, given: string): boolean => timingSafeEqual(right, Buffer.from(given, 'hex'))

import { createHash, createHmac } from 'node:crypto'

export interface SigningKey {
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

export interface Signed {
  readonly method: string
  /** The path must already be encoded, and each query name may occur only once. */
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly bodyHash: string
  readonly at: Date
}

/** Adds the headers of AWS signature version 4 to a request to an object store. */
export function signed({ accessKey, secretKey, region }: SigningKey, ask: Signed): Record<string, string> {
  const time = ask.at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const headers: Record<string, string> = {
    ...lowerCased(ask.headers ?? {}),
    host: ask.url.host,
    'x-amz-content-sha256': ask.bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    ask.method,
    ask.url.pathname,
    queryOf(ask.url),
    ...names.map((name) => `${name}:${headers[name]!.trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    ask.bodyHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, hashOf(canonical)].join('\n')
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${secretKey}`))
  const signature = hmac(key, text).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')

/** Encodes by RFC 3986, which is stricter than the platform's own function. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

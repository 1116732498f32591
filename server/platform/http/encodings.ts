import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** The best encoding the client takes: brotli, else gzip, else none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

/** A name counts unless its weight is 0. */
function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [asked, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return (asked === name || asked === '*') && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}

/** Brotli at 4 is as quick as gzip and a fifth smaller; files that never change are worth 11. */
export async function encode(text: string | Uint8Array, encoding: Encoding, brotliQuality = 4): Promise<Buffer> {
  const bytes = Buffer.from(text as string)
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 6 })
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

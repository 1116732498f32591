import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding the client takes: brotli, else gzip, else none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

/** A name counts unless its weight is 0; `*` stands for the names the header does not mention. */
function accepts(header: string, name: string): boolean {
  const parts = header.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
  const asked = parts.find(([named]) => named === name) ?? parts.find(([named]) => named === '*')
  return asked !== undefined && !asked.slice(1).some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
}

/** A text, or its pieces in order; some may be bytes already. */
export type Text = string | readonly (string | Uint8Array)[]

/**
 * Compresses synchronously, on this thread: a page takes about a millisecond, and many at a time on the thread pool cost six times as much,
 * because each allocates new buffers. Brotli at 2 takes less time than a useful gzip and is smaller; for files that never change, 9 is
 * worth the time.
 */
export function encode(text: Text | Uint8Array, encoding: Encoding, brotliQuality = 2): Buffer {
  const bytes = text instanceof Uint8Array ? Buffer.from(text.buffer, text.byteOffset, text.byteLength) : bytesOf(text)
  if (encoding === 'gzip') return copyOf(gzipSync(bytes, { level: 3, chunkSize }))
  if (encoding === 'br') return copyOf(brotliCompressSync(bytes, { chunkSize, params: brotli(bytes, brotliQuality) }))
  return text instanceof Uint8Array ? bytes : copyOf(bytes)
}

/** A text as UTF-8, as large as it need be: to be cached, or sent as it is. What is bytes already is copied once, and no more. */
export function textBytes(text: Text): Buffer {
  const pieces = typeof text === 'string' ? [text] : text
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') end += bytes.write(piece, end)
    else {
      bytes.set(piece, end)
      end += piece.length
    }
  }
  return bytes
}

const brotli = (bytes: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
})

/** A copy of the exact size: compressed bytes are in a larger chunk, and small buffers share one, which would stay in memory as a whole. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

const chunkSize = 32 * 1024
const desk = Buffer.allocUnsafe(1024 * 1024)
const mostBytesPerUnit = 3

/** Texts are written at one desk, and read or copied before the next comes: fresh room for a whole page costs more than writing it. */
function bytesOf(text: Text): Buffer {
  const pieces = typeof text === 'string' ? [text] : text
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? mostBytesPerUnit : 1), 0)
  if (most > desk.length)
    return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
  let end = 0
  for (const piece of pieces) {
    if (typeof piece !== 'string') desk.set(piece, end)
    end += typeof piece === 'string' ? desk.write(piece, end) : piece.length
  }
  return desk.subarray(0, end)
}

import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding the client takes: brotli, else gzip, else none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

/** An encoding is accepted unless its weight is 0. `*` stands for all encodings that the header does not list. */
function accepts(header: string, name: string): boolean {
  const parts = header.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
  const asked = parts.find(([named]) => named === name) ?? parts.find(([named]) => named === '*')
  return asked !== undefined && !asked.slice(1).some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
}

/** A text, as one string or as pieces in order. Pieces may already be bytes. */
export type Text = string | readonly (string | Uint8Array)[]

/**
 * Compresses synchronously on this thread. A page takes about 1 ms. Many pages at once on the thread pool took six
 * times as long, because each allocates new buffers. Brotli at quality 2 is faster than a useful gzip, and smaller;
 * files that never change are worth quality 9.
 */
export function encode(text: Text | Uint8Array, encoding: Encoding, brotliQuality = 2): Buffer {
  const bytes = text instanceof Uint8Array ? Buffer.from(text.buffer, text.byteOffset, text.byteLength) : bytesOf(text)
  if (encoding === 'gzip') return copyOf(gzipSync(bytes, { level: 3, chunkSize }))
  if (encoding === 'br') return copyOf(brotliCompressSync(bytes, { chunkSize, params: brotli(bytes, brotliQuality) }))
  return text instanceof Uint8Array ? bytes : copyOf(bytes)
}

/** A text as UTF-8 in a buffer of exactly its size, to cache it or to send it uncompressed. Pieces that are bytes are copied only once. */
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

/**
 * Copies to a buffer of the exact size. Compressed bytes are part of a larger chunk and small buffers share one; either
 * would stay in memory as a whole.
 */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

const chunkSize = 32 * 1024
const desk = Buffer.allocUnsafe(1024 * 1024)
const mostBytesPerUnit = 3

/**
 * Writes texts into one shared buffer, because allocating memory for a whole page is slower than writing it. Callers
 * must read or copy the bytes before the next call.
 */
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

/** The encoding of a file, by the names that `TextDecoder` knows. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | (string & {})

/**
 * Found in the first bytes: a byte order mark, an XML declaration, or the zeros of UTF-16. Otherwise UTF-8 if the whole
 * file is valid UTF-8, else Windows-1252.
 */
export function encodingOf(head: Uint8Array, utf8: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const start = head.subarray(0, 400)
  const zeros = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (zeros(1) > start.length / 4) return 'utf-16le'
  if (zeros(0) > start.length / 4) return 'utf-16be'
  if (utf8) return 'utf-8'
  const declared = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(String.fromCharCode(...start))?.[1]
  return declared && !/utf/i.test(declared) && isKnown(declared) ? declared.toLowerCase() : 'windows-1252'
}

function isKnown(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

/** How a file is compressed, by its first bytes. */
export function packedAs(head: Uint8Array): string | undefined {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 ? 'zip' : undefined
}

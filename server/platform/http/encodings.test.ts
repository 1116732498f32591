import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encode, textBytes } from './encodings.ts'

test('prefers brotli to gzip, and sends neither to a client that refuses them', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('GZIP')).toBe('gzip')
  expect(chooseEncoding('*')).toBe('br')
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip')
  expect(chooseEncoding('gzip, br ; level=1 ; Q=0.000')).toBe('gzip')
  expect(chooseEncoding('gzip, br;q=0.05')).toBe('br')
  expect(chooseEncoding('br;q=0, gzip;q=0')).toBe('identity')
  expect(chooseEncoding('br;q=0, *')).toBe('gzip')
  expect(chooseEncoding('deflate')).toBe('identity')
  expect(chooseEncoding('')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

const texts = {
  short: 'Kjøle på tilbud',
  'of many pieces, some of them bytes': ['Kjøle ', Buffer.from('på '), 'tilbud', Buffer.from('!')],
  'of large letters, longer than the room kept for texts': '€'.repeat(400_000),
  'of large letters, as long as that room': '€'.repeat(349_525),
  'of many long pieces': ['€'.repeat(400_000), Buffer.from('bytes'), 'ø'],
}

test.each(Object.entries(texts))('sends the same text in every encoding: %s', (_, text) => {
  const sent = [text].flat().map(String).join('')

  expect(encode(text, 'identity').toString()).toBe(sent)
  expect(gunzipSync(encode(text, 'gzip')).toString()).toBe(sent)
  expect(brotliDecompressSync(encode(text, 'br')).toString()).toBe(sent)
  expect(textBytes(text).toString()).toBe(sent)
})

test('sends bytes as they are, or a part of them', () => {
  const part = Buffer.from('before|the part|after').subarray(7, 15)

  expect(encode(part, 'identity').toString()).toBe('the part')
  expect(gunzipSync(encode(part, 'gzip')).toString()).toBe('the part')
})

test('keeps a compressed text unchanged, whatever is compressed after it', () => {
  const first = ['identity', 'gzip', 'br'].map((encoding) => encode('the first', encoding as 'gzip'))
  for (const encoding of ['identity', 'gzip', 'br'] as const) encode('another text', encoding)

  expect(first[0]!.toString()).toBe('the first')
  expect(gunzipSync(first[1]!).toString()).toBe('the first')
  expect(brotliDecompressSync(first[2]!).toString()).toBe('the first')
})

test('holds on to no more memory than a text takes', () => {
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    const bytes = encode('a text', encoding)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
  expect(textBytes('ø').buffer.byteLength).toBe(2)
})

test('makes files that never change smaller than pages', () => {
  const text = readFileSync(import.meta.filename)

  expect(encode(text, 'br', 9).length).toBeLessThan(encode(text, 'br').length)
})

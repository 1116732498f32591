import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy, signatureOf } from './signed-json.ts'

const now = new Date('2026-11-22T12:00:00.900Z')
const seconds = 1_795_348_800
const body = { number: '1000', lines: [{ sku: 'a', pieces: 2, note: undefined }, null], b: true, a: 'ø' }
const after = (ms: number) => new Date(seconds * 1000 + ms)
const isGood = (signature: string | string[] | undefined, signed: unknown = body, at: Date = now) =>
  isSignedBy(signed, signature, { keys: ['new', 'old'], now: at })

test('signs the seconds, a dot and the body with its keys in order, without blanks', () => {
  const text = `${seconds}.{"a":"ø","b":true,"lines":[{"pieces":2,"sku":"a"},null],"number":"1000"}`
  const proof = createHmac('sha256', 'new').update(text).digest('hex')

  expect(signatureOf(body, 'new', now)).toBe(`t=${seconds},v1=${proof}`)
})

test('accepts a signature of the same values, however they were written down', () => {
  const signature = signatureOf(body, 'new', now)

  expect(isGood(signature, { a: 'ø', b: true, lines: [{ pieces: 2, sku: 'a' }, null], number: '1000' })).toBe(true)
  expect(isGood(signature, { ...body, lines: [...body.lines].reverse() })).toBe(false)
  expect(isGood(signature, { ...body, b: 'true' })).toBe(false)
  expect(isGood(signatureOf(undefined, 'new', now), null)).toBe(true)
})

test('takes a signature by any key of the shop, and by no other', () => {
  expect(isGood(signatureOf(body, 'old', now))).toBe(true)
  expect(isGood(signatureOf(body, 'another', now))).toBe(false)
})

test('takes a signature for five minutes, either way', () => {
  const signature = signatureOf(body, 'new', now)

  expect(isGood(signature, body, after(300_000))).toBe(true)
  expect(isGood(signature, body, after(300_001))).toBe(false)
  expect(isGood(signature, body, after(-300_000))).toBe(true)
  expect(isGood(signature, body, after(-300_001))).toBe(false)
})

test('accepts nothing but a bare signature', () => {
  const signature = signatureOf(body, 'new', now)

  for (const other of [
    undefined,
    '',
    signature.toUpperCase(),
    `x${signature}`,
    `${signature}0`,
    signature.slice(0, -1),
  ])
    expect(isGood(other)).toBe(false)
  expect(isGood([signature, signature])).toBe(false)
})

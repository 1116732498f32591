import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { weaknessOf, weaknessOfGiven } from './weak-secret.ts'

test.each([
  ['a'.repeat(40), 'different characters'],
  ['0'.repeat(64), 'different characters'],
  ['k3J9xQ2m'.repeat(5), 'repeat'],
  ['k3J9xQ2mZp7'.repeat(4).slice(0, 38), 'repeat'],
  ['please-changeme-before-going-live-42', 'guides and examples'],
  ['My-Super-Secret-Cookie-Key-For-2026!', 'guides and examples'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'alphabet'],
  ['zyxwvutsrqponmlkjihgfedcba9876543210', 'alphabet'],
  ['qwertzuiopasdfghjklyxcvbnm1234567890', 'guides and examples'],
  ['Sommer-Sonne-2026', 'by chance'],
])('finds a secret that can be guessed: %s', (secret, why) => {
  expect(weaknessOf(secret)).toContain(why)
})

test('accepts randomly generated secrets in any usual form', () => {
  const chance = createHash('sha512').update('thrown once').digest()

  for (const form of ['hex', 'base64', 'base64url'] as const)
    for (const bytes of [24, 32, 48]) expect(weaknessOf(chance.subarray(0, bytes).toString(form))).toBeUndefined()
})

test('recognises keys that no provider issued', () => {
  expect(weaknessOfGiven('0'.repeat(64))).toContain('must be the key the provider gave out')
  expect(weaknessOfGiven('simulator-api-key')).toContain('simulator')
  expect(weaknessOfGiven('53494d554c41544f52'.padEnd(64, '0'))).toContain('simulator')
  expect(weaknessOfGiven('AQEyhmfxK4rPbRVDw0m_n3Q5qf3VaY9U')).toBeUndefined()
})

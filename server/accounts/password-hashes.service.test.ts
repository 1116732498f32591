import { expect, test } from 'vitest'
import { HashingBusy, passwordHashes } from './password-hashes.service.ts'

const password = 'Linen trousers 7'

test('stores a password as an argon2id hash with a salt of its own [C-AUT-O5]', async () => {
  const hashes = passwordHashes()
  const [one, other] = [await hashes.make(password), await hashes.make(password)]

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=5,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await hashes.isRight(one, password)).toBe(true)
  expect(await hashes.isRight(one, 'Linen trousers 8')).toBe(false)
})

test('treats a password as the same on every keyboard, whichever Unicode form its letters have', async () => {
  const hashes = passwordHashes()

  expect(await hashes.isRight(await hashes.make('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true)
})

test('does the same work for an address without an account', async () => {
  const hashes = passwordHashes()

  for (const stored of [undefined, null]) expect(await hashes.isRight(stored, password)).toBe(false)
  expect(hashes.computed()).toBe(2)
})

test('makes a password anew that was hashed with other parameters', async () => {
  const hashes = passwordHashes()
  const today = await hashes.make(password)

  expect(hashes.isOutdated(today)).toBe(false)
  expect(hashes.isOutdated(today.replace('t=5', 't=2'))).toBe(true)
})

test('limits how many passwords wait to be hashed', async () => {
  const hashes = passwordHashes({ atOnce: 1, mostWaiting: 2 })
  const asked = Array.from({ length: 5 }, () => hashes.isRight(undefined, password))
  expect(hashes.isFull()).toBe(true)
  const answers = await Promise.allSettled(asked)

  expect(hashes.isFull()).toBe(false)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(HashingBusy)
})

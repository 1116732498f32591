import { expect, test } from 'vitest'
import { readRecipients } from './read-recipients.ts'

const read = (...typed: string[]) => {
  const recipients = readRecipients(typed)
  return recipients.ok ? recipients.value : recipients.problem.code
}

test('sends a list to one to ten addresses, each valid and none twice [B-VAL-O2]', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `a${at}@example.com`)

  expect(read(' anna@example.com ', '')).toEqual(['anna@example.com'])
  expect(read(...ten)).toEqual(ten)
  expect(read('', ' ')).toBe('wishlist.recipient-required')
  expect(read(...ten, 'b@example.com')).toBe('wishlist.too-many-recipients')
  expect(read('anna@example.com', 'anna')).toBe('wishlist.recipient-invalid')
  expect(read('anna@example.com\nbcc: b@example.com')).toBe('wishlist.recipient-invalid')
  expect(read('anna@example.com', 'Anna@Example.com')).toBe('wishlist.recipient-twice')
})

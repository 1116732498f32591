import { expect, test } from 'vitest'
import { readPortrait } from './read-portrait.ts'

test('accepts the address of a portrait unchanged, and refuses any other kind of address', () => {
  expect(readPortrait('https://portraits.example/a/freja.jpg?size=96')).toBe(
    'https://portraits.example/a/freja.jpg?size=96',
  )
  for (const wrong of [
    ...['', 'freja.jpg', '//portraits.example/freja.jpg', 'http://portraits.example/freja.jpg'],
    ...['javascript:alert(1)', 'data:image/png;base64,AAAA', 'https://name:word@portraits.example/freja.jpg'],
    `https://portraits.example/${'a'.repeat(2_000)}`,
    `https://portraits.example/${'ø'.repeat(900)}`,
  ])
    expect(readPortrait(wrong), wrong.slice(0, 60)).toBeUndefined()
  expect(readPortrait(undefined)).toBeUndefined()
})

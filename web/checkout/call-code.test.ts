import { expect, test } from 'vitest'
import type { Country } from '#contracts/markets.ts'
import { beginWithCallCode } from './call-code.ts'

const germany = { market: 'da-dk', country: 'DE' }
const countries = async () => [
  { code: 'DK', phonePrefix: '+45' } as Country,
  { code: 'DE', phonePrefix: '+49' } as Country,
]
const begun = async (value: string, country = 'DE') => {
  const field = { value }
  const said = await beginWithCallCode(field, { ...germany, country }, countries)
  return [field.value, said]
}

test('fills in the calling code of the billing country when no telephone number was typed', async () => {
  expect(await begun('')).toEqual(['+49 ', undefined])
  expect(await begun('0301')).toEqual(['0301', undefined])
  expect(await begun('', 'JP')).toEqual(['', undefined])
})

test('warns that countries could not be read, and leaves the field as it was [C-TST-11, C-ADR-07]', async () => {
  const field = { value: '' }
  const said = await beginWithCallCode(field, germany, () => Promise.reject(new Error('nobody')))

  expect([field.value, said]).toEqual(['', ['warning', 'feedback.error_no_countries']])
})

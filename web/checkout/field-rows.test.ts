import { expect, test } from 'vitest'
import { fieldRows } from './field-rows.ts'

const names = (rows: readonly (readonly { name: string }[])[]) => rows.map((row) => row.map(({ name }) => name))

test('sets street and house number, postcode and town side by side, everything else alone', () => {
  const rows = fieldRows([
    { name: 'firstName' },
    { name: 'line1', pairedWith: 'houseNumber' },
    { name: 'houseNumber' },
    { name: 'postalCode', pairedWith: 'city' },
    { name: 'city', pairedWith: 'postalCode' },
    { name: 'mobilePhoneNumber' },
  ])

  expect(names(rows)).toEqual([['firstName'], ['line1', 'houseNumber'], ['postalCode', 'city'], ['mobilePhoneNumber']])
})

test('leaves a field alone whose neighbour this country does not ask for', () => {
  expect(names(fieldRows([{ name: 'line1', pairedWith: 'houseNumber' }, { name: 'city' }]))).toEqual([
    ['line1'],
    ['city'],
  ])
})

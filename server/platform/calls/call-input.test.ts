import { expect, test } from 'vitest'
import { z } from 'zod'
import { namedAsIn, readInput } from './call-input.ts'

const line = z.object({
  name: z.string().min(1).max(5),
  pieces: z.number().min(2).optional(),
  sku: z.string('Basket.SKU: unknown').optional(),
  kind: z.string('basket.kind-unknown').optional(),
  inside: z.object({ list: z.array(z.string()) }).optional(),
})
const told = (input: unknown) => {
  const read = readInput(line, input)
  return read.ok ? 'taken' : read.problems.map(({ field, reason }) => `${field}: ${reason}`)
}

test('names each wrong field, and says of it what a shopper can mend [B-ERR-03]', () => {
  expect(told({ name: 'Kjole' })).toBe('taken')
  expect(told({})).toEqual(['name: form.required'])
  expect(told({ name: '' })).toEqual(['name: form.required'])
  expect(told({ name: 'Kjoler' })).toEqual(['name: form.too-long'])
  expect(told({ name: 7 })).toEqual(['name: form.invalid'])
  expect(told({ name: null })).toEqual(['name: form.invalid'])
  expect(told({ name: 'Kjole', pieces: 1 })).toEqual(['pieces: form.invalid'])
  expect(told({ name: 'Kjole', inside: { list: ['a', 7] } })).toEqual(['inside.list.1: form.invalid'])
  expect(told({ name: '', pieces: 'x' })).toEqual(['name: form.required', 'pieces: form.invalid'])
})

test('tells a text of the shop where a field names one, and no other text', () => {
  expect(told({ name: 'Kjole', kind: 7 })).toEqual(['kind: basket.kind-unknown'])
  expect(told({ name: 'Kjole', sku: 7 })).toEqual(['sku: form.invalid'])
})

test('drops fields that nobody asked for', () => {
  expect(readInput(line, { name: 'Kjole', price: 0 })).toEqual({ ok: true, value: { name: 'Kjole' } })
})

test('names the field that holds what no database can keep', () => {
  expect(told({ name: 'a\0b' })).toEqual(['name: form.invalid'])
  expect(told({ name: 'a', inside: { list: ['b', '\ud800'] } })).toEqual(['inside.list.1: form.invalid'])
})

const query = z.object({
  ids: z.array(z.string()),
  sizes: z.array(z.string()).optional(),
  colours: z.array(z.string()).default([]),
  limit: z.string().optional(),
})

test('reads query names in any case, and one value of a list as a list [B-API-05] [C-API-O1]', () => {
  expect(namedAsIn(query, { IDS: 'a', Sizes: 's', colourS: 'red', LIMIT: '5' })).toEqual({
    ids: ['a'],
    sizes: ['s'],
    colours: ['red'],
    limit: '5',
  })
  expect(namedAsIn(query, { ids: ['a', 'b'], IDS: 'c' })).toEqual({ ids: ['a', 'b', 'c'] })
  expect(namedAsIn(query, { limit: '5', LIMIT: '6' })).toEqual({ limit: ['5', '6'] })
  expect(namedAsIn(query, { other: 'x', ids: undefined })).toEqual({})
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Calls } from '#contracts/calls.ts'
import { methodsByPath } from './call-methods.ts'

const call = { who: 'anyone', summary: 'A call', answer: z.undefined(), problems: [] } as const
const calls: Calls = {
  'GET /api/basket/{catalog}': call,
  'PUT /api/basket/{catalog}': call,
  'DELETE /api/basket/{catalog}/line': call,
  'POST /api/notice': { ...call, also: ['/notice'] },
}
const methodsOf = methodsByPath([
  { calls, problems: {}, handlers: {} },
  { calls: { 'POST /api/basket/{catalog}': call }, problems: {}, handlers: {} },
])

test('finds the methods that an address accepts, whatever its query', () => {
  expect(methodsOf('/api/basket/da-dk')).toEqual(['GET', 'HEAD', 'POST', 'PUT'])
  expect(methodsOf('/api/basket/da-dk?a=/b')).toEqual(['GET', 'HEAD', 'POST', 'PUT'])
  expect(methodsOf('/api/basket/da-dk/line')).toEqual(['DELETE'])
  expect(methodsOf('/notice')).toEqual(['POST'])
})

test('finds no method for an unknown address', () => {
  for (const url of ['/api/basket', '/api/basket/da-dk/lines', '/api/basket/da-dk/line/1', '/api', ''])
    expect(methodsOf(url)).toEqual([])
})

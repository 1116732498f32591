import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Calls } from '#contracts/calls.ts'
import type { CallGroup } from '../serve-calls.ts'
import { answerCheck } from './answer-check.ts'
import { apiOf } from './call-routes.fakes.ts'
import { openApiDocument } from './openapi.ts'

const thing = z.object({ name: z.string(), pieces: z.number().int().default(1) }).meta({ id: 'Thing' })
const box = z.object({ things: z.array(thing).max(9) }).meta({ id: 'Box' })
const calls = {
  'GET /api/things': { who: 'anyone', summary: 'Things', answer: box, problems: [404] },
  'PUT /api/things': { who: 'anyone', summary: 'Keeps things', body: box, answer: box, problems: [] },
  'GET /api/things/paper': {
    who: 'anyone',
    summary: 'A paper',
    answer: z.unknown(),
    file: 'application/pdf',
    problems: [],
  },
  'GET /api/things/nothing': { who: 'anyone', summary: 'Nothing', answer: z.undefined(), problems: [302] },
} satisfies Calls
const group = (answer: unknown): CallGroup => ({
  calls,
  problems: { 'things.lost': { status: 402 } },
  handlers: Object.fromEntries(Object.keys(calls).map((key) => [key, async () => answer])),
})
const check = answerCheck([group({})])
const json = (key: string, status: number, body: unknown) =>
  check({ key, status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) })

test('lets pass what is declared: answers, refusals, documents, nothing and ways elsewhere', () => {
  json('GET /api/things', 200, { things: [{ name: 'cup', pieces: 2 }] })
  json('GET /api/things', 404, { status: 404, title: 'Not Found', message: 'No.', errors: {}, code: 'x', most: 3 })
  check({ key: 'GET /api/things/paper', status: 200, type: 'application/pdf', body: 'x' })
  check({ key: 'GET /api/things/nothing', status: 204, type: undefined, body: '' })
  check({ key: 'GET /api/things/nothing', status: 302, type: undefined, body: '' })
})

test.each([
  ['a status nobody declared', () => json('GET /api/things', 402, {}), 'call.answer-not-declared'],
  [
    'a content type nobody declared',
    () => check({ key: 'GET /api/things', status: 200, type: 'text/html', body: '' }),
    'call.answer-type-not-declared',
  ],
  ['a field too many', () => json('GET /api/things', 200, { things: [], more: 1 }), 'call.answer-breaks-document'],
  [
    'a default left out',
    () => json('GET /api/things', 200, { things: [{ name: 'cup' }] }),
    'call.answer-breaks-document',
  ],
  ['a refusal without its code', () => json('GET /api/things', 404, { status: 404 }), 'call.answer-breaks-document'],
  [
    'a body where nothing is answered',
    () => check({ key: 'GET /api/things/nothing', status: 204, type: undefined, body: 'x' }),
    'call.answer-says-too-much',
  ],
])('stops %s', (_, act, code) => {
  expect(act).toThrow(code)
})

test('makes a fault of every answer that the description does not know, before it leaves', async () => {
  const api = apiOf([group({ ok: false, problem: { code: 'things.lost' } })])

  const answer = await api.inject('/api/things')

  expect(answer.statusCode).toBe(500)
  expect(answer.json().code).toBe('call.fault')
})

test('tells what is sent apart from what is answered where a default makes them differ', () => {
  const { components } = openApiDocument([calls], '1')
  const schemas = components.schemas as Record<string, { required?: string[] }>

  expect(schemas.Thing!.required).toEqual(['name', 'pieces'])
  expect(schemas.ThingInput!.required).toEqual(['name'])
  expect(JSON.stringify(schemas.BoxInput)).toContain('#/components/schemas/ThingInput')
})

test('describes a refusal itself, and not by a reference to itself', () => {
  const { components } = openApiDocument([calls], '1')

  expect((components.schemas as Record<string, object>).Problem).toMatchObject({
    type: 'object',
    required: ['status', 'title', 'message', 'errors', 'code'],
  })
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { foreign, idText } from '#contracts/bounds.ts'
import { unboundedIn } from './unbounded-input.ts'

const complaints = (body: z.ZodType) =>
  unboundedIn({ 'POST /api/things': { who: 'anyone', summary: '', body, answer: z.object({}), problems: [] } })

interface Tree {
  readonly branches?: readonly Tree[] | undefined
}
const tree: z.ZodType<Tree> = z.object({
  get branches() {
    return z.array(tree).max(3).optional()
  },
})

test('objects to what a call takes without a bound', () => {
  const unbounded: Record<string, z.ZodType> = {
    text: z.string(),
    'optional text': z.string().min(1).optional(),
    list: z.array(idText),
    'texts of a list': z.array(z.string()).max(5),
    table: z.record(idText, idText),
    anything: z.unknown(),
    'other fields': z.looseObject({ a: idText }),
    'one of two': z.union([z.number(), z.string()]),
    'changed text': z.string().transform(Number),
    'a default': z.object({
      deep: z
        .array(z.object({ a: z.string() }))
        .max(2)
        .default([]),
    }),
    tree,
  }

  for (const [what, schema] of Object.entries(unbounded))
    expect([what, complaints(z.object({ field: schema })).length]).toEqual([what, 1])
})

test('takes what has a bound', () => {
  const bounded = z.object({
    text: z.string().max(5).optional(),
    list: z.array(idText).max(5).default([]),
    whole: foreign(z.record(z.string(), z.unknown())).optional(),
    flag: z.enum(['a']).nullable(),
    number: z.coerce.number().optional(),
  })

  expect(complaints(bounded)).toEqual([])
})

test('takes a value of foreign shape up to its size, its depth and its length', () => {
  const whole = foreign(z.looseObject({}), { values: 10, depth: 3, characters: 100 })
  const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) })
  const takes = (value: unknown) => whole.safeParse(value).success

  expect([takes(deep(3)), takes(deep(4))]).toEqual([true, false])
  expect([takes({ a: Array(8).fill(1) }), takes({ a: Array(9).fill(1) })]).toEqual([true, false])
  expect([takes({ a: 'x'.repeat(90) }), takes({ a: 'x'.repeat(100) })]).toEqual([true, false])
})

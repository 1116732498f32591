import type { z } from 'zod'
import { pathOfUnstorable } from '../plain-text.ts'

/** A problem with an input value: the name of the field and the key of the text to show. */
export interface InputProblem {
  readonly field: string
  /** `missing`, `too-long`, `invalid`, or a text key that the schema names. */
  readonly reason: string
}

export type ReadInput<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

/** Checks a value against a schema. Fields the schema does not know are dropped. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): ReadInput<z.infer<Schema>> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(problemOf) }
  const field = pathOfUnstorable(parsed.data)
  return field === undefined
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: [{ field, reason: 'form.invalid' }] }
}

const wordKey = /^[a-z][a-z0-9-]*\.[a-z0-9._-]+$/

function problemOf(issue: z.core.$ZodIssue): InputProblem {
  const field = issue.path.map(String).join('.')
  if (wordKey.test(issue.message)) return { field, reason: issue.message }
  if (issue.code === 'too_big') return { field, reason: 'form.too-long' }
  const isEmpty = issue.code === 'too_small' && issue.minimum === 1
  const isAbsent = issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
  return { field, reason: isEmpty || isAbsent ? 'form.required' : 'form.invalid' }
}

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** Renames query parameters to the schema's spelling, whatever their case. Parameters that take several values become lists. */
export function namedAsIn(schema: z.ZodObject, query: RawQuery): Record<string, string | readonly string[]> {
  const names = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]))
  const named: Record<string, string | readonly string[]> = {}
  for (const [asked, value] of Object.entries(query)) {
    const name = names.get(asked.toLowerCase())
    if (name === undefined || value === undefined) continue
    const values = [...asList(named[name]), ...asList(value)]
    named[name] = takesList(schema.shape[name] as z.ZodType) ? values : values.length === 1 ? values[0]! : values
  }
  return named
}

const asList = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** Sees through `optional()` and `default()`. */
function takesList(schema: z.ZodType): boolean {
  const { type, innerType } = schema.def as { type: string; innerType?: z.ZodType }
  return type === 'array' || (innerType !== undefined && takesList(innerType))
}

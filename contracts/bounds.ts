import { z } from 'zod'

// Every text and list that is sent to us has a bound, so that the cost of a request is limited. These are the usual
// bounds, far above any real input. A stricter limit of a field belongs to the rule of that field.

/** An id, a code, or a word from a list. */
export const idText = z.string().max(200)

/** A line that a person types: a name, a street, an email address. */
export const lineText = z.string().max(1_000)

/** Several lines that a person types. */
export const longText = z.string().max(5_000)

export const addressText = z.string().max(2_000)

/** Opaque data that only the provider creates and reads. */
export const tokenText = z.string().max(20_000)

interface Size {
  /** Fields, list entries and values, all counted together. */
  readonly values: number
  readonly depth: number
  /** Length of the value as JSON. */
  readonly characters?: number
}

const usual: Size = { values: 1_000, depth: 10, characters: 32_000 }

/** Schemas for values in a third party's format. They have one bound for the whole value. */
export const boundedAsAWhole = z.registry<Size>()

/** A value in a third party's format, which is passed on unchanged. Only its size is checked. */
export function foreign<Schema extends z.ZodType>(schema: Schema, size = usual): Schema {
  const { values, depth, characters = Number.POSITIVE_INFINITY } = size
  // The depth is checked first, because `JSON.stringify` recurses and must not run on a deeply nested value.
  const bounded = schema.refine((value) => isWithin(value, size) && JSON.stringify(value).length <= characters, {
    message: `at most ${values} values, ${depth} deep, ${characters} characters`,
  })
  boundedAsAWhole.add(bounded, size)
  return bounded
}

function isWithin(value: unknown, { values, depth }: Size): boolean {
  let left = values
  const look = (one: unknown, level: number): boolean => {
    left -= 1
    if (left < 0 || level > depth) return false
    if (typeof one !== 'object' || one === null) return true
    for (const name in one) if (!look((one as Record<string, unknown>)[name], level + 1)) return false
    return true
  }
  return look(value, 0)
}

import { z } from 'zod'

// Every text and list that is sent to us has a bound, so that no request costs more than a known amount. These are the usual ones, far
// above any real input; the limit of a field itself is part of the rule it belongs to.

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
  /** Fields, list entries and values, all together. */
  readonly values: number
  readonly depth: number
  /** Written as JSON. */
  readonly characters?: number
}

const usual: Size = { values: 1_000, depth: 10, characters: 32_000 }

/** Schemas whose values are of a third party's own shape, and are bounded as a whole. */
export const boundedAsAWhole = z.registry<Size>()

/** A value in a third party's own shape, passed on as it came: only its size is judged here. */
export function foreign<Schema extends z.ZodType>(schema: Schema, size = usual): Schema {
  const { values, depth, characters = Number.POSITIVE_INFINITY } = size
  // Deeply nested values are not written as JSON, because writing recurses as deep.
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

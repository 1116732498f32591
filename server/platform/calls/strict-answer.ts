import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { Fault } from '#foundation/fault.ts'

/** Throws if an answer differs from its contract, even by one additional field. For tests and development. */
export function checkAnswer(key: string, schema: z.ZodType, json: string): void {
  const answer: unknown = JSON.parse(json)
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new Fault('call.answer-breaks-contract', { key, issues: parsed.error.issues.slice(0, 5) })
  const extra = firstDifference(answer, parsed.data, '')
  if (extra !== undefined) throw new Fault('call.answer-says-too-much', { key, field: extra })
}

/** The path of the first value that the contract removed or changed when it parsed the answer. */
function firstDifference(answer: unknown, parsed: unknown, path: string): string | undefined {
  if (isDeepStrictEqual(answer, parsed)) return undefined
  if (typeof answer !== 'object' || answer === null || typeof parsed !== 'object' || parsed === null) return path
  const known = parsed as Record<string, unknown>
  for (const [name, value] of Object.entries(answer)) {
    const found = firstDifference(value, known[name], `${path}/${name}`)
    if (found !== undefined) return found
  }
  return path
}

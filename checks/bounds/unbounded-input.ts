import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { boundedAsAWhole } from '#contracts/bounds.ts'
import type { Call, Calls } from '#contracts/calls.ts'
import type { Complaint } from '../complaint.ts'

/** Checks that every text, list and table in the input of a call has a bound, and that nothing can be nested without end. */
export async function complainOfUnboundedInput(): Promise<Complaint[]> {
  const files = readdirSync('contracts').filter((name) => /(?<!\.test)\.ts$/.test(name))
  const complaints = await Promise.all(
    files.map(async (name) => {
      const exported: Record<string, unknown> = await import(/* @vite-ignore */ `#contracts/${name}`)
      return Object.entries(exported)
        .filter(([what]) => what.endsWith('Calls'))
        .flatMap(([, calls]) => unboundedIn(calls as Calls))
        .map((message) => ({ file: `contracts/${name}`, message }))
    }),
  )
  return complaints.flat()
}

/** Each part of a call's input that has no bound, with the call and the place. */
export const unboundedIn = (calls: Calls): string[] =>
  Object.entries<Call>(calls).flatMap(([key, call]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part]
      return schema ? unboundedParts(schema as Schema, part).map((what) => `${key} takes ${what}`) : []
    }),
  )

/** The parts of a schema, of any kind, that this check reads. */
type Schema = z.ZodType & {
  readonly def: {
    readonly type: string
    readonly element?: Schema
    readonly innerType?: Schema
    readonly in?: Schema
    readonly options?: readonly Schema[]
    readonly items?: readonly Schema[]
    readonly left?: Schema
    readonly right?: Schema
    readonly catchall?: Schema
    readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[]
  }
  readonly shape?: Readonly<Record<string, Schema>>
  readonly maxLength?: number | null
}

const scalars = new Set(['number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined', 'never', 'date', 'bigint'])

function unboundedParts(schema: Schema, at: string, above: readonly Schema[] = []): string[] {
  const { def } = schema
  if (boundedAsAWhole.has(schema) || scalars.has(def.type)) return []
  if (above.includes(schema)) return [`${at}, which nests without end`]
  const below = (inner: Schema | undefined, place: string): string[] =>
    inner ? unboundedParts(inner, place, [...above, schema]) : []
  if (def.type === 'string') return typeof schema.maxLength === 'number' ? [] : [`${at}, a text of any length`]
  if (def.type === 'array')
    return [...(hasMost(schema) ? [] : [`${at}, a list of any length`]), ...below(def.element, `${at}[]`)]
  if (def.type === 'object') {
    const isOpen = def.catchall !== undefined && def.catchall.def.type !== 'never'
    const fields = Object.entries(schema.shape ?? {}).flatMap(([name, field]) => below(field, `${at}.${name}`))
    return [...(isOpen ? [`${at}, with any other fields`] : []), ...fields]
  }
  const inner = [def.innerType, def.in, def.left, def.right, ...(def.options ?? []), ...(def.items ?? [])]
  const known = inner.filter((one) => one !== undefined)
  // A table, a value of any type, or a kind of schema that this check does not know.
  return known.length === 0 ? [`${at}, ${def.type} of any size`] : known.flatMap((one) => below(one, at))
}

const hasMost = ({ def }: Schema): boolean =>
  def.checks?.some(({ _zod }) => _zod.def.check === 'max_length' || _zod.def.check === 'length_equals') ?? false

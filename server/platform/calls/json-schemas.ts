import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

const prefix = '#/components/schemas/'

/**
 * Collects the named schemas of a document in its components. Input and output of one name may differ: a default is
 * optional in the input and always in the output. If they differ, the input form is called `…Input`.
 */
export function jsonSchemas() {
  const answered: Record<string, Json> = {}
  const sent: Record<string, Json> = {}
  return {
    /** The schema, with references to its named parts. */
    of(schema: z.ZodType, io: 'input' | 'output'): Json {
      const {
        $schema: _version,
        $defs = {},
        ...plain
      } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Record<string, unknown>
      const known = io === 'input' ? sent : answered
      const suffix = io === 'input' ? 'Input' : ''
      for (const [name, definition] of Object.entries($defs as Record<string, Json>))
        known[`${name}${suffix}`] ??= pointed(withoutId(definition), suffix)
      return pointed(withoutId(plain), suffix)
    },
    /** Adds all named schemas to the document. A schema with equal input and output is listed once. */
    finish<Document extends { readonly components: Json }>(document: Document): Document {
      const same = sameAsAnswered(sent, answered)
      const others = Object.entries(sent).map(([name, schema]) => [same.get(name) ?? name, schema] as const)
      const schemas = Object.fromEntries(
        Object.entries({ ...Object.fromEntries(others), ...answered }).sort(([a], [b]) => (a < b ? -1 : 1)),
      )
      return renamed({ ...document, components: { schemas, ...document.components } }, same)
    },
  }
}

/** Maps each input name to its final name: `…Input` only if the schema or a part of it differs from the output. */
function sameAsAnswered(
  sent: Readonly<Record<string, Json>>,
  answered: Readonly<Record<string, Json>>,
): Map<string, string> {
  const same = new Map(Object.keys(sent).map((name) => [name, name.slice(0, -'Input'.length)]))
  for (let before = -1; before !== same.size; ) {
    before = same.size
    for (const [name, plain] of same) {
      const known = answered[plain]
      if (known && JSON.stringify(renamed(sent[name]!, same)) !== JSON.stringify(known)) same.delete(name)
    }
  }
  return same
}

const renamed = <Value>(value: Value, names: ReadonlyMap<string, string>): Value =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/"#\/components\/schemas\/(\w+)"/g, (reference, name: string) => {
      const other = names.get(name)
      return other === undefined ? reference : `"${prefix}${other}"`
    }),
  ) as Value

const pointed = (schema: Json, suffix: string): Json =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(/"#\/\$defs\/(\w+)"/g, (_, name) => `"${prefix}${name}${suffix}"`),
  ) as Json

const withoutId = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'id' || typeof schema.id !== 'string'))

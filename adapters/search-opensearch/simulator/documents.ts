export type Document = Readonly<Record<string, unknown>>
export type Json = Readonly<Record<string, unknown>>

/** Values of a field, whose path has dots. A document may have one, several or none. */
export function valuesAt(document: Document, path: string): readonly (string | number | boolean)[] {
  const [first, ...rest] = path.split('.')
  const inner = document[first!]
  if (rest.length > 0 && inner && typeof inner === 'object') return valuesAt(inner as Document, rest.join('.'))
  if (inner === undefined || inner === null || rest.length > 0) return []
  return (Array.isArray(inner) ? inner : [inner]) as (string | number | boolean)[]
}

/** Input to which OpenSearch answers 400. */
export class NotUnderstood extends Error {}

/** The only key of an object, and its value. */
export function only(clause: Json, what: string): readonly [string, Json] {
  const [entry, ...more] = Object.entries(clause)
  if (!entry || more.length > 0) throw new NotUnderstood(`[${what}] malformed: one name is wanted`)
  return [entry[0], entry[1] as Json]
}

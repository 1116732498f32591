import { isDeepStrictEqual } from 'node:util'

interface Entry {
  readonly kind: 'page' | 'menu' | 'badge'
  readonly key: string
  readonly document: Readonly<Record<string, unknown>>
}

type Doc = Readonly<Record<string, unknown>>

/**
 * Merges the documents of all locales into one, like `locale=all`: a field that differs has its values by locale. A
 * page that some locales lack lists the locales that have it; a menu or badge that some lack is one document for each
 * locale.
 */
export function inAllLocales(byLocale: ReadonlyMap<string, readonly Entry[]>): (Entry & { readonly scope: string })[] {
  const names = new Map<string, Map<string, Entry>>()
  for (const [locale, entries] of byLocale)
    for (const entry of entries) {
      const name = `${entry.kind} ${entry.key}`
      names.set(name, (names.get(name) ?? new Map()).set(locale, entry))
    }
  return [...names.values()].flatMap((of) => {
    const { kind, key } = [...of.values()][0]!
    const isEverywhere = of.size === byLocale.size
    if (!isEverywhere && kind !== 'page')
      return [...of].map(([scope, { document }]) => ({ kind, key, scope, document }))
    const document = merged(new Map([...of].map(([locale, { document }]) => [locale, document]))) as Doc
    return [{ kind, key, scope: 'all', document: isEverywhere ? document : { ...document, markets: [...of.keys()] } }]
  })
}

function merged(values: ReadonlyMap<string, unknown>): unknown {
  const [first, ...others] = values.values()
  if (others.every((other) => isDeepStrictEqual(other, first))) return first
  const each = (read: (value: never) => unknown) =>
    merged(new Map([...values].map(([locale, value]) => [locale, read(value as never)])))
  if (alike(values, isGroup)) {
    const fields = Object.keys(first as Doc)
    return Object.fromEntries(fields.map((name) => [name, each((value: Doc) => value[name])]))
  }
  if (alike(values, Array.isArray))
    return (first as unknown[]).map((_, index) => each((value: unknown[]) => value[index]))
  return Object.fromEntries(values)
}

/**
 * True if the values are groups with the same fields, or lists with the same number of blocks. Only these are merged
 * field by field; an upload, rich text or a relation is a single value.
 */
function alike(values: ReadonlyMap<string, unknown>, is: (value: unknown) => boolean): boolean {
  const forms = [...values.values()].map((value) => (is(value) ? Object.keys(value as object).join() : undefined))
  return forms.every((form) => form !== undefined && form === forms[0])
}

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('root' in value || 'sizes' in value || 'relationTo' in value || 'reference' in value)

export type Doc = Readonly<Record<string, unknown>>

export interface KnownDocs {
  readonly pages: ReadonlyMap<string, Doc>
  readonly media: ReadonlyMap<string, Doc>
  /** The address of the CMS, for media files with a relative address. */
  readonly url: string
}

/** Fields that contain an upload, or one for each language. */
const uploads = new Set(['image', 'poster', 'icon', 'linkIcon', 'mobile', 'tablet', 'desktop'])
const deepest = 40

/**
 * Payload sends relations beyond the requested depth as ids. Replaces these with the uploads and pages they refer to.
 * An id that refers to nothing becomes null.
 */
export function resolveRelations(value: unknown, known: KnownDocs, depth = 0): unknown {
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.map((each) => resolveRelations(each, known, depth + 1))
  if (!isDoc(value)) return value
  if (typeof value.filename === 'string' && typeof value.url === 'string') return withAddress(value, known.url)
  if (typeof value.relationTo === 'string') return { ...value, value: related(value.relationTo, value.value, known) }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      uploads.has(name)
        ? resolveRelations(uploadIn(one, known), known, depth + 1)
        : resolveRelations(one, known, depth + 1),
    ]),
  )
}

/** An upload field: an id, or an id for each language. */
function uploadIn(one: unknown, { media }: KnownDocs): unknown {
  // A string that is no known id may be the name of an icon.
  if (isId(one)) return media.get(String(one)) ?? (typeof one === 'string' ? one : null)
  if (!isDoc(one) || !Object.keys(one).every((name) => /^[a-z]{2}(?:-[a-z]{2})?$/i.test(name))) return one
  return Object.fromEntries(
    Object.entries(one).map(([name, id]) => [name, isId(id) ? (media.get(String(id)) ?? null) : id]),
  )
}

/**
 * Keeps only the key of a page. The other fields of a populated document are not needed, and may refer back to the page
 * that contains it.
 */
function related(relationTo: string, value: unknown, { pages }: KnownDocs): unknown {
  if (relationTo !== 'pages') return value
  const doc = isDoc(value) ? value : pages.get(String(value))
  if (!doc) return { id: value }
  const page = pages.get(String(doc.id)) ?? doc
  return page.key === undefined ? { id: page.id, path: page.path ?? page.slug } : { id: page.id, key: page.key }
}

const withAddress = (file: Doc, url: string): Doc =>
  String(file.url).startsWith('/api/') ? { ...file, url: `${new URL(url).origin}${String(file.url)}` } : file

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

import type { EditedTitles } from '#server/platform/simulators/cms-editor.ts'

/** What an answer contains of a document. */
export interface AnswerOptions {
  readonly locale: string
  /** Relations within this depth are documents; deeper ones are ids. */
  readonly depth: number
  readonly drafts: boolean
  readonly noisy: boolean
  readonly missingImages: boolean
  readonly titles: EditedTitles
}

export type Doc = Readonly<Record<string, unknown>>

interface StoredPage {
  readonly id: number
  readonly kind: string
  readonly key: string
  readonly document: Doc
}

const unknownBlock = { id: 'hologram', blockType: 'hologram', angle: 40 }

/** Documents refer to uploads and pages by id. An answer contains them as documents or as ids. */
export function relationsOf(stored: readonly StoredPage[]) {
  const media = new Map<string, Doc>()
  const pageIds = new Map<string, number>()
  for (const { kind, document, id } of stored)
    if (kind === 'page') for (const path of texts(document.slug)) pageIds.set(path, id)
  const byId = new Map(stored.map((each) => [each.id, each]))

  const upload = (file: Doc, { depth }: AnswerOptions): unknown => {
    const name = `${String(file.url)} ${String(file.alt)}`
    const known = media.get(name) ?? { ...file, id: media.size + 1, filename: fileName(file), mimeType: 'image/jpeg' }
    media.set(name, known)
    return depth > 0 ? known : known.id
  }
  const reference = ({ value }: Doc, { depth }: AnswerOptions): unknown => {
    const id = pageIds.get(String((value as Doc).path))
    const page = id === undefined ? undefined : byId.get(id)
    if (!page) return undefined
    return { relationTo: 'pages', value: depth > 0 ? { id, key: page.key, slug: page.document.slug } : id }
  }
  const answerValue = (value: unknown, as: AnswerOptions): unknown => {
    if (Array.isArray(value)) return value.map((each) => answerValue(each, as))
    if (typeof value !== 'object' || value === null) return value
    const record = value as Doc
    if (typeof record.url === 'string' && typeof record.sizes === 'object') return upload(record, as)
    const fields = Object.fromEntries(Object.entries(record).map(([name, one]) => [name, answerValue(one, as)]))
    const { reference: to } = record as { reference?: Doc }
    if (to?.relationTo === 'pages') {
      const page = reference(to, as)
      // No editor wrote this page, so the link has its address.
      return page
        ? { ...fields, reference: page }
        : { ...fields, type: 'url', reference: null, url: (to.value as Doc).path }
    }
    return as.noisy && Array.isArray(fields.blocks) ? { ...fields, blocks: [...fields.blocks, unknownBlock] } : fields
  }
  return { media, answerValue }
}

const fileName = ({ url }: Doc): string => String(url).split('/').at(-1)!

/** A text, or one for each locale. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).map(String)

import { inAllLocales } from './in-all-locales.ts'
import { type AnswerOptions, type Doc, relationsOf } from './relations.ts'

/** A document as an editor wrote it, in the newer document shape. */
export interface Entry {
  readonly kind: 'page' | 'menu' | 'badge'
  readonly key: string
  readonly document: Readonly<Record<string, unknown>>
}

interface Stored extends Entry {
  readonly id: number
  readonly scope: string
}

const draft = {
  id: 9001,
  key: 'lookbook-draft',
  slug: 'lookbook',
  title: 'Lookbook',
  pageAlias: 'contentPage',
  rows: [],
}

/** Pages refer to uploads and other pages by id; `media` contains the uploads. */
export function openCollections(byLocale: ReadonlyMap<string, readonly Entry[]>) {
  const stored = inAllLocales(byLocale).map((entry, index): Stored => ({ ...entry, id: index + 1 }))
  const { media, answerValue } = relationsOf(stored)

  const docOf = ({ id, kind, key, scope, document }: Stored, as: AnswerOptions): object => {
    const title = (as.drafts ? as.titles.drafts.get(key) : undefined) ?? as.titles.published.get(key)
    return {
      ...(answerValue(document, as) as Doc),
      // Badges have an id that the shop gives.
      ...{
        id: kind === 'badge' ? (document.id ?? id) : id,
        key,
        scope,
        _status: as.drafts && as.titles.drafts.has(key) ? 'draft' : 'published',
      },
      ...(title === undefined ? {} : { title }),
      updatedAt: new Date(Date.UTC(2026, 0, 2, 8, 0, as.titles.count)).toISOString(),
    }
  }
  return {
    docs(collection: string, as: AnswerOptions): object[] {
      if (collection === 'media') {
        for (const each of stored) answerValue(each.document, as)
        return as.missingImages ? [] : [...media.values()]
      }
      const docs = stored.filter(({ kind }) => `${kind}s` === collection).map((each) => docOf(each, as))
      const drafts = as.drafts && collection === 'pages' ? [{ ...draft, _status: 'draft' }] : []
      return [...docs, ...drafts]
    },
  }
}

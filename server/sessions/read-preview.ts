import { namedCookie } from '#foundation/shop-cookies.ts'
import type { Visitor } from './visitor.ts'

interface Needs {
  isPreviewKey(key: string): boolean
  readonly previewForAll?: boolean
}

interface PreviewRequest {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, unknown>>
}

/** The cookie of an editor: the key, then a tilde and the future moment to preview, if any. It ends with the browser session. */
export const previewCookie = namedCookie('preview')

export const previewCookieValue = (key: string, at: Date | undefined): string =>
  at === undefined ? key : `${key}~${at.toISOString()}`

/** A preview needs the secret cookie. In production the query alone opens no preview, because anybody can write it. */
export function readPreview(
  { isPreviewKey, previewForAll = false }: Needs,
  { cookies, query }: PreviewRequest,
): Pick<Visitor, 'preview' | 'previewAt' | 'previewByQuery'> {
  const [key = '', moment] = cookies[previewCookie.name]?.split('~') ?? []
  const hasKey = key !== '' && isPreviewKey(key)
  const asked = typeof query.preview === 'string' && query.preview !== '' ? query.preview : undefined
  const byQuery = previewForAll && asked !== undefined
  if (!hasKey && !byQuery) return { preview: false }
  const at = momentIn(asked) ?? momentIn(moment)
  return { preview: true, ...(at && { previewAt: at }), ...(byQuery && { previewByQuery: true }) }
}

/** `2026-12-24T09:00Z`; undefined for any other text. */
export function momentIn(text = ''): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{4,12}(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return undefined
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at
}

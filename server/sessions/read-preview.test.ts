import { expect, test } from 'vitest'
import { previewCookieValue, readPreview } from './read-preview.ts'

const here = { isPreviewKey: (key: string) => key === 'secret' }
const seen = (needs: Parameters<typeof readPreview>[0], preview?: string, query: Record<string, unknown> = {}) =>
  readPreview(needs, { cookies: preview === undefined ? {} : { preview }, query })

test('opens a preview to the secret cookie, and in production to no query [B-CMS-O5] [B-CMS-12, B-STO-17]', () => {
  expect(seen(here, 'secret')).toEqual({ preview: true })
  for (const query of ['true', 'secret', '2026-12-24T09:00Z'])
    expect(seen(here, undefined, { preview: query })).toEqual({ preview: false })
  expect(seen(here, 'guess', { preview: 'true' })).toEqual({ preview: false })
  expect(seen(here, '~2026-12-24T09:00Z')).toEqual({ preview: false })
})

test('opens a preview to the query outside production, and says that it came from there [B-CMS-O5]', () => {
  const outside = { ...here, previewForAll: true }
  expect(seen(outside, undefined, { preview: 'true' })).toEqual({ preview: true, previewByQuery: true })
  expect(seen(outside)).toEqual({ preview: false })
})

test('keeps the key of an editor in the cookie, with the moment to preview if there is one [B-CMS-O5]', () => {
  const moment = new Date('2026-12-24T09:00:00Z')

  expect(previewCookieValue('secret', undefined)).toBe('secret')
  expect(seen(here, previewCookieValue('secret', undefined))).toEqual({ preview: true })
  expect(seen(here, previewCookieValue('secret', moment))).toEqual({ preview: true, previewAt: moment })
})

test('looks at the moment that the query names, else at that of the cookie', () => {
  const [cookie, query] = ['2026-12-24T09:00:00.000Z', '2027-01-01T00:00Z']
  expect(seen(here, `secret~${cookie}`).previewAt).toEqual(new Date(cookie))
  expect(seen(here, `secret~${cookie}`, { preview: query }).previewAt).toEqual(new Date(query))
  for (const nonsense of ['secret~', 'secret~tomorrow', 'secret~2026-99-99'])
    expect(seen(here, nonsense)).toEqual({ preview: true })
})

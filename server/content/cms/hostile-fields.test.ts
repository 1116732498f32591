import { expect, test } from 'vitest'
import { safeHtml } from '#server/platform/safe-html.ts'
import { blockOf, hostile, kinds } from '../../../checks/harness/content/hostile-content.ts'
import { fakeReading, readDocument } from './reading.fakes.ts'

const allowedElement =
  /^\/?(?:p|br|hr|strong|em|u|s|sub|sup|code|small|ul|ol|li|dl|dt|dd|h[2-6]|blockquote|a|img|table|caption|thead|tbody|tr|th|td|span|bdi)$/
const dangerous =
  /<[^>]*\s(?:on\w+|style|srcdoc|formaction|id|name)\s*=|(?:java|vb)\s*script\s*:|data:|(?:src|href)\s*=\s*["']?\s*\/\//i

/** Every text of a value, with the name of its field: among them all that a page renders as markup, loads or links to. */
function* readFields(value: unknown, name = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [name, value]
  else if (typeof value === 'object' && value !== null)
    for (const [inner, one] of Object.entries(value)) yield* readFields(one, Array.isArray(value) ? name : inner)
}

test('lets no script, frame, form, style or foreign host through any field of any widget, whatever an editor pastes [B-WID-O10]', () => {
  let seen = 0
  for (const x of hostile)
    for (const kind of kinds) {
      const page = readDocument(
        {
          ...{ path: '/x', title: x, heading: x, metaDescription: x, robots: x, redirect: { url: x, status: 301 } },
          rows: [{ id: x, blocks: [blockOf(kind, x)] }],
        },
        fakeReading({ safeHtml }),
      )
      for (const [name, text] of readFields(page?.zones)) {
        const at = `${kind}.${name}: ${text}`
        if (name === 'html' || name === 'rest' || (name === 'text' && text.startsWith('<'))) {
          seen++
          for (const [, tag] of text.matchAll(/<\s*(\/?[a-z][a-z0-9]*)/gi)) expect(tag, at).toMatch(allowedElement)
          expect(text.match(/<[^>]*>/g)?.filter((element) => dangerous.test(element)) ?? [], at).toEqual([])
        }
        if (/^(?:url|imageUrl|videoUrl)$/.test(name)) {
          seen++
          expect(text, at).toMatch(/^(?:\/(?![/\\])|https:\/\/|http:\/\/|mailto:|tel:|#)/)
        }
        if (/color$/i.test(name)) expect(text, at).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/)
        if (name === 'aspectRatio') expect(text, at).toMatch(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/)
      }
      const target = page?.redirect?.url
      if (target !== undefined) expect(target).toMatch(/^(?:\/(?![/\\])|https?:\/\/)/)
    }
  expect(seen).toBeGreaterThan(200)
})

test('cleans what is clean already no further [B-WID-O10]', () => {
  for (const x of hostile) expect(safeHtml(safeHtml(x))).toBe(safeHtml(x))
})

import { expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { plainDocument } from './plain-document.ts'
import { readWidget } from './read-rows.ts'
import { fakeReading } from './reading.fakes.ts'

const read = <Kind extends 'text' | 'seo'>(kind: Kind, fields: object): WidgetOf<Kind> =>
  readWidget(
    plainDocument({ blockType: kind, id: 'w', ...fields }, { market: 'da-dk', language: 'da' }) as never,
    fakeReading(),
  ) as WidgetOf<Kind>

test('shows a text of 2500 words whole, and of a longer one 2500 words and an ellipsis [B-WID-15, B-WID-O11, B-CON-07, B-VAL-01]', () => {
  const words = (count: number) => Array.from({ length: count }, (_, nth) => `w${nth + 1}`).join(' ')
  const [whole, longer] = [2500, 2502].map((count) => read('text', { text: `<p>${words(count)}</p>` }))

  expect([whole!.html.endsWith(' w2500</p>'), whole!.rest]).toEqual([true, ''])
  expect([longer!.html.endsWith(' w2500…</p>'), longer!.rest]).toEqual([true, '<p>w2501 w2502</p>'])
})

test('takes a text for search engines whole, whatever its length, and none without words [B-WID-16]', () => {
  const long = 'linen '.repeat(2600).trim()

  expect(read('seo', { headline: 'Om hør', text: `<p>${long}</p>` })).toMatchObject({
    ...{ kind: 'seo', headline: 'Om hør', html: `<p>${long}</p>` },
  })
  expect(read('seo', { headline: 'Om hør', text: '' })).toBeNull()
})

import { expect, test } from 'vitest'
import { accepted } from '#foundation/result.ts'
import type { OpenContent, SourceContent } from '#server/content/index.ts'
import type { Parts } from '#server/pages/index.ts'
import { composePreview, previewClock } from './preview.ts'

const today = new Date('2026-11-24T12:00:00Z')
const christmas = new Date('2026-12-24T09:00:00Z')

/** A fake shop that records what is read: which content, which goods, and for which moment. */
function open() {
  let now = today
  const travelling = previewClock(() => now)
  const asked: unknown[] = []
  const made: string[] = []
  type Goods = Pick<Parts, 'catalogue' | 'finder' | 'search'>
  const named = (name: string) => ({ catalogue: name, finder: name, search: name }) as unknown as Goods
  const parts = { ...named('goods of now'), content: 'published', clock: travelling.clock } as unknown as Parts
  const preview = composePreview({
    ...{ clock: () => now, parts, within: travelling.within },
    source: {
      read: async (ask) => {
        asked.push(ask)
        return accepted({} as SourceContent)
      },
      watch: () => () => {},
    },
    drafts: (_, catalogue) => ({ catalogue }) as unknown as OpenContent,
    goodsAt: async (moment) => {
      made.push(moment.toISOString())
      return named(`goods of ${moment.toISOString()}`)
    },
  })
  return {
    preview,
    travelling,
    asked,
    made,
    parts,
    later: (at: Date) => {
      now = at
    },
  }
}

test('shows drafts with the current goods if no future moment is requested', async () => {
  const { preview, asked, made, travelling } = open()
  for (const at of [undefined, new Date('2020-01-01'), today, new Date('2090-01-01')]) {
    const { parts, partsOfNow, within } = await preview(at)
    expect([parts, parts.catalogue]).toEqual([partsOfNow, 'goods of now'])
    expect((parts.content as unknown as { catalogue: () => unknown }).catalogue()).toBe('goods of now')
    expect(await within(async () => travelling.clock())).toEqual(today)
  }
  expect([new Set(asked.map((ask) => JSON.stringify(ask))), made]).toEqual([new Set(['{"preview":true}']), []])
})

test('shows launches, countdowns, prices and promotions as they will be at a future moment, only in the preview', async () => {
  const { preview, travelling, made } = open()
  const { parts, partsOfNow, within } = await preview(christmas)

  expect([parts.catalogue, parts.search, parts.finder]).toEqual(Array(3).fill('goods of 2026-12-24T09:00:00.000Z'))
  expect(parts.clock()).toEqual(christmas)
  expect((parts.content as unknown as { catalogue: () => unknown }).catalogue()).toBe(parts.catalogue)
  expect(partsOfNow.catalogue).toBe('goods of now')
  const [then, meanwhile] = await Promise.all([
    within(async () => {
      await new Promise((done) => setTimeout(done, 5))
      return travelling.clock()
    }),
    (async () => travelling.clock())(),
  ])
  expect([then, meanwhile]).toEqual([christmas, today])
  await preview(christmas)
  expect(made).toHaveLength(1)
})

test('reads the goods of a moment again after five minutes, and those of another moment at once', async () => {
  const { preview, made, later } = open()
  await preview(christmas)
  later(new Date(today.getTime() + 5 * 60_000 + 1))
  await preview(christmas)
  await preview(new Date('2026-12-31T09:00:00Z'))
  expect(made).toHaveLength(3)
})

import { expect, onTestFinished, test } from 'vitest'
import { accepted } from '#foundation/result.ts'
import type { ContentSource, SourceContent } from '#server/content/content-source.port.ts'
import { joinSources, openContent } from '#server/content/index.ts'
import { markets } from '#server/pages/pages.fakes.ts'
import { type FreshNeeds, followChanges } from './follow-changes.ts'
import type { Infrastructure } from './infrastructure.ts'

const content = (title: string): SourceContent => ({
  ...{ shopName: 'Otter', toggles: {}, stores: [], theme: undefined },
  words: { program: { en: {} }, shop: {} },
  documents: ['all', 'da-dk'].map((scope) => ({
    ...{ name: scope, kind: 'page', key: 'about', scope },
    document: { slug: 'about', title: `${title}, ${scope}`, rows: [] },
  })),
})

test('shows what a CMS published as soon as it says so, while its earlier answer would still be valid [B-CMS-O4]', async () => {
  let title = 'Before'
  const dropped: string[] = []
  const clock = () => new Date(0)
  let announce = () => {}
  const cms: ContentSource = {
    read: async () => accepted(content(title)),
    watch: (changed) => {
      announce = changed
      return () => {}
    },
  }
  const source = joinSources({
    ...{ folder: { ...cms, watch: () => () => {} }, older: cms, wantsNewer: () => false, clock, failed: () => {} },
    copies: { read: async () => undefined, write: async () => {} },
  })
  const first = await source.read()
  if (!first.ok) throw new Error('unread')
  const shown = openContent(
    { clock, markets, safeHtml: (html) => html, category: () => undefined, report: () => {} },
    first.value,
  )
  const titles = () => ['en-gb', 'da-dk'].map((id) => shown.page(markets.find(id)!, `/${id}/about`)?.title)
  let tell = async (_: ReadonlySet<string>) => {}
  const changes = {
    publish: (_: unknown, subjects: readonly string[]) => tell(new Set(subjects)),
    listen(told: typeof tell) {
      tell = told
      return () => {}
    },
  }
  const database = { transaction: (within: () => Promise<unknown>) => within() }
  const stop = followChanges(
    { changes, database, clock } as unknown as Infrastructure,
    {
      ...{ content: shown, source, goodsChanged: async () => {} },
      readModel: { apply: async () => new Set() },
      cache: { drop: (tags: ReadonlySet<string>) => void dropped.push(...tags) },
    } as unknown as FreshNeeds,
  )
  onTestFinished(stop)
  expect(titles()).toEqual(['Before, all', 'Before, da-dk'])

  title = 'After'
  await tell(new Set(['product:1_red_01']))
  expect(titles()).toEqual(['Before, all', 'Before, da-dk'])
  announce()
  await expect.poll(titles).toEqual(['After, all', 'After, da-dk'])
  await expect.poll(() => dropped).toContain('content')
})

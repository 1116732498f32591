import { expect, test } from 'vitest'
import { accepted } from '#foundation/result.ts'
import type { ContentSource, SourceDocument } from './content-source.port.ts'
import { bareFolder } from './content-source.port-test.ts'
import { type DocumentCopies, goodForMs, joinSources } from './content-sources.cache.ts'

const page = (title: string): SourceDocument => ({
  ...{ name: 'a page', kind: 'page', key: 'about', scope: 'all' },
  document: { title },
})

/** A CMS that returns the given title and records its calls. */
function cms(title: string) {
  const state = { title, down: false, asked: [] as boolean[] }
  const source: ContentSource = {
    read: async ({ preview = false } = {}) => {
      state.asked.push(preview)
      if (state.down) throw new Error('down')
      return accepted({ ...bareFolder, documents: [page(preview ? `${state.title}, draft` : state.title)] })
    },
    watch: () => () => {},
  }
  return { state, source }
}

function open({ newerWanted = true, copies = new Map<string, readonly SourceDocument[]>() } = {}) {
  let now = 0
  const [older, newer] = [cms('Older'), cms('Newer')]
  const failures: string[] = []
  const folder: ContentSource = {
    read: async () => accepted({ ...bareFolder, documents: [page('Folder')] }),
    watch: () => () => {},
  }
  const kept: DocumentCopies = {
    read: async (shape) => copies.get(shape),
    write: async (shape, documents) => void copies.set(shape, documents),
  }
  const source = joinSources({
    ...{ folder, older: older.source, newer: newer.source, wantsNewer: () => newerWanted, copies: kept },
    clock: () => new Date(now),
    failed: (shape) => failures.push(shape),
  })
  const titles = async (ask = {}) => {
    const read = await source.read(ask)
    const titleOf = (documents: readonly SourceDocument[] | undefined) =>
      (documents?.[0]?.document as { title?: string } | undefined)?.title
    return read.ok ? [titleOf(read.value.documents), titleOf(read.value.newerDocuments)] : []
  }
  return {
    older: older.state,
    newer: newer.state,
    failures,
    copies,
    titles,
    later: (ms: number) => {
      now += ms
    },
  }
}

test('keeps the content of a CMS for five minutes, by shape and preview, and reads it again once something is published [B-CMS-O4]', async () => {
  const { older, newer, titles, later } = open()
  expect(await titles()).toEqual(['Older', 'Newer'])
  expect(await titles({ preview: true })).toEqual(['Older, draft', 'Newer, draft'])
  older.title = 'Older still'
  later(goodForMs - 1)
  expect(await titles()).toEqual(['Older', 'Newer'])
  expect(await titles({ preview: true })).toEqual(['Older, draft', 'Newer, draft'])
  expect([older.asked, newer.asked]).toEqual([
    [false, true],
    [false, true],
  ])

  later(1)
  expect(await titles()).toEqual(['Older still', 'Newer'])
  newer.title = 'Newest'
  expect(await titles({ bypassCache: true })).toEqual(['Older still', 'Newest'])
  expect(await titles({ preview: true })).toEqual(['Older still, draft', 'Newest, draft'])
  expect(await titles()).toEqual(['Older still', 'Newest'])
  expect(goodForMs).toBe(300_000)
})

test('shows the last good content while a CMS is down: that in memory, else the copy, else the folder [B-CMS-O4]', async () => {
  const { older, newer, titles, later, copies, failures } = open()
  await titles()
  older.down = true
  newer.down = true
  later(goodForMs)
  expect(await titles()).toEqual(['Older', 'Newer'])
  expect(await titles({ bypassCache: true, preview: true })).toEqual(['Older', 'Newer'])
  expect(new Set(failures)).toEqual(new Set(['older', 'newer']))
  const asked = older.asked.length
  expect(await titles()).toEqual(['Older', 'Newer'])
  expect(older.asked).toHaveLength(asked)

  const restarted = open({ copies })
  restarted.older.down = true
  restarted.newer.down = true
  expect(await restarted.titles()).toEqual(['Older', 'Newer'])
  const fresh = open()
  fresh.older.down = true
  fresh.newer.down = true
  expect(await fresh.titles()).toEqual(['Folder', undefined])
  fresh.older.down = false
  fresh.later(goodForMs)
  expect(await fresh.titles()).toEqual(['Older', undefined])
})

test('asks the newer CMS only where a market has it switched on [B-CMS-11]', async () => {
  const { newer, titles } = open({ newerWanted: false })
  expect(await titles()).toEqual(['Older', undefined])
  expect(newer.asked).toEqual([])
})

test('sends one request for all waiting readers, and another one after a notification that came meanwhile', async () => {
  const { older, titles } = open()
  await Promise.all([titles(), titles(), titles()])
  expect(older.asked).toHaveLength(1)
  await Promise.all([titles({ bypassCache: true }), titles({ bypassCache: true })])
  expect(older.asked).toHaveLength(3)
})

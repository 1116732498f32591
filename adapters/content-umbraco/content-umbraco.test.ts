import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { accepted } from '#foundation/result.ts'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { ContentSource } from '#server/content/content-source.port.ts'
import { bareFolder, describeContentSource } from '#server/content/content-source.port-test.ts'
import { umbracoContent } from './server.ts'
import { type Entry, umbracoSimulator } from './simulator/index.ts'

const folder: ContentSource = { read: async () => accepted(bareFolder), watch: () => () => {} }
const page = (key: string, title: string): Entry => ({
  kind: 'page',
  key,
  document: {
    contentType: 'contentPage',
    route: { path: `/da-dk/${key}/` },
    properties: { key, pageTitle: title, rows: { items: [] } },
  },
})

async function open(pages = 1, apiKey = 'key') {
  const entries = (title: string) => [
    page('about', title),
    ...Array.from({ length: pages - 1 }, (_, index) => page(`page-${index}`, `Page ${index}`)),
  ]
  const simulator = umbracoSimulator({
    apiKey: 'key',
    entries: async () =>
      new Map([
        ['da-dk', entries('Om os')],
        ['en-gb', entries('About us')],
      ]),
    publishNotice: () => ({}),
  })({ ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: 'http://127.0.0.1:9' })
  const host = hostSimulators({ simulators: new Map([['umbraco', simulator]]), about: {} })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/umbraco`
  const post = async (path: string, body: object) =>
    void (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) }))
  const cultures = ['da-DK', 'en-GB'].map((culture) => ({ market: culture.toLowerCase(), culture }))
  return {
    source: umbracoContent({ url, apiKey, cultures, lookEachMs: 20 }, folder),
    post,
    publish: (title: string) => post('/publish', { key: 'about', title }),
    trouble: {
      down: () => post('/control', { failing: 1 }),
      malformed: () => post('/control', { malformed: true }),
      empty: () => post('/control', { malformed: false, empty: true }),
    },
    close: async () => {
      host.closeAllConnections()
      await new Promise((closed) => host.close(closed))
    },
  }
}

describeContentSource('content-umbraco', open)

const documentsOf = async (source: ContentSource, preview = false) => {
  const read = await source.read({ preview })
  return read.ok ? read.value.documents : []
}

test('reads every page of a long answer, in the culture of each market', async () => {
  const { source, close } = await open(250)
  const documents = await documentsOf(source)

  expect(documents).toHaveLength(500)
  const titles = documents.flatMap(({ key, scope, document }) =>
    key === 'about' ? [[scope, (document as { properties: { pageTitle: string } }).properties.pageTitle]] : [],
  )
  expect(titles).toEqual([
    ['da-dk', 'Om os'],
    ['en-gb', 'About us'],
  ])
  await close()
})

test('reads drafts only for a preview', async () => {
  const { source, post, close } = await open()
  await post('/draft', { key: 'about', title: 'A new name' })

  expect(JSON.stringify(await documentsOf(source))).not.toMatch(/A new name|Lookbook/)
  expect(JSON.stringify(await documentsOf(source, true))).toMatch(/A new name.*Lookbook/s)
  await close()
})

test('is refused without the right key', async () => {
  const { source, close } = await open(1, 'another')
  await expect(source.read()).rejects.toMatchObject({ code: 'content-umbraco.refused' })
  await close()
})

import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { accepted } from '#foundation/result.ts'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { ContentSource } from '#server/content/content-source.port.ts'
import { bareFolder, describeContentSource } from '#server/content/content-source.port-test.ts'
import { payloadContent } from './server.ts'
import { type Entry, payloadSimulator } from './simulator/index.ts'

const folder: ContentSource = { read: async () => accepted(bareFolder), watch: () => () => {} }
const page = (key: string, title: string, more: object = {}): Entry => ({
  kind: 'page',
  key,
  document: { key, slug: key, title, pageAlias: 'contentPage', _status: 'published', rows: [], ...more },
})

async function open(pages = 1, apiKey = 'key', more: object = {}) {
  const entries = (title: string) => [
    page('about', title, more),
    ...Array.from({ length: pages - 1 }, (_, index) => page(`page-${index}`, `Page ${index}`)),
  ]
  const simulator = payloadSimulator({
    apiKey: 'key',
    entries: async () =>
      new Map([
        ['da-dk', entries('Om os')],
        ['en-gb', entries('About us')],
      ]),
    publishNotice: () => ({}),
  })({ ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: 'http://127.0.0.1:9' })
  const host = hostSimulators({ simulators: new Map([['payload', simulator]]), about: {} })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/payload`
  const post = async (path: string, body: object) =>
    void (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) }))
  return {
    source: payloadContent({ url, apiKey, lookEachMs: 20 }, folder),
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

describeContentSource('content-payload', open)

const documentsOf = async (source: ContentSource, preview = false) => {
  const read = await source.read({ preview })
  return read.ok ? read.value.documents : []
}

test('reads every page of a long answer, in all languages at once', async () => {
  const { source, close } = await open(250)
  const documents = await documentsOf(source)

  expect(documents).toHaveLength(250)
  expect(documents.find(({ key }) => key === 'about')).toMatchObject({
    scope: 'all',
    document: { title: { 'da-dk': 'Om os', 'en-gb': 'About us' } },
  })
  await close()
})

test('replaces the ids of uploads and pages by their content, and leaves out deleted uploads', async () => {
  const picture = { image: { id: 7, alt: 'A coat', url: '/api/media/file/coat.jpg', sizes: {} }, aspectRatio: '3/4' }
  const link = { type: 'reference', reference: { relationTo: 'pages', value: { id: 12, path: 'page-0' } } }
  const rows = [{ id: 'r', blocks: [{ blockType: 'banner', images: { mobile: picture, tablet: null }, link }] }]
  const { source, post, close } = await open(2, 'key', { rows })
  const bannerOf = async () => {
    const about = (await documentsOf(source)).find(({ key }) => key === 'about')
    return (about!.document as { rows: { blocks: { images: { mobile: unknown }; link: unknown }[] }[] }).rows[0]!
      .blocks[0]
  }

  const whole = await bannerOf()
  expect(whole).toMatchObject({
    images: {
      mobile: { image: { alt: 'A coat', url: expect.stringMatching(/^http:.*\/api\/media\/file\/coat.jpg$/) } },
    },
    link: { reference: { relationTo: 'pages', value: { key: 'page-0' } } },
  })
  await post('/control', { noisy: true })
  expect(await bannerOf()).toEqual(whole)
  await post('/control', { missingImages: true })
  expect(await bannerOf()).toMatchObject({ images: { mobile: { image: null } }, link: whole!.link })
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
  await expect(source.read()).rejects.toMatchObject({ code: 'content-payload.refused' })
  await close()
})

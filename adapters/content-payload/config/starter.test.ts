import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { navigation } from '#contracts/content.ts'
import { contentModel } from '#contracts/content-model.ts'
import type { Link, Picture } from '#contracts/widget-parts.ts'
import { type Widget, zones as zonesSchema } from '#contracts/widgets.ts'
import { accepted } from '#foundation/result.ts'
import { hostSimulators } from '#server/app/simulators/host.ts'
import { anyPage, asRead } from '#server/content/cms/any-page.fakes.ts'
import { type PlainRecord, plainDocument } from '#server/content/cms/plain-document.ts'
import { readBadges } from '#server/content/cms/read-badges.ts'
import { readMenus } from '#server/content/cms/read-menus.ts'
import { fakeReading, readDocument } from '#server/content/cms/reading.fakes.ts'
import { bareFolder } from '#server/content/content-source.port-test.ts'
import { widgetCatalogue } from '#server/content/widget-catalogue/widget-catalogue.ts'
import { newer } from '#server/content/writing/newer-shape.ts'
import { written } from '#server/content/writing/write-page.ts'
import { payloadContent } from '../server.ts'
import { anyDocument, objections } from './payload-documents.fakes.ts'
import { blocksOf, collectionFieldsOf, starterFiles } from './starter.ts'

const model = contentModel()
const blocks = new Map(blocksOf(model).map(({ slug, fields }) => [slug, fields]))
const fields = collectionFieldsOf(model)
const folder = 'docs/generated/payload'

test('the JSON Schema of the content model and the Payload folder match the contracts', async () => {
  await expect(`${JSON.stringify(model, null, 2)}\n`).toMatchFileSnapshot('../../../docs/generated/content-model.json')
  const files = starterFiles(model)
  for (const [name, text] of Object.entries(files)) await expect(text).toMatchFileSnapshot(`../../../${folder}/${name}`)
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort())
})

test('the names of choices in the database differ from each other and are short enough', () => {
  const names = [...JSON.stringify(fields).matchAll(/"enumName":"([^"]+)"/g)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(Math.max(...names.map((name) => name.length))).toBeLessThan(50)
})

test('an editor can write every page of the shop in Payload [B-CMS-01]', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      expect(objections(written(page, newer) as PlainRecord, fields.pages, blocks)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('an editor can write every example of the widget catalogue in Payload', () => {
  const goods = { picture: '/images/coat.jpg', category: 'coats', product: '100007_navy' }
  const found = objections(widgetCatalogue(goods) as PlainRecord, fields.pages, blocks)
  // Rich text is HTML in the examples, but a tree in Payload, so objections to it are expected.
  expect(found.filter((line) => !/: "<.* is no richText$/.test(line))).toEqual([])
  expect(found.length).toBeGreaterThan(10)
})

let close = () => {}
afterEach(() => close())

/** The documents that our adapter reads if the CMS gives these answers. */
async function readFrom(answers: Readonly<Record<string, readonly object[]>>) {
  const answer = async (request: Request) => {
    const docs = answers[new URL(request.url).pathname.split('/').at(-1)!] ?? []
    return Response.json({ docs, totalDocs: docs.length, hasNextPage: false })
  }
  const host = hostSimulators({ simulators: new Map([['payload', { name: 'payload', answer }]]), about: {} })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  close = () => {
    host.closeAllConnections()
    host.close()
  }
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const source = payloadContent(
    { url: `${origin}/payload`, apiKey: 'key' },
    { read: async () => accepted(bareFolder), watch: () => () => {} },
  )
  const read = await source.read()
  if (!read.ok) throw new Error('not read')
  return { origin, documents: read.value.documents }
}

const menusIn = (document: unknown, reading = fakeReading()) =>
  readMenus(
    plainDocument(document, { market: 'da-dk', language: 'da' }) as PlainRecord,
    { paymentLogos: [], shippingLogos: [] },
    reading,
  )

test('the adapter and the contracts accept everything that editors can write with the Payload folder', async () => {
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.sample(arbitrary, { numRuns: 60, seed: 11 })
  const numbered = (docs: readonly object[]) =>
    docs.map((doc, index) => ({
      ...doc,
      id: index + 1,
      key: `doc-${index}`,
      slug: `doc-${index}`,
      markets: [],
      _status: 'published',
    }))
  const { documents } = await readFrom({
    pages: numbered(sample(anyDocument(fields.pages, blocks))).map((page) => ({ ...page, pageAlias: 'contentPage' })),
    menus: numbered(sample(anyDocument(fields.menus, blocks))),
    badges: numbered(sample(anyDocument(fields.badges, blocks))),
    media: [{ id: 7, alt: 'A coat', filename: 'c.jpg', url: '/api/media/file/c.jpg', width: 3, height: 4 }],
  })
  const reading = fakeReading()
  const kinds = new Set<string>()
  for (const { kind, document } of documents) {
    if (kind === 'page') {
      const zones = zonesSchema.parse(readDocument(document, reading)?.zones)
      for (const row of Object.values(zones).flat()) for (const widget of row?.widgets ?? []) kinds.add(widget.kind)
    }
    if (kind === 'menu') navigation.strict().parse(menusIn(document, reading))
  }
  expect(documents).toHaveLength(180)
  expect(kinds.size).toBe(17)
  // Links and colours are made up, so these objections are expected.
  expect(reading.told.filter((line) => !/^a link leads nowhere|cannot be read on #/.test(line))).toEqual([])
})

const recorded = JSON.parse(readFileSync('adapters/content-payload/recorded/payload-3.90.json', 'utf8')) as {
  page: Parameters<typeof written>[0]
  answers: Readonly<Record<string, { docs: object[] }>>
}

test('reads the real answers of a Payload server: every widget in the requested language, menus and badges [B-CMS-01, B-CMS-20]', async () => {
  const { origin, documents } = await readFrom(
    Object.fromEntries(Object.entries(recorded.answers).map(([name, { docs }]) => [name, docs])),
  )
  const file = `${origin}/api/media/file/coat.png`
  // As in the edited page, every picture is the same file of the CMS, and every link within the shop has the same
  // target. Colours that cannot be read are replaced.
  const asEdited = JSON.parse(
    JSON.stringify(recorded.page.zones),
    (_, value: Partial<Picture & Link & Widget> | null) => {
      if (value?.imageUrl && value.aspectRatio) return { ...value, imageUrl: file, alt: 'A coat' }
      if (value?.url?.startsWith('/da-dk/') && 'newTab' in value)
        return { ...value, url: `/da-dk/about${value.url.replace(/^[^?]*/, '')}` }
      return value?.kind && 'trackingId' in value ? asRead(value as Widget) : value
    },
  ) as unknown
  const documentOf = (key: string) => documents.find((each) => each.key === key)!.document
  const reading = fakeReading()
  const page = readDocument(documentOf('spring'), reading)

  expect(page?.zones).toEqual(asEdited)
  expect([page?.title, page?.path]).toEqual(['Forår', '/da-dk/foraar'])
  expect(readDocument(documentOf('draft'))).toBeUndefined()
  const menus = menusIn(documentOf('main'), reading)
  expect(menus.main[0]).toMatchObject({
    ...{ title: 'Coats', url: expect.stringContaining('/da-dk/c/'), subtitle: 'Warm' },
    columns: [{ title: 'Wool', links: [{ title: 'About', url: '/da-dk/about', linkIcon: file }] }],
    picture: { picture: { imageUrl: file, aspectRatio: '3/4' }, link: { title: 'See', url: 'https://example.com' } },
  })
  expect([menus.service[0]?.title, menus.footer[0]?.title, menus.slimBanner?.lines[0]?.text]).toEqual([
    ...['Help', 'Help', 'Free delivery'],
  ])
  const badge = plainDocument(documentOf('new'), { market: 'da-dk', language: 'da' }) as PlainRecord
  expect(readBadges([badge], reading)[0]).toMatchObject({
    ...{ badgeId: 'new', badgeTitle: 'New', productTile: { places: ['listing'], image: file }, lineItem: null },
  })
  expect(reading.told.filter((line) => !line.includes('cannot be read on #'))).toEqual([])
})

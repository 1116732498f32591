import { expect, test } from 'vitest'
import { writtenWidgets } from '#contracts/editing.ts'
import { zones as zonesSchema } from '#contracts/widgets.ts'
import { fakeReading, readDocument } from '../cms/reading.fakes.ts'
import { newer } from '../writing/newer-shape.ts'
import { olderDelivery, olderFlat } from '../writing/shapes.ts'
import { written } from '../writing/write-page.ts'
import { widgetCatalogue, withWidgetCatalogue } from './widget-catalogue.ts'
import { widgetExamples } from './widget-examples.ts'

const goods = { picture: '/images/scene-coat/1/4-5.{1}', category: 'coats', product: '100007_navy' }
const catalogue = readDocument(widgetCatalogue(goods), fakeReading({ drafts: true }))

test('shows every type of widget an editor can place, each after a few words about it [B-WID-04] [B-SYS-08]', () => {
  const reading = fakeReading({ drafts: true })
  const rows = readDocument(widgetCatalogue(goods), reading)?.zones.rows ?? []
  const examples = widgetExamples(goods)

  expect([...new Set(examples.map(({ type }) => type))].sort()).toEqual(Object.keys(writtenWidgets).sort())
  expect(rows.map(({ id }) => id)).toEqual(examples.flatMap((_, nth) => [`about-${nth}-row`, `example-${nth}-row`]))
  expect(zonesSchema.parse(catalogue?.zones)).toEqual(catalogue?.zones)
  expect(reading.told).toEqual([])
})

test('each example is the same widget in either CMS shape [B-CMS-01]', () => {
  for (const shape of [olderDelivery, olderFlat, newer])
    for (const row of catalogue!.zones.rows!) {
      // A shortened text cannot be written back, because the widget has no field for the part that was cut off.
      if (row.widgets.some((widget) => widget.kind === 'text' && widget.rest !== '')) continue
      const again = readDocument(written({ ...catalogue!, zones: { rows: [row] } }, shape))
      expect(again?.zones.rows, `${shape.name} ${row.id}`).toEqual([row])
    }
})

test('the catalogue is a draft with pictures and goods of the shop, after what its editors wrote', () => {
  const home = {
    ...{ key: 'home', slug: '', pageAlias: 'homePage' },
    rows: [
      {
        blocks: [{ images: { mobile: { image: { url: '/images/field/1/1' } } } }],
        category: { relationTo: 'categories', value: { id: 'kjoler' } },
      },
    ],
  }
  const source = {
    ...{ shopName: 'Otter', toggles: {}, words: { program: {}, shop: {} }, stores: [], theme: undefined },
    documents: [{ name: 'home', kind: 'page' as const, key: 'home', scope: 'all', document: home }],
  }
  const { documents, newerDocuments } = withWidgetCatalogue({ ...source, newerDocuments: [] })

  expect(documents.map(({ key }) => key)).toEqual(['home', 'widget-catalogue'])
  expect(newerDocuments).toHaveLength(1)
  expect(readDocument(documents[1]!.document)).toBeUndefined()
  const shown = JSON.stringify(readDocument(documents[1]!.document, fakeReading({ drafts: true })))
  expect(shown).toContain('"imageUrl":"/images/field/1/1"')
  expect(shown).toContain('"category":"kjoler"')
})

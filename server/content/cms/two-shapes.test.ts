import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneNames, zones as zonesSchema } from '#contracts/widgets.ts'
import type { ContentPage } from '../content.ts'
import { newer } from '../writing/newer-shape.ts'
import { olderDelivery, olderFlat } from '../writing/shapes.ts'
import { written } from '../writing/write-page.ts'
import { anyPage } from './any-page.fakes.ts'
import { fakeReading, readDocument } from './reading.fakes.ts'

const shapes = [olderDelivery, olderFlat, newer]

test('reads any page the same from either CMS shape [B-CMS-01, B-CMS-13, B-CMS-18, B-CMS-19, B-CMS-20, B-CMS-21, B-CMS-22, B-CMS-23, B-CMS-04, B-WID-05, B-WID-09, B-WID-10, B-WID-11, B-WID-13, B-WID-17, B-WID-19, B-WID-20, B-WID-21, B-WID-12, B-WID-14, B-WID-18, B-WID-22]', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      for (const shape of shapes) expect(readDocument(written(page, shape)), shape.name).toEqual(page)
    }),
    { numRuns: 150 },
  )
})

test('treats an id written as a number like the same id as text, for rows, widgets, products and categories [B-CMS-23]', () => {
  const written = (id: (digits: string) => number | string) => ({
    ...{ path: '/x', category: { relationTo: 'categories', value: { id: id('12') } } },
    rows: [
      {
        id: id('7'),
        blocks: [{ blockType: 'productCarousel', id: id('8'), products: [id('100231'), { id: id('100232') }] }],
      },
    ],
  })
  const read = readDocument(written(Number))

  expect(read).toEqual(readDocument(written(String)))
  expect(read?.category).toBe('12')
  expect(read?.zones.rows).toMatchObject([
    { id: '7', widgets: [{ id: '8', content: { productIds: ['100231', '100232'] } }] },
  ])
})

test('reads a page whose rows were written in different shapes [B-CMS-O7]', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (first, second) => {
      const rowsOf = (page: ContentPage, shape: (typeof shapes)[number]) =>
        (written(page, shape) as { rows?: unknown[] }).rows ?? []
      const mixed = {
        pageAlias: 'contentPage',
        path: '/da-dk/mixed',
        rows: [...rowsOf(first, olderFlat), ...rowsOf(second, newer)],
      }
      expect(readDocument(mixed)?.zones.rows ?? []).toEqual([...(first.zones.rows ?? []), ...(second.zones.rows ?? [])])
    }),
    { numRuns: 30 },
  )
})

test('reads blocks as the older system stores them: data in one list, order in another, lists as text', () => {
  const stored = {
    pageAlias: 'contentPage',
    path: '/da-dk/stored',
    rows: JSON.stringify({
      layout: { 'Umbraco.BlockList': [{ contentUdi: 'row-2' }, { contentUdi: 'row-1' }] },
      contentData: [
        {
          udi: 'row-1',
          widgets: {
            layout: { 'Umbraco.BlockList': [{ contentKey: 'w1', settingsKey: 's1' }] },
            contentData: [
              { key: 'w1', contentTypeAlias: 'text', values: [{ alias: 'text', culture: null, value: 'Hej' }] },
            ],
            settingsData: [{ key: 's1', disabledTablet: '1' }],
          },
        },
        { udi: 'row-2', widgets: [{ _alias: 'text', id: 'w2', text: 'Først' }] },
      ],
    }),
  }

  const rows = readDocument(stored)?.zones.rows

  expect(rows?.map(({ id }) => id)).toEqual(['row-2', 'row-1'])
  expect(rows?.[1]?.widgets[0]).toMatchObject({ id: 'w1', kind: 'text', html: '<p>Hej</p>', disabledTablet: true })
})

test('takes the texts of the market where all languages stand side by side', () => {
  const page = {
    pageAlias: 'contentPage',
    slug: { en: 'about', da: 'om-os' },
    title: { en: 'About', da: 'Om os' },
    rows: [],
  }
  expect(readDocument(page)).toMatchObject({ path: '/da-dk/om-os', title: 'Om os' })
})

test('prefers the newer field if both exist and it is not empty [B-CMS-O7]', () => {
  const both = { id: 'r', widgets: [{ _alias: 'text', text: 'old' }], blocks: [{ blockType: 'text', text: 'new' }] }
  const emptied = { ...both, blocks: [] }
  const textOf = (row: object) =>
    readDocument({ path: '/x', rows: [row] })?.zones.rows?.[0]?.widgets.map((widget) => 'html' in widget && widget.html)
  expect([textOf(both), textOf(emptied)]).toEqual([['<p>new</p>'], ['<p>old</p>']])
})

test('reads a picture and the screens it is not on in the words of either shape; of two addresses the newer one [B-CMS-19, B-CMS-21, B-CMS-O7]', () => {
  const bannerOf = (mobile: object, screens: object) => {
    const widget = { _alias: 'banner', images: { mobile }, ...screens }
    const [banner] =
      readDocument({ path: '/x', rows: [{ id: 'r', widgets: [widget] }] })?.zones.rows?.[0]?.widgets ?? []
    return banner
  }
  const older = { imageUrl: '/old.jpg', alt: 'Old', aspectRatio: '3/4' }
  const newest = { image: { url: '/new.jpg', alt: 'New' }, aspectRatio: '16/9' }
  const off = { disabledApp: false, disabledMobile: true, disabledTablet: false, disabledDesktop: true }

  expect(bannerOf(older, off)).toMatchObject({ images: { mobile: older }, ...off })
  const disabled = { app: true, mobile: false, tablet: true, desktop: false }
  expect(bannerOf(newest, { disabled })).toMatchObject({
    images: { mobile: { imageUrl: '/new.jpg', alt: 'New', aspectRatio: '16/9' } },
    ...{ disabledApp: true, disabledMobile: false, disabledTablet: true, disabledDesktop: false },
  })
  expect(bannerOf({ ...older, ...newest }, {})).toMatchObject({
    images: { mobile: { imageUrl: '/new.jpg', alt: 'New', aspectRatio: '16/9' } },
  })
  expect(bannerOf({ ...older, image: { url: '', alt: '' } }, {})).toMatchObject({ images: { mobile: older } })
})

test('shows a text the same whether it is Markdown, HTML or a rich-text tree [B-CMS-22]', () => {
  const words = (text: string, format = 0) => ({ type: 'text', text, format })
  const node = (type: string, more: object, ...children: object[]) => ({ type, ...more, children })
  const tree = node(
    'root',
    {},
    node('heading', { tag: 'h2' }, words('Care')),
    node('paragraph', {}, words('Wash '), words('cold', 1), words(' & dry')),
    node('list', { listType: 'bullet', tag: 'ul' }, node('listitem', { value: 1 }, words('wool'))),
  )
  const html = '<h2>Care</h2><p>Wash <strong>cold</strong> &amp; dry</p><ul><li>wool</li></ul>'
  const shown = (text: unknown) => {
    const page = { path: '/x', rows: [{ id: 'r', blocks: [{ blockType: 'text', id: 't', text }] }] }
    const [widget] = readDocument(page)?.zones.rows?.[0]?.widgets ?? []
    return widget && 'html' in widget && widget.html
  }

  expect([shown('## Care\n\nWash **cold** & dry\n\n- wool'), shown(html), shown({ root: tree })]).toEqual([
    ...[html, html, html],
  ])
})

test('reads every zone a page can have, from either shape [B-CMS-03] [B-CMS-O2]', () => {
  const zones = {
    older: (name: string) => [{ id: name, widgets: [{ _alias: 'text', text: name }] }],
    newer: (name: string) => [{ id: name, blocks: [{ blockType: 'text', text: name }] }],
  }
  for (const rowsOf of Object.values(zones)) {
    const page = readDocument({ path: '/x', ...Object.fromEntries(zoneNames.map((name) => [name, rowsOf(name)])) })
    expect(Object.entries(page!.zones).map(([name, [row]]) => [name, row?.id])).toEqual(
      [
        'rows',
        'topRows',
        'bottomRows',
        'listingRows',
        'sidebarRows',
        'similarProductsRows',
        'productSetRows',
        'emptyWishlistTopRows',
        'emptyWishlistBottomRows',
        'emptySearchTopRows',
        'emptySearchBottomRows',
        'fixedWidgets',
        'promotionalSpots',
      ].map((name) => [name, name]),
    )
  }
})

test('reads a row’s id, what stands in it, how many stand beside each other on a phone, and where it is hidden [B-CMS-04, B-WID-O1]', () => {
  const blocks = [{ blockType: 'text', text: 'x' }]
  const page = {
    path: '/x',
    rows: [
      { id: 7, blocks, perRowMobile: '2', hideOnISO: true },
      { id: 'plain', widgets: [{ _alias: 'seo', text: 'x' }] },
    ],
  }
  expect(readDocument(page)?.zones.rows).toMatchObject([
    { id: '7', perRowMobile: 2, hideOnISO: true, widgets: [{ kind: 'text' }] },
    { id: 'plain', perRowMobile: 1, hideOnISO: false, widgets: [{ kind: 'seo' }] },
  ])
})

test('puts four widgets beside each other where an editor says nothing, and never more than six [B-WID-03, B-CON-03]', () => {
  const rows = [undefined, '3', 6, 9].map((perRow) => ({ blocks: [{ blockType: 'text', text: 'x' }], perRow }))

  expect(readDocument({ path: '/x', rows })?.zones.rows?.map(({ perRow }) => perRow)).toEqual([4, 3, 6, 6])
})

test('drops rows with neither widgets nor blocks [B-CMS-05] [B-VAL-01]', () => {
  const page = {
    path: '/x',
    rows: [{ id: 'a', widgets: [] }, { id: 'b' }, { id: 'c', blocks: [{ blockType: 'text', text: 'x' }] }],
  }
  expect(readDocument(page)?.zones.rows?.map(({ id }) => id)).toEqual(['c'])
})

test('reads the redirect of a page to a path or an absolute link; it is temporary unless the page says permanent [B-PAGE-54, B-PAGE-O6]', () => {
  const moved = (redirect: object) => readDocument({ path: '/x', redirect })?.redirect

  expect(moved({ url: 'https://partner.test/x' })).toEqual({ url: 'https://partner.test/x', status: 302 })
  expect(moved({ url: '/om-os', status: '301' })).toEqual({ url: '/da-dk/om-os', status: 301 })
  expect(moved({ url: '/om-os', status: 418 })?.status).toBe(302)
  for (const status of [301, 302, 307, 308]) expect(moved({ url: '/om-os', status })?.status).toBe(status)
  for (const url of [
    'javascript:alert(1)',
    '//partner.test/x',
    'om-os',
    'mailto:hi@example.com',
    'tel:112',
    '#top',
    '',
  ])
    expect([url, moved({ url })]).toEqual([url, undefined])
  expect(readDocument({ path: '/x' })?.redirect).toBeUndefined()
})

test('leaves out unknown widgets, and reports them [B-CMS-18]', () => {
  const reading = fakeReading()
  const page = {
    path: '/x',
    rows: [{ id: 'a', blocks: [{ blockType: 'hologram' }, { blockType: 'text', text: 'x' }] }],
  }
  expect(readDocument(page, reading)?.zones.rows?.[0]?.widgets.map(({ kind }) => kind)).toEqual(['text'])
  expect(reading.told).toEqual(['no such widget: hologram'])
})

test('shows nothing of a draft', () => {
  expect(readDocument({ path: '/x', _status: 'draft', rows: [] })).toBeUndefined()
})

test('reads any input without failing: bare ids, circular references, wrong types, deep nesting', () => {
  const circle: Record<string, unknown> = { blockType: 'banner', id: 'c' }
  circle.images = { mobile: circle }
  circle.link = circle
  const page = {
    path: '/x',
    rows: [{ id: 'r', blocks: [circle, 7, 'text', null, { blockType: 'banner', images: { mobile: 8 } }] }],
  }
  expect(() => readDocument(page)).not.toThrow()
  fc.assert(
    fc.property(
      fc.object({ maxDepth: 5 }),
      (any) => void readDocument({ path: '/x', ...any, rows: [any], topRows: any }),
    ),
  )
})

test('reads the tags of a listing from a list or from a text with commas', () => {
  const tagsOf = (productSearchTags: unknown) => readDocument({ path: '/x', productSearchTags })?.tags
  expect([tagsOf(['linen', 'party']), tagsOf('linen, party'), tagsOf('')]).toEqual([
    ['linen', 'party'],
    ['linen', 'party'],
    undefined,
  ])
})

test('always reads what the contract of widgets allows', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          blockType: fc.constantFrom(
            'banner',
            'text',
            'usp',
            'multiLink',
            'slimBanner',
            'imageCarousel',
            'productCarousel',
            'seo',
          ),
          text: fc.anything(),
          points: fc.anything(),
          sections: fc.anything(),
          link: fc.anything(),
          content: fc.anything(),
          items: fc.anything(),
        }),
      ),
      (blocks) => {
        const page = readDocument({ path: '/x', rows: [{ id: 'r', blocks }] })
        expect(zonesSchema.safeParse(page?.zones).success).toBe(true)
      },
    ),
  )
})

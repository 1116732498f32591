import { expect, test } from 'vitest'
import type { Row, WidgetOf } from '#contracts/widgets.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { danish, smallShop } from '../pages.fakes.ts'
import { fillZones } from './zones.ts'

const { parts } = smallShop()
const someone: Visitor = {
  market: danish,
  mode: 'web',
  preview: false,
  basketId: undefined,
  accountId: undefined,
  address: '',
}
const common = {
  trackingId: '',
  alias: '',
  disabledApp: false,
  disabledMobile: false,
  disabledTablet: false,
  disabledDesktop: false,
  backgroundColor: null,
  countdown: null,
}
const text = (more: Partial<WidgetOf<'text'>> = {}): WidgetOf<'text'> => ({
  ...common,
  id: 't',
  kind: 'text',
  headline: null,
  html: '<p>Hello</p>',
  rest: '',
  wordLimit: 0,
  ...more,
})
const carousel = (content: Partial<WidgetOf<'productCarousel'>['content']>): WidgetOf<'productCarousel'> => ({
  ...common,
  id: 'c',
  kind: 'productCarousel',
  headline: null,
  headlineTextAlignment: 'start',
  toggleFullWidth: false,
  autoplay: false,
  autoplayAfterMs: 0,
  speedMs: 0,
  pagination: false,
  arrowsPosition: 'outside',
  displayed: { mobile: 2, tablet: 3, desktop: 4 },
  link: null,
  products: [],
  content: { productIds: [], category: null, sorting: null, size: 8, ...content },
})
const row = (id: string, widgets: Row['widgets'], hideOnISO = false): Row => ({
  id,
  perRowMobile: 1,
  hideOnISO,
  widgets,
})

const shown = async (rows: Row[], visitor: Visitor = someone) =>
  (await fillZones(parts, { market: danish, visitor }, { rows })).zones.rows!

test('fills a carousel with the products an editor named, in that order, without those not sold here', async () => {
  const [only] = await shown([
    row('r', [carousel({ productIds: ['100009_navy_01', '100999_navy_01', '100002_navy_01'] })]),
  ])

  expect(only?.widgets[0]).toMatchObject({ products: [{ id: '100009_navy_01' }, { id: '100002_navy_01' }] })
})

test('fills a carousel with the first of a category, and tells which category that was', async () => {
  const filled = await fillZones(
    parts,
    { market: danish, visitor: someone },
    { rows: [row('r', [carousel({ category: 'dresses', size: 3 })])] },
  )

  expect(filled.productIds).toHaveLength(3)
  expect(filled.categories).toEqual(['dresses'])
})

test('leaves out a carousel without goods, and a row without widgets [B-CMS-05]', async () => {
  expect(
    await shown([row('empty', [carousel({ productIds: ['100999_navy_01'] })]), row('none', []), row('some', [text()])]),
  ).toMatchObject([{ id: 'some' }])
})

test('leaves out in stores and previews what is hidden there, and nowhere else [B-CMS-06] [B-CMS-07]', async () => {
  const rows = [row('hidden', [text()], true), row('shown', [text()])]

  expect((await shown(rows)).map(({ id }) => id)).toEqual(['hidden', 'shown'])
  expect((await shown(rows, { ...someone, mode: 'store' })).map(({ id }) => id)).toEqual(['shown'])
  expect((await shown(rows, { ...someone, preview: true })).map(({ id }) => id)).toEqual(['shown'])
})

test('leaves out in the app what is not for it [B-APP-02]', async () => {
  const rows = [row('r', [text({ disabledApp: true }), text({ id: 'for-all' })])]

  expect((await shown(rows, { ...someone, mode: 'app' }))[0]?.widgets.map(({ id }) => id)).toEqual(['for-all'])
  expect((await shown(rows))[0]?.widgets).toHaveLength(2)
})

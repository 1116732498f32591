import { expect, test } from 'vitest'
import type { Row, Widget, Zones } from '#contracts/widgets.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { danish, smallShop } from '../pages.fakes.ts'
import type { Parts } from '../parts.ts'
import { productRow, recommendedRow, textRow } from './product-rows.ts'
import { productSetRows } from './product-set-rows.ts'

const { parts } = smallShop()
const setId = '100001_navy_01'
const someone: Visitor = {
  ...{ market: danish, mode: 'web', preview: false, basketId: undefined, accountId: undefined, address: '' },
}

function shown(rows: Row[], { on = [], mode = 'web' }: { on?: string[]; mode?: Visitor['mode'] } = {}) {
  const zones: Zones = { productSetRows: rows, rows: [textRow('of products', '<p>Elsewhere</p>')] }
  const content: Parts['content'] = {
    ...parts.content,
    toggle: (_, key) => on.includes(key),
    pagesOf: (_, alias) => (alias === 'productPage' ? [{ zones } as never] : []),
  }
  const ask = { market: danish, visitor: { ...someone, mode }, now: new Date('2026-03-02T10:00:00Z'), setId }
  return productSetRows({ ...parts, content }, ask)
}
const changed = (row: Row, more: Partial<Widget>): Row => ({
  ...row,
  widgets: row.widgets.map((widget) => ({ ...widget, ...more }) as Widget),
})

test('fills the carousels of the rows for sets with products, and leaves out what is not sold and what is empty [B-API-14] [B-PDP-08, B-CMS-05]', async () => {
  const rows = await shown([
    productRow('with', 'Goes with it', ['100009_navy_01', '100999_navy_01', '100002_navy_01']),
    productRow('gone', 'Gone', ['100999_navy_01']),
    textRow('text', '<p>About sets</p>'),
  ])

  expect(rows.map(({ id }) => id)).toEqual(['with', 'text'])
  expect(rows[0]!.widgets).toMatchObject([{ products: [{ id: '100009_navy_01' }, { id: '100002_navy_01' }] }])
})

test('recommends with a set what goes with this set, only where the shop recommends [B-API-14] [B-FT-11]', async () => {
  const rows = [recommendedRow('SimilarProducts', 'Similar')]

  expect(await shown(rows)).toEqual([])
  expect(await shown(rows, { on: ['detailRecommendations', 'recommendations'] })).toMatchObject([
    { widgets: [{ kind: 'recommendationCarousel', content: { productIds: [setId] } }] },
  ])
})

test('leaves out of the rows for sets what is not for the app and countdowns that are long past [B-API-14] [B-APP-02, B-CNT-03]', async () => {
  const countdown = {
    ...{ at: '2025-01-01T09:00:00.000Z', backgroundColor: null, color: null },
    ...{ disabledMobile: false, disabledTablet: false, disabledDesktop: false },
  }
  const rows = [changed(textRow('t', '<p>News</p>'), { disabledApp: true, countdown })]

  expect(await shown(rows)).toMatchObject([{ widgets: [{ countdown: null }] }])
  expect(await shown(rows, { mode: 'app' })).toEqual([])
})

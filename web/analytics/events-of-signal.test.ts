import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { eventsOfSignal } from './events-of-signal.ts'

class Anchor {
  readonly dataset: Record<string, string> = {}
  readonly pathname = '/en-gb/coats'
  readonly closest: (selector: string) => unknown
  constructor(closest: (selector: string) => unknown, dataset: Record<string, string> = {}) {
    this.closest = closest
    Object.assign(this.dataset, dataset)
  }
}
const page = {
  ...{ pageAlias: 'categoryPage' },
  listing: {
    category: 'women-dresses',
    search: {
      results: [
        { id: 'p1', name: 'Coat', url: '/en-gb/p/coat', price: { salesPrice: { amount: 90, currency: 'GBP' } } },
        { id: 'p2', name: 'Dress', url: '/en-gb/p/dress', price: { salesPrice: { amount: 49.99, currency: 'GBP' } } },
      ],
    },
  },
} as unknown as Page
const press = (pressed: object) => eventsOfSignal({ signal: 'press', pressed: pressed as HTMLElement, page })
/** A link in a tile, the second in its list; in a widget if it has a tracking id. */
const inTile = (trackingId?: string) => {
  const tile = {
    dataset: { product: 'p2' },
    querySelector: () => null,
    closest: (selector: string) => {
      if (selector === 'main') return around
      return selector === '[data-tracking-id]' && trackingId !== undefined ? around : null
    },
  }
  const around = { dataset: { trackingId }, querySelectorAll: () => [{}, tile] }
  return new Anchor((selector) => (selector === 'article[data-product]' ? tile : tile.closest(selector)))
}
const inWidget = (trackingId: string | undefined, dataset = {}) =>
  new Anchor(
    (selector) => (selector === '[data-tracking-id]' && trackingId !== undefined ? { dataset: { trackingId } } : null),
    dataset,
  )

beforeEach(() => void vi.stubGlobal('HTMLAnchorElement', Anchor))
afterEach(() => void vi.unstubAllGlobals())

test('reports a search by its words, and the opening of a flyout by its name [B-TRK-O1]', () => {
  expect(eventsOfSignal({ signal: 'search', term: ' linen dress ' })).toEqual([
    { event: 'search', searchTerm: 'linen dress' },
  ])
  expect(eventsOfSignal({ signal: 'search', term: ' ' })).toEqual([])
  expect(eventsOfSignal({ signal: 'flyout', name: 'Basket' })).toEqual([{ event: 'flyout_open', flyout: 'Basket' }])
})

test('reports a chosen product with its list, place and price, and with the tracking id of its widget [B-TRK-O1, B-TRK-05]', () => {
  const items = [{ productId: 'p2', name: 'Dress', price: 49.99, position: 2 }]

  expect(press(inTile('home-new'))).toEqual([{ event: 'select_item', list: 'home-new', items, trackingId: 'home-new' }])
  expect(press(inTile())).toEqual([{ event: 'select_item', list: 'women-dresses', items }])
})

test('reports a link of a widget by the tracking id around it and where it leads, and no other link [B-TRK-O1, B-TRK-05]', () => {
  expect(press(inWidget('spring'))).toEqual([{ event: 'select_promotion', trackingId: 'spring', link: '/en-gb/coats' }])
  expect(press(inWidget(undefined))).toEqual([])
})

test('reports the sharing of a product, by a link or a button [B-TRK-O1]', () => {
  const shared = [{ event: 'share', method: 'product' }]

  expect(press(inWidget(undefined, { shares: '' }))).toEqual(shared)
  expect(press({ dataset: { shares: '' } })).toEqual(shared)
  expect(press({ dataset: {} })).toEqual([])
})

import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { listOf, trackingIdOf } from './where-it-stands.ts'

const inWidget = (trackingId: string | undefined) =>
  ({
    closest: (selector: string) =>
      selector === '[data-tracking-id]' && trackingId !== undefined ? { dataset: { trackingId } } : null,
  }) as unknown as Element

test('names what is around an element by its tracking id [B-TRK-05]', () => {
  expect([trackingIdOf(inWidget('spring')), trackingIdOf(inWidget(undefined))]).toEqual(['spring', undefined])
})

test('names the list of a tile by its widget, else by the category, else by the kind of page [B-TRK-05, B-TRK-O3]', () => {
  const category = { pageAlias: 'categoryPage', listing: { category: 'women-dresses' } } as unknown as Page
  const home = { pageAlias: 'homePage' } as Page
  const list = (trackingId: string | undefined, page: Page | undefined) => listOf(inWidget(trackingId), page)

  expect(list('spring', category)).toBe('spring')
  expect(list(undefined, category)).toBe('women-dresses')
  expect(list(undefined, home)).toBe('homePage')
  expect(list(undefined, undefined)).toBe('unknown')
})

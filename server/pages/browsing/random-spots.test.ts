import { expect, test } from 'vitest'
import type { WidgetOf, Zones } from '#contracts/widgets.ts'
import type { LoadedPage, PageKind, PageRequest } from '../page-kind.ts'
import { danish, localization, smallShop } from '../pages.fakes.ts'
import { categoryPage } from './category-page.ts'
import { searchPage } from './search-page.ts'

const { parts } = smallShop()
const spot = { id: 's', kind: 'promotionSpot', randomPosition: true, position: 0 } as WidgetOf<'promotionSpot'>
const zones: Zones = { promotionalSpots: [{ id: 'r', perRowMobile: 1, hideOnISO: false, widgets: [spot] }] }
const morning = new Date('2026-11-20T06:00:00Z')
const evening = new Date('2026-11-20T22:00:00Z')
const days = Array.from({ length: 9 }, (_, nth) => new Date(Date.UTC(2026, 11, nth + 1)))

/** Loads a listing with one promotion at a random place. */
async function load(kind: PageKind<'categoryPage'> | PageKind<'searchPage'>, now: Date, path = '/da-dk/list') {
  const content = { category: 'dresses', zones }
  const query = { q: 'dress' }
  const ask = { market: danish, path, query, now, content, localization: localization(danish) }
  return (await kind.load(parts, ask as unknown as PageRequest)) as LoadedPage<'categoryPage'>
}
async function placeOn(...listing: Parameters<typeof load>): Promise<number> {
  const { frame } = await load(...listing)
  const [row] = frame.zones!.promotionalSpots!
  return (row!.widgets[0] as typeof spot).position
}

test.each([
  ['category', categoryPage],
  ['search', searchPage],
] as const)(
  'keeps the random place of a promotion on a %s page for the day and for everyone, and gives other days and lists places of their own [B-WID-O12, B-WID-20]',
  async (_, kind) => {
    const place = await placeOn(kind, morning)
    const onOtherDays = await Promise.all(days.map((day) => placeOn(kind, day)))
    const onOtherLists = await Promise.all(days.map((_day, nth) => placeOn(kind, morning, `/da-dk/list-${nth}`)))

    expect(place).toBeGreaterThanOrEqual(1)
    expect(await placeOn(kind, evening)).toBe(place)
    expect(new Set(onOtherDays).size).toBeGreaterThan(1)
    expect(new Set(onOtherLists).size).toBeGreaterThan(1)
    expect((await load(kind, morning)).until).toEqual(new Date('2026-11-21T00:00:00Z'))
  },
)

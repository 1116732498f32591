import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import type { Countdown } from '#contracts/widget-parts.ts'
import type { Widget, Zones } from '#contracts/widgets.ts'
import { servePages, smallShop } from '../pages.fakes.ts'
import { earliest, nextLaunch, zonesAt } from './countdowns.ts'

const now = new Date('2026-11-20T09:00:00Z')
const countdown = (at: string): Countdown => ({
  at,
  backgroundColor: null,
  color: null,
  disabledMobile: false,
  disabledTablet: false,
  disabledDesktop: false,
})
const zones = (...widgets: object[]): Zones => ({
  rows: [{ id: 'r', perRowMobile: 1, hideOnISO: false, widgets: widgets as Widget[] }],
})

test('leaves a countdown long past out of banners and of lines of a slim banner, and the banner where it is [B-CNT-03, B-CNT-04]', () => {
  const past = countdown('2026-01-01T00:00:00Z')
  const ahead = countdown('2026-12-01T00:00:00Z')
  const shown = zonesAt(
    zones(
      { id: 'a', kind: 'banner', countdown: past },
      { id: 'b', kind: 'text', countdown: ahead },
      { id: 'c', kind: 'slimBanner', countdown: null, lines: [{ text: 'x', link: null, countdown: past }] },
    ),
    now,
  )

  expect(shown.rows?.[0]?.widgets).toMatchObject([
    { id: 'a', countdown: null },
    { id: 'b', countdown: ahead },
    { id: 'c', lines: [{ text: 'x', countdown: null }] },
  ])
})

test('has a page made anew at the next launch on it [B-CNT-02, B-SYS-04]', () => {
  const page = zones(
    { kind: 'text', countdown: countdown('2026-11-20T08:00:00Z') },
    { kind: 'text', countdown: countdown('2026-11-20T10:00:00Z') },
    { kind: 'slimBanner', countdown: null, lines: [{ countdown: countdown('2026-11-20T09:30:00Z') }] },
  )

  expect(nextLaunch(page, now)).toEqual(new Date('2026-11-20T09:30:00Z'))
  expect(nextLaunch(page, new Date('2026-11-20T09:30:00Z'))).toEqual(new Date('2026-11-20T10:00:00Z'))
  expect(nextLaunch(zones({ kind: 'text', countdown: null }), now)).toBeUndefined()
  expect(earliest(undefined, new Date(2), new Date(1))).toEqual(new Date(1))
  expect(earliest(undefined)).toBeUndefined()
})

test('has on a page no countdown whose moment is more than six months past [B-CNT-03, B-CNT-04, B-CNT-O1]', async () => {
  const { parts, clock } = smallShop()
  const moments = ['2025-08-01T00:00:00Z', '2025-10-01T00:00:00Z', '2027-01-01T00:00:00Z']
  const texts = moments.map((at, nth) => ({ id: `t${nth}`, kind: 'text', countdown: countdown(at) }))
  const page: typeof parts.content.page = (market) => ({
    ...parts.content.page(market, `/${market.id}/about`)!,
    zones: zones(...texts),
  })
  const { app } = servePages({ parts: { content: { ...parts.content, page } } })
  const shown = (await app.inject('/da-dk/about?type=json')).json<Page>().zones.rows![0]!.widgets

  expect(new Date(clock.now).toISOString()).toMatch('2026-03-02')
  expect(shown.map((widget) => widget.countdown?.at)).toEqual([undefined, ...moments.slice(1)])
})

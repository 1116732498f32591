import { expect, test } from 'vitest'
import type { Countdown } from '#contracts/widget-parts.ts'
import type { Widget, Zones } from '#contracts/widgets.ts'
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

test('has a page made anew at the next launch on it [B-CNT-02]', () => {
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

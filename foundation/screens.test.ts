import { expect, test } from 'vitest'
import { breakpointKindOf, breakpoints, screenClasses, screenClassOf } from './screens.ts'

const widths = [320, 479, 480, 767, 768, 959, 960, 1279, 1280, 2560]

test('distinguishes five screen classes at 480, 768, 960 and 1280 px [B-PAGE-56, B-PAGE-O1, B-CON-01]', () => {
  expect(breakpoints).toEqual([480, 768, 960, 1280])
  expect(screenClasses).toEqual(['mobilePortrait', 'mobileLandscape', 'tablet', 'laptop', 'wideScreen'])
  expect(widths.map(screenClassOf)).toEqual(
    ['mobilePortrait', 'mobileLandscape', 'tablet', 'laptop', 'wideScreen'].flatMap((it) => [it, it]),
  )
})

test('distinguishes four kinds of screens: three by width, and the app on every screen [B-PAGE-56, B-PAGE-O1, B-CON-01, B-APP-02]', () => {
  expect(widths.map((width) => breakpointKindOf({ width, inApp: false }))).toEqual([
    ...['mobile', 'mobile', 'mobile', 'mobile'],
    ...['tablet', 'tablet'],
    ...['desktop', 'desktop', 'desktop', 'desktop'],
  ])
  expect(new Set(widths.map((width) => breakpointKindOf({ width, inApp: true })))).toEqual(new Set(['app']))
})

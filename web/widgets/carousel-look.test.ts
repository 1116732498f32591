import { expect, test } from 'vitest'
import { exampleCarousel } from '../pages/browsing.fakes.ts'
import { lookOf } from './carousels/look-of.ts'

test('moves and looks as its editor set: how many at once, parts of the neighbours, arrows, dots and pace [B-WID-13, B-WID-O5, B-CON-04]', () => {
  const settings = {
    ...exampleCarousel('en-gb'),
    displayed: { mobile: 1, tablet: 2, desktop: 3 },
    preview: { left: { mobile: 4, tablet: 5, desktop: 6 }, right: { mobile: 7, tablet: 8, desktop: 9 } },
    ...{ arrowsPosition: 'inside' as const, pagination: true, speedMs: 250, autoplayAfterMs: 4000 },
  }

  expect(lookOf({ ...settings, autoplay: true })).toEqual({
    shown: settings.displayed,
    preview: { before: settings.preview.left, after: settings.preview.right },
    ...{ arrows: 'inside', pagination: true, speedMs: 250, autoplayMs: 4000 },
  })
  expect(lookOf({ ...settings, autoplay: false }).autoplayMs).toBeUndefined()
})

import type { CarouselLook as Settings } from '#contracts/carousels.ts'
import type { CarouselLook } from '#ui/carousel/index.ts'

/** Look and motion of a row, from the editor's settings. */
export const lookOf = (settings: Settings): CarouselLook => ({
  shown: settings.displayed,
  preview: { before: settings.preview.left, after: settings.preview.right },
  arrows: settings.arrowsPosition,
  pagination: settings.pagination,
  speedMs: settings.speedMs,
  autoplayMs: settings.autoplay ? settings.autoplayAfterMs : undefined,
})

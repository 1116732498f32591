import { z } from 'zod'
import { colour } from './badges.ts'
import { common, countdown, link, perDevice, picture, screens } from './widget-parts.ts'

export const bannerText = z.object({
  /** Sanitised HTML. */
  text: z.string(),
  cta: link.nullable(),
  ctaBackgroundColor: colour,
  ctaFontSize: z.number(),
  ctaColor: colour,
  ctaPosition: z.string(),
  xSpace: z.number().nullable(),
  ySpace: z.number().nullable(),
  disclaimer: z.string().nullable(),
  enableCtaIcon: z.boolean(),
})

export const banner = z.object({
  ...common,
  kind: z.literal('banner'),
  toggleFullWidth: z.boolean(),
  images: perDevice(picture),
  texts: perDevice(bannerText),
  link: link.nullable(),
  /** The side of the picture that is free for text. */
  safeSide: z.enum(['start', 'end', 'top', 'bottom']).nullable(),
})

/** Size in cells of the product grid: columns x rows. */
export const tileSizes = ['1x1', '1x2', '2x1', '3x1', '2x2'] as const

export type TileSize = (typeof tileSizes)[number]

/** A picture with a message, among the products of a listing. */
export const promotionSpot = z.object({
  ...common,
  kind: z.literal('promotionSpot'),
  /** Its position among the tiles of a page, from 1. */
  position: z.number().int(),
  /** Its position is chosen when the page is composed; it is the same all day on the same listing. */
  randomPosition: z.boolean(),
  type: z.enum(tileSizes),
  mode: z.enum(['image', 'text']),
  images: perDevice(picture),
  texts: perDevice(bannerText),
  link: link.nullable(),
})

export const slimBanner = z.object({
  ...common,
  kind: z.literal('slimBanner'),
  location: z.enum(['above', 'below']),
  textAlign: z.enum(['start', 'center', 'end']),
  /** True if its lines are below each other in a box; otherwise they are one line. */
  box: z.boolean(),
  lines: z.array(
    z.object({
      text: z.string(),
      link: link.nullable(),
      countdown: countdown.nullable(),
      /** A code to copy. */
      clipboard: z.string().nullable(),
      /** Screens on which the line is left out. A widget has one switch for each of them instead. */
      notOn: z.array(z.enum(screens)),
    }),
  ),
  /** Rotation of the lines; null if all are shown at once. */
  motion: z
    .object({
      kind: z.enum(['slide', 'fade']),
      durationMs: z.number(),
      delayMs: z.number(),
      /** Number of rounds; 0 is endless. */
      loops: z.number().int(),
      /** Shows buttons to go to the previous and the next line. */
      controls: z.boolean(),
    })
    .nullable(),
})

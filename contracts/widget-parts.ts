import { z } from 'zod'
import { colour } from './badges.ts'

/** A link after reading. A link within the shop has its address, with the market segment. */
export const link = z.object({ title: z.string(), url: z.string(), newTab: z.boolean() })

export type Link = z.infer<typeof link>

/** A picture for one kind of breakpoint. A picture that the shop makes can be requested in other widths and formats. */
export const picture = z.object({ imageUrl: z.string(), alt: z.string(), aspectRatio: z.string() })

export type Picture = z.infer<typeof picture>

/** A countdown to a moment. Left out of a page if the moment was more than six months ago. */
export const countdown = z.object({
  /** ISO 8601, with its offset. */
  at: z.string(),
  backgroundColor: colour,
  color: colour,
  disabledMobile: z.boolean(),
  disabledTablet: z.boolean(),
  disabledDesktop: z.boolean(),
})

export type Countdown = z.infer<typeof countdown>

/** Fields of every widget. A widget may be left out on some screens: media rules hide it, but `disabledApp` is applied on the server. */
export const common = {
  id: z.string(),
  trackingId: z.string(),
  alias: z.string(),
  disabledApp: z.boolean(),
  disabledMobile: z.boolean(),
  disabledTablet: z.boolean(),
  disabledDesktop: z.boolean(),
  backgroundColor: colour,
  /** A text colour that is readable on the background. Left out if the shop's own text colours are. Filled in by the server. */
  textColor: colour.unwrap().optional(),
  countdown: countdown.nullable(),
  /** A code to copy. */
  clipboard: z.string().nullable(),
}

export const perDevice = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ mobile: shape.nullable(), tablet: shape.nullable(), desktop: shape.nullable() })

/** Kinds of screens on which a part of a page can be left out. */
export const screens = ['app', 'mobile', 'tablet', 'desktop'] as const

export type Screen = (typeof screens)[number]

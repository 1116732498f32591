import { z } from 'zod'
import { colour } from './badges.ts'

/** A link after reading: internal ones are addresses of this shop, market segment included. */
export const link = z.object({ title: z.string(), url: z.string(), newTab: z.boolean() })

export type Link = z.infer<typeof link>

/** A picture at one kind of breakpoint. A scene of ours carries `scene` so that widths and formats can be asked for. */
export const picture = z.object({ imageUrl: z.string(), alt: z.string(), aspectRatio: z.string() })

export type Picture = z.infer<typeof picture>

/** A moment something begins. Left out of a page once it is more than six months past. */
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

/** Every widget may be left out on some screens. Left-out ones are hidden by media rules, `disabledApp` on the server. */
export const common = {
  id: z.string(),
  trackingId: z.string(),
  alias: z.string(),
  disabledApp: z.boolean(),
  disabledMobile: z.boolean(),
  disabledTablet: z.boolean(),
  disabledDesktop: z.boolean(),
  backgroundColor: colour,
  countdown: countdown.nullable(),
  /** A code to be copied. */
  clipboard: z.string().nullable(),
}

export const perDevice = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ mobile: shape.nullable(), tablet: shape.nullable(), desktop: shape.nullable() })

/** Conditions under which a part of a page is left out. */
export const screens = ['app', 'mobile', 'tablet', 'desktop'] as const

export type Screen = (typeof screens)[number]

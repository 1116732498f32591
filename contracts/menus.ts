import { z } from 'zod'
import { link, picture } from './widget-parts.ts'

/** A `#rgb` or `#rrggbb` colour chosen by editors. */
const chosenColour = z.string().regex(/^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i)
export const fontWeights = ['normal', 'medium', 'bold'] as const
const fontWeight = z.enum(fontWeights)
/** Pixels. */
const pixels = z.number().min(0).max(96)

/** A link of a menu, with the look that editors chose. Settings without a choice are left out. */
export const menuLink = link.extend({
  fontWeight: fontWeight.optional(),
  /** The alias of the page kind that it leads to, if editors named one. */
  _alias: z.string().optional(),
  subtitle: z.string().optional(),
  subtitleFontWeight: fontWeight.optional(),
  subtitleColor: chosenColour.optional(),
  subtitleBadge: z.string().optional(),
  linkColor: chosenColour.optional(),
  /** Address of a picture. */
  linkIcon: z.string().optional(),
  /** The column of the mega menu in which it is shown, from 1; -1 for the column it was written in. */
  column: z.number().int().optional(),
  /** In the menu of narrow screens the highest number comes first. */
  burgerMenuPriority: z.number().optional(),
  links: z.array(link).optional(),
})
export type MenuLink = z.infer<typeof menuLink>

/** A headline of a menu, with the links below it and further headlines. */
export interface MenuColumn {
  readonly id: string
  readonly title: string
  readonly links: readonly MenuLink[]
  readonly icon?: string | undefined
  readonly color?: string | undefined
  readonly fontWeight?: MenuLink['fontWeight']
  readonly titleFontSize?: number | undefined
  readonly titlePaddingTop?: number | undefined
  readonly titlePaddingBottom?: number | undefined
  readonly titlePaddingLeft?: number | undefined
  readonly titlePaddingRight?: number | undefined
  readonly subtitle?: string | undefined
  readonly subtitleFontSize?: number | undefined
  readonly subtitleColor?: string | undefined
  /** Shown instead of the title where there is little room. */
  readonly alternativeTitle?: string | undefined
  readonly isExpanded?: boolean | undefined
  readonly priority?: number | undefined
  readonly headlines?: readonly MenuColumn[] | undefined
}

const headline = z.object({
  id: z.string(),
  title: z.string(),
  links: z.array(menuLink).readonly(),
  icon: z.string().optional(),
  color: chosenColour.optional(),
  fontWeight: fontWeight.optional(),
  titleFontSize: pixels.optional(),
  titlePaddingTop: pixels.optional(),
  titlePaddingBottom: pixels.optional(),
  titlePaddingLeft: pixels.optional(),
  titlePaddingRight: pixels.optional(),
  subtitle: z.string().optional(),
  subtitleFontSize: pixels.optional(),
  subtitleColor: chosenColour.optional(),
  alternativeTitle: z.string().optional(),
  isExpanded: z.boolean().optional(),
  priority: z.number().optional(),
})

export const menuColumn = headline.extend({ headlines: z.array(headline).readonly().optional() })

const linkedPicture = z.object({ picture, link })

export const menuEntry = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  url: z.string(),
  emphasis: z.enum(['plain', 'sale']),
  columns: z.array(menuColumn),
  picture: linkedPicture.nullable(),
  burgerMenuPriority: z.number(),
})
export type MenuEntry = z.infer<typeof menuEntry>

export const menuPositions = ['left', 'center', 'right'] as const
const position = z.enum(menuPositions)

/** Menus that few shops have. Each is left out if editors wrote none. */
export const moreMenus = z.object({
  /** The menu of narrow screens, if it differs from the main menu. */
  burger: z.array(menuEntry).optional(),
  /** Headlines next to the text of content pages. */
  sidebar: z.array(menuColumn).optional(),
  /** Pictures at the end of the menu of narrow screens. */
  flyoutImages: z.array(linkedPicture).optional(),
  /** The position of the main menu in its row, by kind of screen. */
  menuPosition: z.object({ mobile: position, tablet: position, desktop: position }).optional(),
})

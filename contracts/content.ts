import { z } from 'zod'
import { badgeContent, colour } from './badges.ts'
import { slimBanner } from './banners.ts'
import { market, marketSettings } from './markets.ts'
import { menuEntry, menuLink, moreMenus } from './menus.ts'
import { wireMoney } from './money.ts'
import { link } from './widget-parts.ts'

export type { MenuEntry } from './menus.ts'

/** A brand of the house that has its own section. */
export const brandEntry = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** The main menu and the search of the brand, if the shop has separate sections for its brands. */
  menu: z.array(menuEntry).optional(),
  searchUrl: z.string().optional(),
})
export type BrandEntry = z.infer<typeof brandEntry>

/** The amount from which delivery is free, null if it never is, and editors' choice of how the distance to it is shown. */
export const freeFreightSetting = z.object({
  freightValue: wireMoney.nullable(),
  freightVersion: z.enum(['progressBar', 'message']),
  colours: z.object({ bar: colour, text: colour, background: colour }),
})

/** Platforms for which the shop has an app. */
export const appPlatforms = ['ios', 'android'] as const
export type AppPlatform = (typeof appPlatforms)[number]

/** An app of the shop, and its page in the platform's app store. */
const appEntry = z.object({
  platform: z.enum(appPlatforms),
  title: z.string(),
  subTitle: z.string().nullable(),
  icon: z.string().nullable(),
  appId: z.string(),
  url: z.string(),
})
export type AppEntry = z.infer<typeof appEntry>

/** Icons of the shop that editors may choose for the icon bar. */
export const barIcons = ['burger', 'search', 'person', 'heart', 'basket', 'store', 'club', 'help', 'home'] as const

const iconBarEntry = link.pick({ title: true, url: true }).extend({
  /** An icon of the shop, or the address of a picture. */
  icon: z.union([z.object({ name: z.enum(barIcons) }), z.object({ imageUrl: z.string() })]),
})
export type IconBarEntry = z.infer<typeof iconBarEntry>

export const navigation = moreMenus
  .extend({
    main: z.array(menuEntry),
    /** Links to the brands above the main menu; empty if the shop has no sections for its brands. */
    brands: z.array(brandEntry),
    service: z.array(menuLink),
    footer: z.array(z.object({ title: z.string(), links: z.array(menuLink) })),
    footerSecondary: z.array(menuLink),
    social: z.array(z.object({ title: z.string(), externalLink: z.string() })),
    paymentLogos: z.array(z.string()),
    shippingLogos: z.array(z.string()),
    slimBanner: slimBanner.nullable(),
    /** The menu of the account as editors wrote it; empty if the program's own menu is used. */
    accountMenu: z.array(
      z.object({ title: z.string(), icon: z.string().nullable(), url: z.string(), pageAlias: z.string().nullable() }),
    ),
    freeFreight: freeFreightSetting,
    apps: z.array(appEntry),
    /** The icon bar at the bottom of phones and of the app; empty if editors chose fewer than three icons. */
    iconBar: z.array(iconBarEntry),
  })
  .meta({ id: 'Navigation' })
export type Navigation = z.infer<typeof navigation>

/** Page aliases with a fixed address in a market, with the market segment: `{ basketPage: '/da-dk/basket' }`. */
export const links = z.record(z.string(), z.string())

/** The first payload: the data that all pages of a market share. `version` changes whenever any of it changes. */
export const shell = z
  .object({
    status: z.literal(200),
    version: z.string(),
    shopName: z.string(),
    market: marketSettings,
    markets: z.array(market),
    navigation,
    links,
    translations: z.record(z.string(), z.string()),
    featureToggles: z.record(z.string(), z.boolean()),
    badges: z.array(badgeContent),
    /** Address of the shop's own style sheet, loaded after ours. */
    themeUrl: z.string().nullable(),
  })
  .meta({ id: 'FirstPayload' })
export type Shell = z.infer<typeof shell>

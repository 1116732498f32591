import { z } from 'zod'
import { badgeContent, colour } from './badges.ts'
import { addressText, idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { deliveryTypes } from './delivery.ts'
import { market, marketSettings } from './markets.ts'
import { wireMoney } from './money.ts'
import { link, picture, slimBanner } from './widgets.ts'

/** A column of the mega menu. */
const menuColumn = z.object({ id: z.string(), title: z.string(), links: z.array(link) })

export const menuEntry = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  emphasis: z.enum(['plain', 'sale']),
  columns: z.array(menuColumn),
  picture: z.object({ picture, link }).nullable(),
  burgerMenuPriority: z.number(),
})
export type MenuEntry = z.infer<typeof menuEntry>

/** A brand of the house that one can go over to. */
export const brandEntry = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** Its own main menu and search, where the shop is told brand by brand. */
  menu: z.array(menuEntry).optional(),
  searchUrl: z.string().optional(),
})
export type BrandEntry = z.infer<typeof brandEntry>

/** Editors' choice of how the distance to free delivery is shown. */
const freeFreightLook = z.object({
  freightVersion: z.enum(['progressBar', 'message']),
  colours: z.object({ bar: colour, text: colour, background: colour }),
})

export const navigation = z
  .object({
    main: z.array(menuEntry),
    /** Above the main menu; empty where the shop does not lead from brand to brand. */
    brands: z.array(brandEntry),
    service: z.array(link),
    footer: z.array(z.object({ title: z.string(), links: z.array(link) })),
    footerSecondary: z.array(link),
    social: z.array(z.object({ title: z.string(), externalLink: z.string() })),
    paymentLogos: z.array(z.string()),
    shippingLogos: z.array(z.string()),
    slimBanner: slimBanner.nullable(),
    /** The account's menu as editors wrote it; empty where they left it to the program. */
    accountMenu: z.array(
      z.object({ title: z.string(), icon: z.string().nullable(), url: z.string(), pageAlias: z.string().nullable() }),
    ),
    freeFreight: freeFreightLook,
  })
  .meta({ id: 'Navigation' })
export type Navigation = z.infer<typeof navigation>

/** Page aliases with a fixed address in a market, market segment included: `{ basketPage: '/da-dk/basket' }`. */
export const links = z.record(z.string(), z.string())

/** The first payload: what every page of a market shares. `version` changes whenever any of it does. */
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

const inMarket = z.object({ market: idText.optional(), preview: idText.optional() })

export const contentCalls = {
  'GET /api/f': {
    who: 'anyone',
    summary: 'The first payload, or with `path` the payload of that page',
    query: z.object({
      path: addressText.optional(),
      market: idText.optional(),
      v: idText.optional(),
      type: idText.optional(),
      promocode: idText.optional(),
      preview: idText.optional(),
    }),
    answer: z.unknown(),
    problems: [400, 404],
  },
  'GET /api/navigation': {
    who: 'anyone',
    summary: 'Menus, footer and banner',
    query: inMarket,
    answer: navigation,
    problems: [400],
    also: ['/api/f/{market}/navigation'],
  },
  'GET /api/translations': {
    who: 'anyone',
    summary: 'Texts of the interface',
    query: inMarket,
    answer: z.record(z.string(), z.string()),
    problems: [400],
    also: ['/api/f/{market}/translations'],
  },
  'GET /api/feature-flags': {
    who: 'anyone',
    summary: 'Feature toggles',
    query: inMarket,
    answer: z.record(z.string(), z.boolean()),
    problems: [400],
    also: ['/api/f/{market}/feature-flags'],
  },
  'GET /api/badges': {
    who: 'anyone',
    summary: 'Badges of products, with their looks',
    query: inMarket,
    answer: z.array(badgeContent),
    problems: [400],
    also: ['/api/f/{market}/badges'],
  },
  'GET /api/free-freight-value': {
    who: 'anyone',
    summary: 'From what amount delivery is free, and how shoppers are told how far it is',
    query: inMarket,
    /** No value where delivery never becomes free. */
    answer: freeFreightLook.extend({ freightValue: wireMoney.nullable() }),
    problems: [400],
    also: ['/api/f/{market}/free-freight-value'],
  },
  'GET /api/shipping-methods': {
    who: 'anyone',
    summary: 'What is said of each way to deliver',
    query: inMarket,
    answer: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        carrier: z.string(),
        deliveryType: z.enum(deliveryTypes),
        /** Delivery time. */
        text: z.string(),
      }),
    ),
    problems: [400],
    also: ['/api/f/{market}/shipping-methods'],
  },
  'GET /api/terms-and-conditions': {
    who: 'anyone',
    summary: 'The terms of sale, in the version that holds now or in one that is named',
    query: inMarket.extend({ version: idText.optional() }),
    answer: z.object({
      version: z.string(),
      /** `2026-11-01`; empty where nobody wrote it. */
      date: z.string(),
      title: z.string(),
      /** Safe HTML. */
      text: z.string(),
    }),
    problems: [400, 404],
    also: ['/api/f/{market}/terms-and-conditions'],
  },
  'GET /api/sub-brands': {
    who: 'anyone',
    summary: 'Brands of the shop; those that are ticked where topics are chosen',
    query: inMarket,
    answer: z.array(z.object({ id: z.string(), name: z.string(), preSelected: z.boolean() })),
    problems: [400],
    also: ['/api/f/{market}/sub-brands'],
  },
  'GET /api/monitoring': {
    who: 'anyone',
    summary: 'How what real users meet is watched; empty where it is not',
    query: inMarket,
    answer: z.object({}),
    problems: [400],
    also: ['/api/f/{market}/monitoring'],
  },
} satisfies Calls

import { z } from 'zod'
import { badgeContent } from './badges.ts'
import { addressText, foreign, idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { freeFreightSetting, navigation } from './content.ts'
import { deliveryTypes } from './delivery.ts'

const inMarket = z.object({ market: idText.optional(), preview: idText.optional() })

/** Large, because some CMSs send the whole document with the notice. */
const noticeBytes = 1_000_000

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
    answer: freeFreightSetting,
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
      /** `2026-11-01`; empty if no date was entered. */
      date: z.string(),
      title: z.string(),
      /** Sanitised HTML. */
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
  'POST /api/content/published': {
    who: 'provider',
    signed: true,
    summary: 'A CMS tells that something was published, or that a draft was written; proved by its signature',
    body: foreign(z.looseObject({}), { values: 20_000, depth: 40, characters: noticeBytes }),
    mostBytes: noticeBytes,
    answer: z.object({}),
    problems: [400, 401],
  },
} satisfies Calls

import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { productCard } from './catalogue.ts'

/** Kinds of recommendation. The first is the default. */
export const recommendationTypes = [
  'RecentlyViewedProducts',
  'SimilarProducts',
  'PopularProducts',
  'BoughtTogether',
  'CompleteTheLook',
  'PersonalProducts',
  'TrendingProducts',
] as const
export type RecommendationType = (typeof recommendationTypes)[number]

const type = z.enum(recommendationTypes)
const numberOfProducts = z.number().int().min(1).max(20).optional()

const about = {
  /** The products that it is based on: the shown product, the products in the basket, or the viewed ones, newest first. */
  productIds: z.array(idText).max(50).optional(),
  categoryId: z.string().max(100).optional(),
  pageType: z.string().max(50).optional(),
  visitorId: z.string().max(100).optional(),
}

export const recommendationsCalls = {
  'POST /api/recommendation/{catalog}/recommendations': {
    who: 'anyone',
    summary: 'Products of one kind of recommendation; none where there is nothing to recommend',
    body: z.object({ type: type.optional(), numberOfProducts, ...about }),
    answer: z.array(productCard),
    problems: [400],
  },
  'POST /api/recommendation/{catalog}/recommendations3': {
    who: 'anyone',
    summary: 'Several kinds of recommendation at once, each with its title',
    body: z.object({
      slots: z.array(z.object({ type, numberOfProducts })).min(1).max(6).optional(),
      type: type.optional(),
      numberOfProducts,
      ...about,
    }),
    answer: z.array(z.object({ title: z.string(), type, products: z.array(productCard) })),
    problems: [400],
  },
} satisfies Calls

import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'

/** A body measurement in centimetres: one figure, or a range. */
export const bodyMeasure = z.union([z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])])
export type BodyMeasure = z.infer<typeof bodyMeasure>

const sizeSystem = z.object({ id: z.string(), name: z.string() })

export const sizeTable = z
  .object({
    id: z.string(),
    title: z.string(),
    /** Goods in these categories, and in all categories below them, use this table. */
    categories: z.array(z.string()),
    measures: z.array(z.object({ id: z.string(), name: z.string(), howTo: z.string() })),
    /** The size system of the market, and the other systems that are shown next to it. */
    system: sizeSystem,
    otherSystems: z.array(sizeSystem),
    /** One row for each size. */
    rows: z.array(
      z.object({
        /** The size in the market's own system. */
        size: z.string(),
        /** Sizes in the order of `otherSystems`. */
        others: z.array(z.string()),
        letter: z.string().optional(),
        /** Waist sizes of trousers in inches. */
        waists: z.array(z.string()).optional(),
        /** Ids of the sizes of goods that have these measurements. */
        sizeIds: z.array(z.string()),
        /** Measurements in the order of `measures`, in centimetres. */
        figures: z.array(bodyMeasure),
      }),
    ),
  })
  .meta({ id: 'SizeTable' })
export type SizeTable = z.infer<typeof sizeTable>

export const sizeGuideSettings = z
  .object({ url: z.string(), tables: z.array(sizeTable) })
  .meta({ id: 'SizeGuideSettings' })
export type SizeGuideSettings = z.infer<typeof sizeGuideSettings>

export const fits = ['close', 'regular', 'loose'] as const

export const sizeAdvice = z
  .object({
    /** Absent if no size of the product fits. */
    sku: z.string().optional(),
    size: z.string().optional(),
    /** The next size, if it fits nearly as well. */
    alternative: z.string().optional(),
    /** The reason, in the language of the market. */
    reason: z.string(),
  })
  .meta({ id: 'SizeAdvice' })
export type SizeAdvice = z.infer<typeof sizeAdvice>

export const sizeGuidesCalls = {
  'GET /api/size-guide-settings': {
    who: 'anyone',
    summary: 'Address of the size guide, and its tables per category',
    query: z.object({ market: idText.optional(), preview: idText.optional() }),
    answer: sizeGuideSettings,
    problems: [400],
    also: ['/api/f/{market}/size-guide-settings'],
  },
  'POST /api/size-advisor/{catalog}/advice': {
    who: 'anyone',
    summary: 'Which size of a product suits a height and a weight',
    body: z.object({
      productId: z.string().min(1).max(200),
      heightCm: z.number().min(60).max(230),
      weightKg: z.number().min(8).max(250),
      fit: z.enum(fits).default('regular'),
    }),
    answer: sizeAdvice,
    problems: [400, 404],
  },
} satisfies Calls

import { z } from 'zod'

export const badge = z.object({
  id: z.string(),
  title: z.string(),
  backgroundColor: z.string().optional(),
  color: z.string().optional(),
})

/** Texts of an offer: a line on the tile, a disclaimer, and a code to copy. */
export const calloutAttributes = z
  .object({
    callout: z.string(),
    disclaimer: z.string().optional(),
    color: z.string().optional(),
    backgroundColor: z.string().optional(),
    clipboardCode: z.string().optional(),
    clipboardTitle: z.string().optional(),
    hideDiscountBadge: z.boolean(),
    /** Hides the struck-through price. The prior price, which the law of the EEA requires, is never hidden. */
    hideListPrice: z.boolean(),
  })
  .meta({ id: 'CalloutAttributes' })

export type CalloutAttributes = z.infer<typeof calloutAttributes>

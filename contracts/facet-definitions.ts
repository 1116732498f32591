import { z } from 'zod'

/** A facet without its counts. */
export const facetDefinition = z
  .object({
    id: z.string(),
    name: z.string(),
    values: z.array(
      z.object({
        value: z.string(),
        name: z.string(),
        hex: z.string().optional(),
        group: z.string().optional(),
        /** One colour, or four for multicoloured goods. */
        checkboxColours: z.array(z.string()).optional(),
        checkmarkColour: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'FacetDefinition' })

export type FacetDefinition = z.infer<typeof facetDefinition>

import type { FacetDefinition } from '#contracts/facet-definitions.ts'
import type { Facet } from '#contracts/search.ts'
import { colourSwatches } from './colour-families.ts'

/** A facet without counts: its values, and how colours are shown. */
export const facetDefinition = ({ id, name, values }: Facet): FacetDefinition => ({
  id,
  name,
  values: values.map(({ value, name, hex, group }) => {
    const swatch = id === 'colour' ? colourSwatches.get(value) : undefined
    return {
      value,
      name,
      ...(hex ? { hex } : {}),
      ...(group ? { group } : {}),
      ...(swatch ? { checkboxColours: [...swatch.checkbox], checkmarkColour: swatch.checkmark } : {}),
    }
  }),
})

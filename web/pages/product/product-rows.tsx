import { useEffect } from 'react'
import type { Look } from '#contracts/browsing-pages.ts'
import type { FormState } from '#contracts/pages.ts'
import type { Zones } from '#contracts/widgets.ts'
import { LookSection } from '#web/catalogue/index.ts'
import { personalMemory } from '#web/platform/browser-memory.ts'
import { rememberViewed } from '#web/recommendations/index.ts'
import { Rows } from '#web/widgets/rows.tsx'

export interface ProductRowsProps {
  readonly productId: string
  /** Address of the page. */
  readonly action: string
  readonly looks: readonly Look[]
  readonly zones: Zones
  readonly form?: FormState | undefined
}

/** The rows below a product: its looks, and similar products. */
export function ProductRows({ productId, action, looks, zones, form }: ProductRowsProps) {
  useEffect(() => rememberViewed(personalMemory, productId), [productId])
  return (
    <>
      {looks.map((look, at) => (
        // The tiles of a list link to the first look.
        <LookSection key={look.id} look={look} anchor={at === 0 ? 'look' : undefined} action={action} form={form} />
      ))}
      <Rows rows={zones.rows} />
      <Rows rows={zones.similarProductsRows} />
      <Rows rows={zones.bottomRows} />
    </>
  )
}

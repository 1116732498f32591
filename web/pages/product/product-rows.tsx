import type { FormState, Look } from '#contracts/pages.ts'
import type { Zones } from '#contracts/widgets.ts'
import { LookSection } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { Rows } from '#web/widgets/rows.tsx'
import { RecommendedRows } from './recommended-rows.tsx'

export interface ProductRowsProps {
  readonly productId: string
  /** Address of the page. */
  readonly action: string
  readonly looks: readonly Look[]
  readonly zones: Zones
  readonly form?: FormState | undefined
}

/** What stands below a product: what it is worn with, and what is like it. */
export function ProductRows({ productId, action, looks, zones, form }: ProductRowsProps) {
  const { toggle } = useMarket()
  return (
    <>
      {looks.map((look) => (
        <LookSection key={look.id} look={look} action={action} form={form} />
      ))}
      <Rows rows={zones.rows} />
      <Rows rows={zones.similarProductsRows} />
      {toggle('recommendations') && toggle('detailRecommendations') && <RecommendedRows productId={productId} />}
      <Rows rows={zones.bottomRows} />
    </>
  )
}

import type { ReactNode } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { FormState } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { ProductHead } from '../product-head.tsx'
import type { ChosenSize } from '../sizes/chosen-size.ts'
import styles from './buy-box.module.css'
import { BuyForm } from './buy-form.tsx'
import { ColourSiblings } from './colour-siblings.tsx'

export interface BuyBoxProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
  readonly form?: FormState | undefined
  readonly sizeAdvisor?: boolean | undefined
  /** The table of the size guide for this product. */
  readonly sizeGuide?: string | undefined
  /** Shown instead of the form while the product cannot be bought yet. */
  readonly waiting: ReactNode
  /** Content below the form. */
  readonly children: ReactNode
}

/** Everything that a shopper needs to decide, in the usual order of questions: what, how much, which colour, which size, when. */
export function BuyBox({ product, chosen, form, sizeAdvisor = false, sizeGuide, waiting, children }: BuyBoxProps) {
  return (
    <div className={styles.box}>
      <ProductHead product={product} price={chosen.variant?.price ?? product.price} />
      <ColourSiblings product={product} chosen={chosen} />
      {waiting ?? <BuyForm {...{ product, chosen, form, sizeAdvisor, sizeGuide }} />}
      {children}
      <Numbers product={product} chosen={chosen} />
    </div>
  )
}

/** Numbers that a shop assistant needs, and that the search finds. The EAN is that of the chosen size. */
function Numbers({ product, chosen }: Pick<BuyBoxProps, 'product' | 'chosen'>) {
  const { t } = useMarket()
  const ean = chosen.variant?.ean
  return (
    <p className={styles.numbers}>
      {t('product.number')} <bdi>{product.styleNumber}</bdi>
      {ean && (
        <>
          {' · '}EAN <bdi>{ean}</bdi>
        </>
      )}
    </p>
  )
}

import type { ReactNode } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { Badges } from '#ui/badge/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { brandName } from './brand-line.ts'
import styles from './buy-box.module.css'
import { BuyForm } from './buy-form.tsx'
import { Callout } from './callout.tsx'
import { ColourSiblings } from './colour-siblings.tsx'
import { ProductPrice } from './product-price.tsx'
import type { ChosenSize } from './sizes/chosen-size.ts'

export interface BuyBoxProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
  /** Set while it cannot be bought yet: what stands in place of the form. */
  readonly waiting: ReactNode
  /** What follows the form. */
  readonly children: ReactNode
}

/** All one needs to decide, in the order one asks: what, how much, which colour, which size, when. */
export function BuyBox({ product, chosen, waiting, children }: BuyBoxProps) {
  const view = useMarket()
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <p className={styles.brand}>{brandName(product, view)}</p>
        <h1 className={styles.name} tabIndex={-1}>
          {product.name}
        </h1>
        {product.badges.length > 0 && <Badges badges={product.badges.slice(0, 3)} />}
        <div className={styles.price}>
          <ProductPrice
            price={chosen.variant?.price ?? product.price}
            memberPrice={view.toggle('memberPrice') ? product.staticClubPrice : undefined}
            size="large"
            view={view}
          />
        </div>
        <p className={styles.tax}>
          {view.t(view.market.pricesIncludeTax ? 'product.tax-included' : 'product.tax-added')}
        </p>
        {product.calloutAttributes && <Callout of={product.calloutAttributes} />}
      </div>
      <ColourSiblings product={product} chosen={chosen} />
      {waiting ?? <BuyForm product={product} chosen={chosen} />}
      {children}
      <Numbers product={product} chosen={chosen} />
    </div>
  )
}

/** What an assistant asks for at the counter; the EAN is that of the chosen size. */
function Numbers({ product, chosen }: Pick<BuyBoxProps, 'product' | 'chosen'>) {
  const { t } = useMarket()
  const ean = chosen.variant?.ean
  return (
    <p className={styles.tax}>
      {t('product.number')} <bdi>{product.id}</bdi>
      {ean && (
        <>
          {' · '}EAN <bdi>{ean}</bdi>
        </>
      )}
    </p>
  )
}

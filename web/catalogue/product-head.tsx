import type { ProductDetail } from '#contracts/catalogue.ts'
import type { ShownPrice } from '#contracts/pricing.ts'
import { useMarket } from '#web/markets/index.ts'
import { brandName } from './brand-line.ts'
import { Callout } from './buying/callout.tsx'
import styles from './product-head.module.css'
import { ProductPrice } from './product-price.tsx'

export interface ProductHeadProps {
  readonly product: ProductDetail
  /** The price of the chosen size, because sizes may have different prices. */
  readonly price: ShownPrice
}

/** Brand, name and price. */
export function ProductHead({ product, price }: ProductHeadProps) {
  const view = useMarket()
  const { t, links, market } = view
  return (
    <div className={styles.head}>
      <p className={styles.brand}>{brandName(product, view)}</p>
      <h1 className={styles.name} tabIndex={-1}>
        {product.name}
      </h1>
      <div className={styles.price}>
        <ProductPrice price={price} size="large" view={view} />
      </div>
      {price.shown.member && links.accountRewardsPage && (
        <p className={styles.join}>
          <a href={links.accountRewardsPage}>{t('price.become-member')}</a>
        </p>
      )}
      <p className={styles.tax}>{t(market.pricesIncludeTax ? 'product.tax-included' : 'product.tax-added')}</p>
      {product.calloutAttributes && <Callout of={product.calloutAttributes} />}
    </div>
  )
}

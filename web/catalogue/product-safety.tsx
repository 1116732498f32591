import type { ProductDetail } from '#contracts/catalogue.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './product-safety.module.css'

/** Who answers for the product, and what to beware of; shown without a press, as the law asks. */
export function ProductSafety({ safety }: { readonly safety: NonNullable<ProductDetail['productSafety']> }) {
  const { t } = useMarket()
  return (
    <section className={styles.safety} aria-labelledby="safety-title">
      <h2 className={styles.title} id="safety-title">
        {t('product.safety')}
      </h2>
      <p>
        {safety.manufacturer}, {safety.address}
      </p>
      <p>
        <bdi>{safety.contact}</bdi>
      </p>
      {safety.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </section>
  )
}

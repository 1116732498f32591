import type { ProductDetail } from '#contracts/catalogue.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './product-facts.module.css'

/** Production claims, each with its evidence. */
export function Sustainability({ product }: { readonly product: ProductDetail }) {
  const { t, toggle } = useMarket()
  const reasons = toggle('sustainabilityReasons') ? product.sustainabilityReasons : []
  const text = toggle('sustainabilityText') ? product.sustainabilityText : undefined
  if (reasons.length === 0 && !text) return null
  return (
    <Accordion title={t('product.responsibility')} group="about">
      {text && <p>{text}</p>}
      {reasons.map(({ id, reason, supportText, certificate }) => (
        <div key={id}>
          <p className={styles.claim}>{reason}</p>
          <p>{supportText}</p>
          {certificate && (
            <p className={styles.small}>
              {t('product.certificate')} <bdi>{certificate.number}</bdi>
              {[certificate.scope, certificate.issuer].filter(Boolean).map((part) => `, ${part}`)},{' '}
              {t('product.valid-until')} <bdi>{dayFirst(certificate.validUntil)}</bdi>
            </p>
          )}
        </div>
      ))}
    </Accordion>
  )
}

/** Formats `2027-12-31` as 31-12-2027. The date of a certificate has no time zone. */
const dayFirst = (day: string): string => day.slice(0, 10).split('-').reverse().join('-')

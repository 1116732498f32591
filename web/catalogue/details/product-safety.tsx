import type { ProductDetail } from '#contracts/catalogue.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './product-safety.module.css'

type Safety = NonNullable<ProductDetail['productSafety']>

/** The responsible operators and warnings, visible without a click because the law requires it. */
export function ProductSafety({ safety }: { readonly safety: Safety }) {
  const { t } = useMarket()
  const { manufacturer, address, contact, responsiblePerson, warnings } = safety
  return (
    <section className={styles.safety} aria-labelledby="safety-title">
      <h2 className={styles.title} id="safety-title">
        {t('product.safety')}
      </h2>
      <Operator role={t('product.manufacturer')} of={{ name: manufacturer, address, contact }} />
      {responsiblePerson && <Operator role={t('product.responsible-person')} of={responsiblePerson} />}
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label={t('product.warnings')}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface OperatorProps {
  readonly role: string
  readonly of: NonNullable<Safety['responsiblePerson']>
}

const Operator = ({ role, of: { name, address, contact } }: OperatorProps) => (
  <p>
    {role}: {name}, {address}, <bdi>{contact}</bdi>
  </p>
)

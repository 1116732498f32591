import { consentCategories } from '#foundation/consent.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './consent.module.css'

/** One box for each category. The first cannot be changed. The others are ticked only by the shopper. */
export function ConsentBoxes({ granted }: { readonly granted: ReadonlySet<string> }) {
  const { t } = useMarket()
  return (
    <ul className={styles.boxes}>
      {consentCategories.map((category) => (
        <li key={category}>
          <Checkbox
            id={`consent-${category}`}
            name={category}
            value="yes"
            defaultChecked={granted.has(category)}
            disabled={category === 'necessary'}
            label={
              <>
                <strong>{t(`consent.${category}`)}</strong> {t(`consent.${category}-text`)}
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

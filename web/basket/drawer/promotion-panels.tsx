import type { BasketResponse } from '#contracts/basket.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './promotion-panels.module.css'

/** Current promotions. Empty if the shop does not show them here. */
export function PromotionPanels({ basket: { promotionPanels = [] } }: { readonly basket: BasketResponse }) {
  const { t, money } = useMarket()
  if (promotionPanels.length === 0) return null
  return (
    <section aria-labelledby="promotion-panels">
      <h3 className={styles.title} id="promotion-panels">
        {t('basket.offers')}
      </h3>
      <ul className={styles.panels}>
        {promotionPanels.map(({ promotionId, name, callout, disclaimer, from }) => (
          <li key={promotionId} className={styles.panel}>
            <p className={styles.name}>{name}</p>
            <p>{callout}</p>
            {from && <p className={styles.small}>{t('basket.offer-from', money(from))}</p>}
            {disclaimer && <p className={styles.small}>{disclaimer}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ButtonLink } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './receipt.module.css'

export function OrderNotFound() {
  const { t, links } = useMarket()
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{t('orders.not-found')}</h1>
      <p className={styles.quiet}>{t('orders.not-found-text')}</p>
      <ButtonLink kind="primary" href={links.homePage ?? ''}>
        {t('orders.to-the-shop')}
      </ButtonLink>
    </div>
  )
}

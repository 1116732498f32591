import { ButtonLink } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './empty-basket.module.css'

export function EmptyBasket() {
  const { t, links } = useMarket()
  return (
    <div className={styles.empty}>
      <h1 tabIndex={-1}>{t('basket.empty')}</h1>
      <p>{t('basket.empty-what-for')}</p>
      <ButtonLink kind="primary" href={links.homePage ?? ''}>
        {t('basket.empty-look-around')}
      </ButtonLink>
    </div>
  )
}

import { useEffect } from 'react'
import { ButtonLink } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { showToast } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './empty-basket.module.css'

/** Nothing in it yet; or not any more, which is said where somebody had one. */
export function EmptyBasket({ gone = false }: { readonly gone?: boolean | undefined }) {
  const { t, links } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page.
  useEffect(() => {
    if (gone) showToast('danger', t('feedback.error_basket_not_found'))
  }, [gone])
  return (
    <div className={styles.empty}>
      <h1 tabIndex={-1}>{t('basket.empty')}</h1>
      {gone && <Notice tone="info">{t('feedback.error_basket_not_found')}</Notice>}
      <p>{t('basket.empty-what-for')}</p>
      <ButtonLink kind="primary" href={links.homePage ?? ''}>
        {t('basket.empty-look-around')}
      </ButtonLink>
    </div>
  )
}

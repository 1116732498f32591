import type { ReactNode } from 'react'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './lines-to-review.module.css'

/** The order summary, with links to change it. */
export function LinesToReview({ children }: { readonly children: ReactNode }) {
  const { t, links } = useMarket()
  return (
    <section aria-labelledby="lines-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="lines-title">
          {t('basket.your-items')}
        </h2>
        <span className={styles.change}>
          <TextLink href={links.basketPage ?? ''}>{t('checkout.change-basket')}</TextLink>
        </span>
      </div>
      {children}
    </section>
  )
}

import { useEffect } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import styles from '../not-found/not-found-page.module.css'
import { toastOfFailure } from './toast-of-failure.ts'

/** Statuses that have their own text. */
const told: Readonly<Record<number, readonly [title: string, lead: string]>> = {
  405: ['error.405.title', 'error.405.lead'],
  413: ['error.413.title', 'error.413.lead'],
  429: ['error.429.title', 'error.429.lead'],
  503: ['error.503.title', 'error.503.lead'],
}

/** The page for a fault of the shop, with a reference number for customer service. */
export function ErrorPage({ page }: { readonly page: PageOf<'errorPage'> }) {
  const { t, links } = useMarket()
  const [title, lead] = told[page.status] ?? ['error.title', 'error.lead']
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    const toast = toastOfFailure(page.path, links, page.status in told)
    if (toast) showToast('page', toast, t(toast[1]))
  }, [page.traceId])
  return (
    <PageWidth>
      <div className={styles.lost}>
        <h1 className={styles.title} tabIndex={-1}>
          {t(title)}
        </h1>
        <p className={styles.lead}>{t(lead)}</p>
        <div className={styles.ways}>
          {/* Leads to the address that failed, whichever it was: a page that is the same for all does not know it. */}
          <ButtonLink kind="primary" href="" data-whole-page="">
            {t('error.again')}
          </ButtonLink>
          <ButtonLink kind="quiet" href={links.homePage ?? '/'}>
            {t('page.home')}
          </ButtonLink>
        </div>
        {page.traceId && (
          <p className={styles.lead}>
            {t('error.reference')} <bdi>{page.traceId}</bdi>
          </p>
        )}
      </div>
    </PageWidth>
  )
}

import { useEffect } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { trackError } from '#web/platform/analytics.ts'
import { FindOrder } from '#web/returns/index.ts'
import { missingTracking, TrackedOrderView } from '#web/tracking/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './track-order-page.module.css'

/** The page where guests look up the parcels of an order. */
export function TrackOrderPage({ page }: { readonly page: PageOf<'trackOrderPage'> }) {
  const { form, tracked } = page
  useEffect(() => {
    const label = missingTracking({ form, tracked })
    if (label !== undefined) trackError('tracking', label)
  }, [form, tracked])
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Step page={page} />
        </div>
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}

function Step({
  page: { isOff, tracked, expired, returnUrl, withdrawalUrl, form },
}: {
  readonly page: PageOf<'trackOrderPage'>
}) {
  const { t } = useMarket()
  if (isOff)
    return (
      <>
        <h1 tabIndex={-1}>{t('page.trackorderpage')}</h1>
        <p>{t('tracking.off')}</p>
      </>
    )
  if (tracked) return <TrackedOrderView {...{ tracked, returnUrl, withdrawalUrl }} />
  return <FindOrder page="trackOrderPage" form={form} notice={expired ? 'returns.expired' : undefined} />
}

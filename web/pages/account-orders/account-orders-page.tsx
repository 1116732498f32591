import { useEffect } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { OrderNotFound } from '#web/orders/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import styles from './account-orders-page.module.css'
import { OrderOutcome } from './order-outcome.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrdersList } from './orders-list.tsx'
import { OwnOrderView } from './own-order-view.tsx'
import { StoreReceiptView } from './store-receipt-view.tsx'
import { toastOfHistory } from './toast-of-history.ts'

/** All orders of a member and purchases in stores, or one of them. */
export function AccountOrdersPage({ page }: { readonly page: PageOf<'accountOrderHistoryPage'> }) {
  const { t } = useMarket()
  const { shown, shownReceipt, receipts } = page
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payload.
  useEffect(() => {
    const toast = toastOfHistory(page)
    if (toast) showToast('page', toast, t(toast[1]))
  }, [page])
  return (
    <AccountFrame page="accountOrderHistoryPage">
      <div className={styles.page}>
        {(shown === null || shownReceipt === null) && <OrderNotFound />}
        {shownReceipt && <StoreReceiptView shown={shownReceipt} />}
        {shown && (
          <OwnOrderView shown={shown}>
            <OrderOutcome page={page} />
          </OwnOrderView>
        )}
        {shown === undefined && shownReceipt === undefined && (
          <>
            <h1 tabIndex={-1}>{t('page.accountorderhistorypage')}</h1>
            {receipts && <p>{t('receipts.with-stores')}</p>}
            <OrderSearch search={page.search} />
            {page.areReceiptsUnreadable && <Notice tone="warning">{t('receipts.unreadable')}</Notice>}
            {page.isUnreadable ? (
              <p role="alert">{t('feedback.error_no_order_history')}</p>
            ) : (
              <OrdersList orders={page.orders} receipts={receipts ?? []} nextUrl={page.nextUrl} search={page.search} />
            )}
          </>
        )}
      </div>
    </AccountFrame>
  )
}

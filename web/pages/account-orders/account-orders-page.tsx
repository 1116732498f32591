import type { PageOf } from '#contracts/pages.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { OrderNotFound } from '#web/orders/index.ts'
import styles from './account-orders-page.module.css'
import { OrderOutcome } from './order-outcome.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrdersList } from './orders-list.tsx'
import { OwnOrderView } from './own-order-view.tsx'

/** The orders of a member, or one of them. */
export function AccountOrdersPage({ page }: { readonly page: PageOf<'accountOrderHistoryPage'> }) {
  const { t } = useMarket()
  const { shown } = page
  return (
    <AccountFrame page="accountOrderHistoryPage">
      <div className={styles.page}>
        {shown === null && <OrderNotFound />}
        {shown && (
          <OwnOrderView shown={shown}>
            <OrderOutcome page={page} />
          </OwnOrderView>
        )}
        {shown === undefined && (
          <>
            <h1 tabIndex={-1}>{t('page.accountorderhistorypage')}</h1>
            <OrderSearch search={page.search} />
            <OrdersList orders={page.orders} nextUrl={page.nextUrl} search={page.search} />
          </>
        )}
      </div>
    </AccountFrame>
  )
}

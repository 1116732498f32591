import type { PageOf } from '#contracts/pages.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { OwnReturns, ReturnsElsewhere } from '#web/returns/index.ts'
import styles from './account-returns-page.module.css'

/** The returns of a member; where the market has none of its own, the way to the service that has. */
export function AccountReturnsPage({ page }: { readonly page: PageOf<'accountReturnsPage'> }) {
  return (
    <AccountFrame page="accountReturnsPage">
      <div className={styles.page}>
        {page.isOff ? <ReturnsElsewhere portalUrl={page.portalUrl} /> : <OwnReturns {...page} />}
      </div>
    </AccountFrame>
  )
}

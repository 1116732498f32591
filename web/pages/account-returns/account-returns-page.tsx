import type { PageOf } from '#contracts/pages.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { OwnReturns, ReturnsElsewhere } from '#web/returns/index.ts'
import styles from './account-returns-page.module.css'

/** The returns of a member. If the market uses a returns service, the link to that service. */
export function AccountReturnsPage({ page }: { readonly page: PageOf<'accountReturnsPage'> }) {
  return (
    <AccountFrame page="accountReturnsPage">
      <div className={styles.page}>
        {page.isOff ? <ReturnsElsewhere portalUrl={page.portalUrl} /> : <OwnReturns {...page} />}
      </div>
    </AccountFrame>
  )
}

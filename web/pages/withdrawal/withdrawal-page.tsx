import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import { BeginWithdrawal, ConfirmWithdrawal, DeclaredWithdrawal } from '#web/withdrawals/index.ts'
import styles from './withdrawal-page.module.css'

/** The page to withdraw from a contract, in two steps, with a receipt of the withdrawal. */
export function WithdrawalPage({ page }: { readonly page: PageOf<'withdrawalPage'> }) {
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

function Step({ page }: { readonly page: PageOf<'withdrawalPage'> }) {
  const { known, offer, statement, expired, shown, form } = page
  if (shown) return <DeclaredWithdrawal shown={shown} />
  if (offer && statement !== undefined) return <ConfirmWithdrawal {...{ offer, statement, form }} />
  const notice = shown === null ? 'withdrawal.not-found' : expired ? 'returns.expired' : undefined
  return <BeginWithdrawal {...{ known, form, notice }} />
}

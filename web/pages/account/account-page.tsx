import type { PageOf } from '#contracts/pages.ts'
import { PageWidth, TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountFrame, AccountOverview, FullPageLoader } from '#web/accounts/index.ts'
import { PointsNow } from '#web/loyalty/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LatestOrder } from './latest-order.tsx'

/** The account. A visitor who is not signed in sees a loading sign behind the flyout, or a link if there is no flyout. */
export function AccountPage({ page }: { readonly page: PageOf<'accountPage'> }) {
  const { t } = useMarket()
  const { account, done, form, loginUrl, maintenance } = page
  if (!account)
    return (
      <PageWidth>
        <FullPageLoader title={t('page.accountpage')}>
          <p>{t('account.waiting')}</p>
          <TextLink href={loginUrl}>{t('sign-in.log-in')}</TextLink>
        </FullPageLoader>
      </PageWidth>
    )
  return (
    <AccountFrame page="accountPage">
      {maintenance ? (
        <>
          <h1 tabIndex={-1}>{t('page.accountpage')}</h1>
          <Notice tone="warning">{t('account.maintenance')}</Notice>
        </>
      ) : (
        <AccountOverview account={account} done={done} form={form}>
          {account.latestOrder !== undefined && <LatestOrder order={account.latestOrder} />}
          {account.points && <PointsNow points={account.points} />}
        </AccountOverview>
      )}
    </AccountFrame>
  )
}

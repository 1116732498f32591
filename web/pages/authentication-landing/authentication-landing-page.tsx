import type { PageOf } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { NothingHere, PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'

/** Links to sign in and to create an account. The editors' rows are below them. */
export function AuthenticationLandingPage({ page }: { readonly page: PageOf<'authenticationLandingPage'> }) {
  const { t } = useMarket()
  return (
    <>
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <NothingHere>
          <h1 tabIndex={-1}>{t('page.authenticationlandingpage')}</h1>
          <p>{t('account.welcome-intro')}</p>
          <ButtonLink kind="primary" href={page.loginUrl}>
            {t('sign-in.log-in')}
          </ButtonLink>
          <ButtonLink href={page.signUpUrl}>{t('sign-in.title-signup')}</ButtonLink>
        </NothingHere>
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}

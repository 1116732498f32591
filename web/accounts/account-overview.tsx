import type { ReactNode } from 'react'
import type { FormState, PageOf } from '#contracts/pages.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'
import { Devices } from './devices.tsx'
import { PasskeyList } from './passkeys/index.ts'
import { noticeText, noticeTone } from './sign-in-notice.ts'
import { SignOut } from './sign-out.tsx'
import { AcceptTerms } from './terms/accept-terms.tsx'

export interface AccountOverviewProps {
  readonly account: NonNullable<PageOf<'accountPage'>['account']>
  readonly done: PageOf<'accountPage'>['done']
  readonly form: FormState | undefined
  /** The newest order and the points, in shops with an overview. */
  readonly children?: ReactNode
}

/** The signed-in member: whether the email address is confirmed, and on which devices the member is signed in. */
export function AccountOverview({ account, done, form, children }: AccountOverviewProps) {
  const { t, links } = useMarket()
  const { email, firstName, emailVerified, devices, termsDue } = account
  return (
    <div className={styles.overview}>
      <section className={styles.part}>
        <h1 tabIndex={-1}>{firstName ? t('account.hello', firstName) : t('page.accountpage')}</h1>
        <p>{t('account.logged-in-as', email)}</p>
        {done && !form && (
          <Notice tone={noticeTone(done)} role="status">
            {t(noticeText(done))}
          </Notice>
        )}
        {form?.problems['']?.[0] && <Notice tone="warning" role="alert" title={form.problems[''][0]} />}
        {!emailVerified && <NotVerified email={email} />}
        <div className={styles.actions}>
          <ButtonLink href={links.homePage ?? '/'}>{t('account.start-shopping')}</ButtonLink>
          <SignOut />
        </div>
      </section>
      {termsDue && (
        <section className={styles.part} aria-labelledby="terms-due">
          <h2 id="terms-due">{t('account.terms-title')}</h2>
          <AcceptTerms terms={termsDue} form={form} prefix="terms-" />
        </section>
      )}
      {children}
      <PasskeyList />
      <Devices devices={devices} />
    </div>
  )
}

function NotVerified({ email }: { readonly email: string }) {
  const { t, links } = useMarket()
  return (
    <Notice tone="info" title={t('account.not-verified')}>
      <p>{t('account.verify-how', email)}</p>
      <form method="post" action={links.accountPage}>
        <Button kind="quiet" name="formAction" value="send-verification">
          {t('account.send-again')}
        </Button>
      </form>
    </Notice>
  )
}

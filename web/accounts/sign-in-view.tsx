import type { ReactNode } from 'react'
import type { SignInView as View } from '#contracts/account-pages.ts'
import type { PageOf } from '#contracts/pages.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'
import { noticeText, noticeTone } from './sign-in-notice.ts'
import { viewAddress } from './view-address.ts'
import { ForgotPassword } from './views/forgot-password.tsx'
import { ByLink, ResetPassword, VerifyEmail } from './views/from-mail.tsx'
import { LogIn } from './views/log-in.tsx'
import { SignUp } from './views/sign-up.tsx'

export interface SignInViewProps {
  readonly page: Pick<PageOf<'loginPage'>, 'forms' | 'token' | 'email' | 'done' | 'maintenance' | 'form'>
  readonly view: View
  readonly prefix: string
  /** The email address that the shopper typed in another view. */
  readonly email: string | undefined
  readonly onEmail: (email: string) => void
}

/** One of the views for sign-in, below its title. */
export function SignInView({ page, view, ...typed }: SignInViewProps) {
  const { t } = useMarket()
  const { forms, form, done, maintenance } = page
  if (maintenance) return <Notice tone="warning">{t('sign-in.maintenance')}</Notice>
  // The page to confirm an address has an `email` only for a signed-in shopper.
  const isSignedIn = view === 'verify' && page.email !== undefined
  const shared = { forms, form, ...typed }
  const views: Readonly<Record<View, ReactNode>> = {
    login: <LogIn key="login" {...shared} />,
    signup: <SignUp key="signup" {...shared} />,
    'forgot-password': <ForgotPassword key="forgot" {...shared} />,
    reset: <ResetPassword key="reset" page={page} form={form} />,
    verify: <VerifyEmail key="verify" page={page} />,
    'change-email': <ByLink key="change-email" page={page} view="change-email" />,
    'stop-email-change': <ByLink key="stop-email-change" page={page} view="stop-email-change" />,
  }
  return (
    <div className={styles.view}>
      {done && !form && (
        <Notice tone={noticeTone(done)} role="status">
          {t(noticeText(done))}
        </Notice>
      )}
      {views[view]}
      {view !== 'login' && !isSignedIn && (
        <p className={styles.small}>
          <TextLink href={viewAddress(forms.action, 'login')}>
            {t(view === 'signup' ? 'sign-in.have-account' : 'sign-in.back')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

import type { FormState, PageOf } from '#contracts/pages.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { AccountForm, refusedAs } from '../account-form.tsx'
import styles from '../accounts.module.css'
import { viewAddress } from '../view-address.ts'
import { NewPassword } from './sign-up.tsx'

export interface FromMailProps {
  readonly page: Pick<PageOf<'loginPage'>, 'forms' | 'token' | 'email'>
  readonly form: FormState | undefined
}

const address = (action: string, query: Readonly<Record<string, string>>): string =>
  `${viewAddress(action, 'login').split('?')[0]}?${new URLSearchParams(query)}`

/** The target of the link in a mail: the form for a new password. */
export function ResetPassword({ page: { forms, token, email }, form }: FromMailProps) {
  const { t } = useMarket()
  const refused = refusedAs(form, 'reset-password')
  if (token === undefined)
    return (
      <ButtonLink href={viewAddress(forms.action, 'forgot-password')}>{t('sign-in.title-forgot-password')}</ButtonLink>
    )
  return (
    <>
      <p>{t('sign-in.reset-intro', email ?? '')}</p>
      <AccountForm
        action={address(forms.action, { token, rid: 'emailpassword' })}
        formAction="reset-password"
        submit={t('sign-in.save-password')}
        prefix="reset-"
        refused={refused}
      >
        {/* With the address in the form, browsers save the new password for the right account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPassword prefix="reset-" label={t('sign-in.new-password')} problems={refused?.problems.password} />
      </AccountForm>
    </>
  )
}

/** The target of the link in the mail that confirms an address. Without the link, signed-in shoppers can request the mail again. */
export function VerifyEmail({ page }: { readonly page: FromMailProps['page'] & Pick<PageOf<'loginPage'>, 'done'> }) {
  const { t, links } = useMarket()
  if (page.token !== undefined) return <ByLink page={page} view="verify" />
  if (page.done === 'verified') return null
  if (page.email === undefined) return <p>{t('sign-in.verify-log-in')}</p>
  return (
    <>
      <p>{t('sign-in.verify-ask', page.email)}</p>
      <form className={styles.form} method="post" action={links.accountPage}>
        <Button kind="primary" size="buy" name="formAction" value="send-verification">
          {t('sign-in.verify-send')}
        </Button>
      </form>
    </>
  )
}

export interface ByLinkProps {
  readonly page: FromMailProps['page']
  readonly view: 'verify' | 'change-email' | 'stop-email-change'
}

/** The target of the link in a mail. Only the button has an effect, because programs such as mail scanners open links too. */
export function ByLink({ page: { forms, token }, view }: ByLinkProps) {
  const { t } = useMarket()
  if (token === undefined) return <p>{t('sign-in.done-link-expired')}</p>
  return (
    <>
      <p>{t(`sign-in.${view}-intro`)}</p>
      <form className={styles.form} method="post" action={address(forms.action, { view, token })}>
        <Button kind="primary" size="buy" name="formAction" value={view === 'verify' ? 'verify-email' : view}>
          {t(`sign-in.${view}`)}
        </Button>
      </form>
    </>
  )
}

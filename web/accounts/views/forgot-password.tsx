import { useMarket } from '#web/markets/index.ts'
import { AccountEmail } from '../account-email.tsx'
import { AccountForm, refusedAs } from '../account-form.tsx'
import { viewAddress } from '../view-address.ts'
import type { ViewProps } from './view.ts'

/** Requests a link to set a new password. The answer does not reveal whether the address has an account. */
export function ForgotPassword({ forms, form, prefix, email, onEmail }: ViewProps) {
  const { t } = useMarket()
  const refused = refusedAs(form, 'forgot-password')
  return (
    <>
      <p>{t('sign-in.forgot-intro')}</p>
      <AccountForm
        action={viewAddress(forms.action, 'forgot-password')}
        formAction="forgot-password"
        submit={t('sign-in.send-link')}
        {...{ refused, prefix }}
      >
        <AccountEmail
          id={`${prefix}email`}
          value={refused?.values.email ?? email}
          problems={refused?.problems.email}
          onType={onEmail}
        />
      </AccountForm>
    </>
  )
}

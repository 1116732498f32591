import { useEffect } from 'react'
import { ButtonLink } from '#ui/button/index.ts'
import { PasswordField } from '#ui/field/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { AccountEmail } from '../account-email.tsx'
import { AccountForm, refusedAs } from '../account-form.tsx'
import styles from '../accounts.module.css'
import { PasskeySignIn } from '../passkeys/index.ts'
import { viewAddress } from '../view-address.ts'
import { OtherWays } from './other-ways.tsx'
import type { ViewProps } from './view.ts'

/** Email and password, and below them the other ways to sign in. */
export function LogIn({ forms, form, prefix, email, onEmail }: ViewProps) {
  const { t } = useMarket()
  const refused = refusedAs(form, 'sign-in')
  const isStaff = refused?.code === 'sign-in.staff' && forms.directoryUrl
  // Staff have no password here. With script they are sent to their sign-in at once; without script they follow the link.
  useEffect(() => {
    if (isStaff) location.assign(isStaff)
  }, [isStaff])
  return (
    <>
      <AccountForm
        action={viewAddress(forms.action, 'login')}
        formAction="sign-in"
        submit={t('sign-in.log-in')}
        {...{ refused, prefix }}
      >
        {isStaff && <ButtonLink href={isStaff}>{t('sign-in.company-directory')}</ButtonLink>}
        <AccountEmail
          id={`${prefix}email`}
          value={refused?.values.email ?? email}
          problems={refused?.problems.email}
          autoComplete="username webauthn"
          onType={onEmail}
        />
        <PasswordField
          id={`${prefix}password`}
          name="password"
          autoComplete="current-password"
          required
          maxLength={400}
          label={t('sign-in.password')}
          showWord={t('sign-in.show')}
          problems={refused?.problems.password}
        />
      </AccountForm>
      <p className={styles.small}>
        <TextLink href={viewAddress(forms.action, 'forgot-password')}>{t('sign-in.forgotten')}</TextLink>
      </p>
      <OtherWays providers={forms.providers} />
      <PasskeySignIn action={forms.action} />
    </>
  )
}

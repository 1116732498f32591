import { EmailField, PasswordField } from '#ui/field/index.ts'
import { AccountForm, refusedAs } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-profile-page.module.css'
import type { ProfileFormProps } from './profile-form.tsx'

/** The form to change the email address of the account. */
export function EmailChange({ profile, form }: ProfileFormProps) {
  const { t, links } = useMarket()
  const refused = refusedAs(form, 'ask-email-change')
  return (
    <section className={styles.part} aria-labelledby="email-change">
      <h2 id="email-change">{t('email-change.title')}</h2>
      <p>{t('profile.email', profile.email)}</p>
      <AccountForm
        action={links.accountUserProfilePage ?? ''}
        formAction="ask-email-change"
        submit={t('email-change.ask')}
        prefix="change-"
        secondary
        {...{ refused }}
      >
        <EmailField
          id="change-email"
          label={t('email-change.new')}
          help={t('email-change.how')}
          defaultValue={refused?.values.email}
          problems={refused?.problems.email}
        />
        {profile.hasPassword && (
          <PasswordField
            id="change-password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={400}
            label={t('email-change.password')}
            showWord={t('sign-in.show')}
            problems={refused?.problems.password}
          />
        )}
      </AccountForm>
    </section>
  )
}

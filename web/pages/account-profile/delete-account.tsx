import { EmailField, PasswordField } from '#ui/field/index.ts'
import { AccountForm, refusedAs } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-profile-page.module.css'
import type { ProfileFormProps } from './profile-form.tsx'

/** The form to delete the member's account. The member must type its email address and prove who they are. */
export function DeleteAccount({ profile, form }: ProfileFormProps) {
  const { t, links } = useMarket()
  const refused = refusedAs(form, 'delete-account')
  return (
    <section className={styles.part} aria-labelledby="delete-account">
      <h2 id="delete-account">{t('account-deletion.title')}</h2>
      <p>{t('account-deletion.at-once')}</p>
      <p>{t('account-deletion.kept')}</p>
      <p>{t('account-deletion.waits')}</p>
      <AccountForm
        action={links.accountUserProfilePage ?? ''}
        formAction="delete-account"
        submit={t('account-deletion.delete')}
        prefix="delete-"
        secondary
        {...{ refused }}
      >
        <EmailField
          id="delete-email"
          label={t('account-deletion.email', profile.email)}
          defaultValue={refused?.values.email}
          problems={refused?.problems.email}
        />
        {profile.hasPassword && (
          <PasswordField
            id="delete-password"
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

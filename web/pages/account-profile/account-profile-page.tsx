import type { PageOf } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-profile-page.module.css'
import { EmailChange } from './email-change.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The profile of who is signed in. */
export function AccountProfilePage({ page }: { readonly page: PageOf<'accountUserProfilePage'> }) {
  const { t } = useMarket()
  const { profile, done, form } = page
  return (
    <AccountFrame page="accountUserProfilePage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountuserprofilepage')}</h1>
        {done && !form && (
          <Notice tone="success" role="status">
            {t(done === 'saved' ? 'profile.saved' : 'email-change.asked')}
          </Notice>
        )}
        <ProfileForm {...{ profile, form }} />
        <EmailChange {...{ profile, form }} />
      </div>
    </AccountFrame>
  )
}

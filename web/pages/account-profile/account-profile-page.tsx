import type { PageOf } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-profile-page.module.css'
import { ProfileForm } from './profile-form.tsx'

/** The profile of who is signed in. */
export function AccountProfilePage({ page }: { readonly page: PageOf<'accountUserProfilePage'> }) {
  const { t } = useMarket()
  const { profile, saved, form } = page
  return (
    <AccountFrame page="accountUserProfilePage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountuserprofilepage')}</h1>
        <p>{t('profile.email', profile.email)}</p>
        {saved && !form && (
          <Notice tone="success" role="status">
            {t('profile.saved')}
          </Notice>
        )}
        <ProfileForm {...{ profile, form }} />
      </div>
    </AccountFrame>
  )
}

import type { PageOf } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-profile-page.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { EmailChange } from './email-change.tsx'
import { ProfileAddresses } from './profile-addresses.tsx'
import { ProfileForm } from './profile-form.tsx'
import { YourData } from './your-data.tsx'

/** The profile of the signed-in member. */
export function AccountProfilePage({ page }: { readonly page: PageOf<'accountUserProfilePage'> }) {
  const { t } = useMarket()
  const { profile, done, form } = page
  return (
    <AccountFrame page="accountUserProfilePage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountuserprofilepage')}</h1>
        {done && !form && (
          <Notice tone={done === 'export-expired' ? 'warning' : 'success'} role="status">
            {t(told[done])}
          </Notice>
        )}
        <ProfileForm {...{ profile, form }} />
        <EmailChange {...{ profile, form }} />
        <ProfileAddresses addresses={profile.addresses} />
        <YourData page={page} />
        <DeleteAccount {...{ profile, form }} />
      </div>
    </AccountFrame>
  )
}

const told = {
  saved: 'profile.saved',
  'email-change-asked': 'email-change.asked',
  'export-asked': 'privacy.export-asked',
  'export-expired': 'privacy.export-expired',
} as const

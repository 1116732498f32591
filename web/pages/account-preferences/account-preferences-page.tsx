import { useEffect } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountForm, AccountFrame, refusedAs } from '#web/accounts/index.ts'
import { rememberAccountClubSigned } from '#web/club/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-preferences-page.module.css'
import { PreferenceSection } from './preference-section.tsx'

/** A member's preferences: brands, and answers to the editors' questions. */
export function AccountPreferencesPage({ page }: { readonly page: PageOf<'accountPreferencesPage'> }) {
  const { t, links } = useMarket()
  const { sections, preferences, brands, news, saved, form } = page
  const refused = refusedAs(form, 'save-preferences')
  useEffect(() => {
    if (news === 'on') rememberAccountClubSigned()
  }, [news])
  return (
    <AccountFrame page="accountPreferencesPage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountpreferencespage')}</h1>
        {saved && !form && (
          <Notice tone="success" role="status">
            {t('profile.saved')}
          </Notice>
        )}
        <AccountForm
          action={links.accountPreferencesPage ?? ''}
          formAction="save-preferences"
          submit={t('profile.save')}
          prefix=""
          {...{ refused }}
        >
          {brands.length > 0 && (
            <fieldset className={styles.section}>
              <legend className={styles.title}>{t('preferences.brands')}</legend>
              {brands.map(({ id, name, chosen }) => (
                <Checkbox
                  key={id}
                  id={`brand:${id}`}
                  name={`brand:${id}`}
                  value="true"
                  label={name}
                  defaultChecked={chosen}
                />
              ))}
            </fieldset>
          )}
          <fieldset className={styles.section}>
            <legend className={styles.title}>{t('preferences.news')}</legend>
            <input type="hidden" name="newsWas" value={news} />
            <Checkbox
              id="news"
              name="news"
              value="true"
              label={t('checkout.newsletter')}
              defaultChecked={refused ? refused.values.news === 'true' : news === 'on'}
            />
            {news === 'pending' && <p>{t('preferences.news-pending')}</p>}
          </fieldset>
          {sections.map((section) => (
            <PreferenceSection key={section.id} section={section} chosen={preferences[section.id] ?? []} />
          ))}
        </AccountForm>
      </div>
    </AccountFrame>
  )
}

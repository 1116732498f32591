import type { PageOf } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountForm, refusedAs } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-profile-page.module.css'

/** Requests all data of the account, and offers the download after the shopper opened the link in the mail. */
export function YourData({ page }: { readonly page: PageOf<'accountUserProfilePage'> }) {
  const { t, links } = useMarket()
  const { download, form } = page
  return (
    <section className={styles.part} id="data" aria-labelledby="your-data">
      <h2 id="your-data">{t('privacy.title')}</h2>
      {download && (
        <Notice tone="success" role="status">
          {t('privacy.export-ready')}
        </Notice>
      )}
      {download ? (
        <ul className={styles.downloads}>
          <li>
            <a href={download.pageUrl} download>
              {t('privacy.download-page')}
            </a>
          </li>
          <li>
            <a href={download.jsonUrl} download>
              {t('privacy.download-json')}
            </a>
          </li>
        </ul>
      ) : (
        <>
          <p>{t('privacy.export-how')}</p>
          <AccountForm
            action={links.accountUserProfilePage ?? ''}
            formAction="ask-data-export"
            submit={t('privacy.ask-export')}
            prefix="data-"
            secondary
            refused={refusedAs(form, 'ask-data-export')}
          />
        </>
      )}
    </section>
  )
}

import type { PageOf } from '#contracts/pages.ts'
import { TextLink } from '#ui/layout/index.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ContactForm } from '#web/support/index.ts'
import styles from './account-support-page.module.css'

/** Links to pages with help, and the form for questions to customer service. */
export function AccountSupportPage({ page }: { readonly page: PageOf<'accountSupportPage'> }) {
  const { t, links } = useMarket()
  const { reasons, name, email, done, form } = page
  return (
    <AccountFrame page="accountSupportPage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountsupportpage')}</h1>
        <HelpLinks />
        <section className={styles.part} aria-labelledby="support-form">
          <h2 id="support-form">{t('page.contactformpage')}</h2>
          <ContactForm {...{ reasons, name, email, done, form }} action={links.accountSupportPage ?? ''} />
        </section>
      </div>
    </AccountFrame>
  )
}

/** Pages of the shop that answer most questions. The editors' service menu adds others. */
const helpful = ['trackOrderPage', 'returnItemsPage', 'storeLocatorPage', 'termsConditionsPage'] as const
const needsParcels: readonly string[] = ['trackOrderPage', 'returnItemsPage']

function HelpLinks() {
  const { t, links, navigation, toggle } = useMarket()
  const own = helpful
    .filter((alias) => toggle('parcelServiceReturnsAndTracking') || !needsParcels.includes(alias))
    .map((alias) => ({ title: t(`support.link-${alias.toLowerCase()}`), url: links[alias] ?? '' }))
  const all = [...own, ...navigation.service].filter(
    ({ url }, index, entries) => url !== '' && entries.findIndex((one) => one.url === url) === index,
  )
  return (
    <section className={styles.part} aria-labelledby="help-links">
      <h2 id="help-links">{t('support.help')}</h2>
      <ul className={styles.links}>
        {all.map(({ title, url }) => (
          <li key={url}>
            <TextLink href={url}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

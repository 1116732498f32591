import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ContactForm } from '#web/support/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './contact-form-page.module.css'

/** The form for questions to customer service, with the editors' rows above and below. */
export function ContactFormPage({ page }: { readonly page: PageOf<'contactFormPage'> }) {
  const { t, links } = useMarket()
  const { reasons, name, email, done, form } = page
  return (
    <>
      <LazyRows rows={page.zones.topRows} />
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <div className={styles.page}>
          <h1 tabIndex={-1}>{t('page.contactformpage')}</h1>
          <ContactForm {...{ reasons, name, email, done, form }} action={links.contactFormPage ?? ''} />
        </div>
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}

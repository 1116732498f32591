import { useEffect } from 'react'
import type { FormState, PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './club.module.css'
import { rememberClubSigned } from './club-signed.ts'
import { JoinClubFields } from './join-club-fields.tsx'

export interface JoinClubProps {
  readonly subBrands: PageOf<'customerClubPage'>['subBrands']
  readonly done: PageOf<'customerClubPage'>['done']
  readonly form: FormState | undefined
}

/** A description of the customer club, and its form. After sending, the page shows the next step, the same for every address. */
export function JoinClub({ subBrands, done, form }: JoinClubProps) {
  const { t, links } = useMarket()
  // This browser is not asked again, even if the form was sent without script.
  useEffect(() => {
    if (done) rememberClubSigned()
  }, [done])
  if (done)
    return (
      <section className={styles.page}>
        <h1 tabIndex={-1}>{t('page.customerclubpage')}</h1>
        <Notice tone="success" role="status" title={t(`club.${done}`)}>
          {t(done === 'asked' ? 'club.asked-why' : 'club.joined-why')}
        </Notice>
      </section>
    )
  return (
    <section className={styles.columns}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{t('club.title')}</h1>
        <ul className={styles.benefits}>
          <li>{t('club.benefit-news')}</li>
          <li>{t('club.benefit-offers')}</li>
          <li>{t('club.benefit-topics')}</li>
        </ul>
        <p>{t('club.intro')}</p>
      </div>
      <div className={styles.words}>
        {form?.problems[''] && <Notice tone="danger">{form.problems['']}</Notice>}
        <form method="post" action={links.customerClubPage} className={styles.form} noValidate>
          <JoinClubFields id="club" subBrands={subBrands} form={form} withNames />
          <div>
            <Button kind="primary" name="formAction" value="join-club">
              {t('club.join')}
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}

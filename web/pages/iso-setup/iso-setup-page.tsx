import type { PageOf } from '#contracts/pages.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { NothingHere, PageWidth } from '#ui/layout/index.ts'
import { RadioCard, RadioCards } from '#ui/radio-card/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './iso-setup-page.module.css'

/** Asks staff in which store a new device is. */
export function IsoSetupPage({ page }: { readonly page: PageOf<'isoSetupPage'> }) {
  const { t, links } = useMarket()
  const problem = page.form?.problems.store?.[0]
  return (
    <PageWidth>
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.isosetuppage')}</h1>
        {page.kept && (
          <NothingHere>
            <p role="status">{t('in-store.set-up')}</p>
            <ButtonLink kind="primary" href={links.homePage ?? '/'}>
              {t('app.start')}
            </ButtonLink>
          </NothingHere>
        )}
        {problem && <p role="alert">{problem}</p>}
        {page.stores.length === 0 ? (
          <p>{t('stores.none-here')}</p>
        ) : (
          <form className={styles.form} method="post" action={links.isoSetupPage}>
            <RadioCards legend={t('in-store.which-store')}>
              {page.stores.map(({ id, name, street, city }) => (
                <RadioCard
                  key={id}
                  name="store"
                  value={id}
                  title={name}
                  note={`${street}, ${city}`}
                  defaultChecked={id === page.chosen}
                  required
                />
              ))}
            </RadioCards>
            <Button kind="primary" name="formAction" value="choose-store">
              {t('in-store.keep-store')}
            </Button>
          </form>
        )}
      </div>
    </PageWidth>
  )
}

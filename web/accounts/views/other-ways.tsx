import type { SignInForms } from '#contracts/account-pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from '../accounts.module.css'

/** Links to other providers. They leave the shop and return to it after the sign-in. */
export function OtherWays({ providers }: Pick<SignInForms, 'providers'>) {
  const { t } = useMarket()
  if (providers.length === 0) return null
  return (
    <>
      <p className={styles.or}>{t('sign-in.or')}</p>
      <div className={styles.ways}>
        {providers.map(({ id, name, url }) => (
          <ButtonLink key={id} href={url} data-whole-page="">
            {t('sign-in.continue-with', name)}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

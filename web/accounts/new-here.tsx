import type { SignInForms } from '#contracts/account-pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'
import { viewAddress } from './view-address.ts'

/** The benefits of an account, and a link to create one. */
export function NewHere({ forms }: { readonly forms: Pick<SignInForms, 'action'> }) {
  const { t } = useMarket()
  return (
    <section className={styles.view} aria-labelledby="new-here">
      <h2 id="new-here">{t('sign-in.new-here')}</h2>
      <ul className={styles.benefits}>
        <li>
          <Icon name="check" size="small" /> {t('sign-in.benefit-basket')}
        </li>
        <li>
          <Icon name="check" size="small" /> {t('sign-in.benefit-checkout')}
        </li>
      </ul>
      <ButtonLink href={viewAddress(forms.action, 'signup')}>{t('sign-in.title-signup')}</ButtonLink>
      <p className={styles.small}>{t('sign-in.guests-too')}</p>
    </section>
  )
}

import type { SignInForms } from '#contracts/account-pages.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'
import { viewAddress } from './view-address.ts'
import { LogIn } from './views/log-in.tsx'

/** In the checkout, below the way of a guest: for who has an account, or wants one. */
export function SignInInstead({ forms }: { readonly forms: SignInForms }) {
  const { t } = useMarket()
  return (
    <section className={styles.view} aria-labelledby="sign-in-instead">
      <h2 id="sign-in-instead">{t('checkout.sign-in-title')}</h2>
      <p>{t('checkout.sign-in-why')}</p>
      <LogIn forms={forms} form={undefined} prefix="sign-in-" secondary />
      <p className={styles.small}>
        {t('sign-in.new-here')}{' '}
        <TextLink href={viewAddress(forms.action, 'signup')}>{t('sign-in.title-signup')}</TextLink>
      </p>
    </section>
  )
}

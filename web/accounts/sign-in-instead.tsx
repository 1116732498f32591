import type { SignInForms } from '#contracts/account-pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'
import { viewAddress } from './view-address.ts'
import { OtherWays } from './views/other-ways.tsx'

/** Shown below the guest form of the checkout, to log in or create an account. Only links, so that guests see no further fields. */
export function SignInInstead({ forms }: { readonly forms: SignInForms }) {
  const { t } = useMarket()
  return (
    <section className={styles.view} aria-labelledby="sign-in-instead">
      <h2 id="sign-in-instead">{t('checkout.sign-in-title')}</h2>
      <p>{t('checkout.sign-in-why')}</p>
      <ButtonLink href={viewAddress(forms.action, 'login')}>{t('sign-in.log-in')}</ButtonLink>
      <OtherWays providers={forms.providers} />
      <p className={styles.small}>
        {t('sign-in.new-here')}{' '}
        <TextLink inSentence href={viewAddress(forms.action, 'signup')}>
          {t('sign-in.title-signup')}
        </TextLink>
      </p>
    </section>
  )
}

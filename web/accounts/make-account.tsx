import type { FormState, PageOf } from '#contracts/pages.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { AccountForm, refusedAs } from './account-form.tsx'
import styles from './accounts.module.css'
import { NewPassword } from './views/sign-up.tsx'

export interface MakeAccountProps {
  readonly offer: NonNullable<PageOf<'receiptPage'>['offersAccount']>
  /** The order from which the account gets its address and names. */
  readonly orderId: string
  readonly form: FormState | undefined
}

/** Offers an account after an order. The shopper only has to enter a password. */
export function MakeAccount({ offer, orderId, form }: MakeAccountProps) {
  const { t, links } = useMarket()
  const refused = refusedAs(form, 'make-account')
  return (
    <section className={styles.view} aria-labelledby="make-account">
      <h2 id="make-account">{t('account.make-title')}</h2>
      <p>{t('account.make-intro', offer.email)}</p>
      <AccountForm
        action={`${links.receiptPage}?${new URLSearchParams({ orderid: orderId })}`}
        formAction="make-account"
        submit={t('sign-in.create')}
        prefix="account-"
        secondary
        refused={refused}
      >
        <input type="hidden" name="username" autoComplete="username" value={offer.email} />
        <NewPassword prefix="account-" label={t('sign-in.password')} problems={refused?.problems.password} />
        <p className={styles.small}>
          {t('sign-in.terms-by-account')}{' '}
          <TextLink inSentence href={offer.terms.url} target="_blank">
            {t('checkout.read-terms')}
          </TextLink>
        </p>
      </AccountForm>
    </section>
  )
}

import type { FormState, PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { EmailField, Field } from '#ui/field/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { FormProblems } from './form-problems.tsx'
import styles from './withdrawals.module.css'

export interface BeginWithdrawalProps {
  /** The details that are already known, for example of a signed-in shopper. */
  readonly known: PageOf<'withdrawalPage'>['known']
  readonly form: FormState | undefined
  /** Word key of the reason why this step is shown again. */
  readonly notice: string | undefined
}

/** The first step: the person who withdraws, and the order. */
export function BeginWithdrawal({ known, form, notice }: BeginWithdrawalProps) {
  const { t, links } = useMarket()
  const problems = form?.problems ?? {}
  const { name, orderNumber, email } = form?.values ?? known ?? {}
  return (
    <>
      <h1 tabIndex={-1}>{t('orders.withdraw')}</h1>
      {notice !== undefined && !form && <Notice tone="warning">{t(notice)}</Notice>}
      <p>{t('withdrawal.intro')}</p>
      <form className={styles.form} method="post" action={links.withdrawalPage} noValidate>
        <FormProblems form={form} />
        <Field
          id="name"
          name="name"
          label={t('withdrawal.name')}
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={name}
          problems={problems.name}
        />
        <Field
          id="orderNumber"
          name="orderNumber"
          label={t('returns.order-number')}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={200}
          defaultValue={orderNumber}
          problems={problems.orderNumber}
        />
        <EmailField
          id="email"
          label={t('checkout.email')}
          help={t('withdrawal.email-help')}
          defaultValue={email}
          problems={problems.email}
        />
        <Button kind="primary" size="buy" name="formAction" value="begin-withdrawal">
          {t('withdrawal.continue')}
        </Button>
        <p className={styles.small}>{t('withdrawal.two-steps')}</p>
      </form>
    </>
  )
}

import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { EmailField, Field } from '#ui/field/index.ts'
import { ErrorSummary, Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { problemsOf } from './problems-of.ts'
import styles from './returns.module.css'

export interface FindOrderProps {
  readonly page: 'returnItemsPage' | 'trackOrderPage'
  readonly form: FormState | undefined
  /** Word key of the reason why the form is shown again. */
  readonly notice: string | undefined
}

/** The form with which guests find an order by its number and email address. */
export function FindOrder({ page, form, notice }: FindOrderProps) {
  const { t, links } = useMarket()
  const problems = form?.problems ?? {}
  return (
    <>
      <h1 tabIndex={-1}>{t(`page.${page.toLowerCase()}`)}</h1>
      {notice !== undefined && !form && <Notice tone="warning">{t(notice)}</Notice>}
      <p>{t('returns.intro')}</p>
      <form className={styles.form} method="post" action={links[page]} noValidate>
        {form && <ErrorSummary title={t('form.to-fix', problemsOf(form).length)} problems={problemsOf(form)} />}
        <Field
          id="orderNumber"
          name="orderNumber"
          label={t('returns.order-number')}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={200}
          defaultValue={form?.values.orderNumber}
          problems={problems.orderNumber}
        />
        <EmailField
          id="email"
          label={t('checkout.email')}
          help={t('returns.email-help')}
          defaultValue={form?.values.email}
          problems={problems.email}
        />
        <Button
          kind="primary"
          size="buy"
          name="formAction"
          value={page === 'returnItemsPage' ? 'find-order' : 'track-order'}
        >
          {t('returns.find')}
        </Button>
      </form>
    </>
  )
}

import type { FormState, PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { EmailField, Field, TextArea } from '#ui/field/index.ts'
import { ErrorSummary, Notice } from '#ui/notice/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './support.module.css'

export interface ContactFormProps extends Pick<PageOf<'contactFormPage'>, 'reasons' | 'name' | 'email' | 'done'> {
  /** The page to which the form is posted. */
  readonly action: string
  readonly form: FormState | undefined
}

/** The form for a question to customer service. After sending, the expected time of the answer replaces the form. */
export function ContactForm({ reasons, name, email, done, action, form }: ContactFormProps) {
  const { t } = useMarket()
  if (done && !form)
    return (
      <Notice tone="success" role="status" title={t('support.sent')}>
        {t('support.answer-time')}
      </Notice>
    )
  const wrong = Object.entries(form?.problems ?? {}).flatMap(([field, texts]) =>
    texts.map((text) => ({ text, field: field ? `support-${field}` : undefined })),
  )
  return (
    <form method="post" action={action} className={styles.form} noValidate>
      {form && <ErrorSummary title={t('form.to-fix', wrong.length)} problems={wrong} />}
      <Question {...{ reasons, name, email, form }} />
      <p className={styles.small}>{t('support.answer-time')}</p>
      <div>
        <Button kind="primary" name="formAction" value="ask-support">
          {t('support.send')}
        </Button>
      </div>
    </form>
  )
}

function Question({ reasons, name, email, form }: Pick<ContactFormProps, 'reasons' | 'name' | 'email' | 'form'>) {
  const { t } = useMarket()
  const { values, problems = {} } = form ?? {}
  return (
    <>
      <Select
        id="support-subject"
        name="subject"
        label={t('support.reason')}
        placeholder={t('form.choose')}
        choices={reasons.map((reason) => ({ value: reason, label: t(`support.reason-${reason}`) }))}
        defaultValue={values?.subject ?? ''}
        problems={problems.subject}
        required
      />
      <Field
        id="support-orderNumber"
        name="orderNumber"
        label={t('support.order-number')}
        optional={t('form.optional')}
        maxLength={50}
        dir="ltr"
        defaultValue={values?.orderNumber}
        problems={problems.orderNumber}
      />
      <Field
        id="support-name"
        name="name"
        label={t('support.name')}
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={values?.name ?? name}
        problems={problems.name}
      />
      <EmailField
        id="support-email"
        label={t('support.email')}
        defaultValue={values?.email ?? email}
        problems={problems.email}
        explain={() => t('form.write-like', 'name@example.com')}
      />
      <TextArea
        id="support-message"
        name="message"
        label={t('support.message')}
        rows={7}
        minLength={10}
        maxLength={4000}
        required
        defaultValue={values?.message}
        problems={problems.message}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { ErrorSummary } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'

export interface AccountFormProps {
  readonly action: string
  readonly formAction: string
  /** The text of its button. */
  readonly submit: string
  /** The faults that the answer found in this form. */
  readonly refused: FormState | undefined
  /** In front of the names of its fields, where other forms stand on the page. */
  readonly prefix: string
  /** The button is not the main one of the page. */
  readonly secondary?: boolean
  readonly children?: ReactNode
}

/** A form of the account: what is wrong stands above it and leads to the fields. */
export function AccountForm({ action, formAction, submit, refused, prefix, secondary, children }: AccountFormProps) {
  const { t } = useMarket()
  const problems = Object.entries(refused?.problems ?? {}).flatMap(([field, texts]) =>
    texts.map((text) => ({ text, field: field ? prefix + field : undefined })),
  )
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      {refused && <ErrorSummary title={t('form.to-fix', problems.length)} problems={problems} />}
      {children}
      <Button kind={secondary ? 'secondary' : 'primary'} size="buy" name="formAction" value={formAction}>
        {submit}
      </Button>
    </form>
  )
}

/** The form of the page that was refused, if it is this one. */
export const refusedAs = (form: FormState | undefined, formAction: string): FormState | undefined =>
  form?.formAction === formAction ? form : undefined

import type { ReactNode } from 'react'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { ErrorSummary } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'

export interface AccountFormProps {
  readonly action: string
  readonly formAction: string
  /** The text of the submit button. */
  readonly submit: string
  /** The problems in the answer to this form. */
  readonly refused: FormState | undefined
  /** Prefix of the ids of the fields, for pages with several forms. */
  readonly prefix: string
  /** True if the button is not the main button of the page. */
  readonly secondary?: boolean
  readonly children?: ReactNode
}

/** A form of the account. Above it is a summary of its problems, with links to the fields. */
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

/** The refused form of the page, if it belongs to this form action. */
export const refusedAs = (form: FormState | undefined, formAction: string): FormState | undefined =>
  form?.formAction === formAction ? form : undefined

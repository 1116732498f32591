import type { ReactNode } from 'react'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { ErrorSummary } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './step-form.module.css'

export interface StepFormProps {
  /** Address of the step itself. */
  readonly action: string | undefined
  readonly formAction: string
  /** The text of the submit button. */
  readonly submit: string
  /** The refused form: its problems are shown with links to the fields. The id of a field is its name. */
  readonly refused: FormState | undefined
  /** Field labels for the problem summary. */
  readonly labels?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** The form of a step. `noValidate` switches off the browser's own error messages, because problems are shown in the market's language. */
export function StepForm({ action, formAction, submit, refused, labels = {}, children }: StepFormProps) {
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      {refused && <RefusedSummary refused={refused} labels={labels} />}
      {children}
      <Button kind="primary" size="buy" name="formAction" value={formAction}>
        {submit}
      </Button>
    </form>
  )
}

/** The problem summary above a form. */
function RefusedSummary({
  refused,
  labels,
}: Required<Pick<StepFormProps, 'labels'>> & { readonly refused: FormState }) {
  const { t } = useMarket()
  const problems = Object.entries(refused.problems).flatMap(([field, texts]) => {
    const label = refused.named?.includes(field) ? undefined : labels[field]
    return texts.map((text) => ({ text: label ? t('form.problem-of', label, text) : text, field: field || undefined }))
  })
  return <ErrorSummary title={t('form.to-fix', problems.length)} problems={problems} />
}

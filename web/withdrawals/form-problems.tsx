import type { FormState } from '#contracts/pages.ts'
import { ErrorSummary } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** All problems of a form, each with a link to its field. */
export function FormProblems({ form }: { readonly form: FormState | undefined }) {
  const { t } = useMarket()
  if (!form) return null
  const problems = Object.entries(form.problems).flatMap(([field, texts]) =>
    texts.map((text) => ({ text, field: field || undefined })),
  )
  return <ErrorSummary title={t('form.to-fix', problems.length)} problems={problems} />
}

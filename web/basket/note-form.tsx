import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './note-form.module.css'

export interface NoteFormProps {
  readonly note: string | undefined
  readonly form?: FormState | undefined
}

const longest = 500

/** A short note for the staff who pack the order. */
export function NoteForm({ note, form }: NoteFormProps) {
  const { t, links } = useMarket()
  const refused = form?.formAction === 'set-note' ? Object.values(form.problems).flat() : []
  return (
    <details className={styles.note} open={note !== undefined || refused.length > 0}>
      <summary>{t('basket.note')}</summary>
      <form method="post" action={links.basketPage} noValidate>
        <label className={styles.label} htmlFor="basket-note">
          {t('basket.note-label')}
        </label>
        <textarea
          className={styles.text}
          id="basket-note"
          name="note"
          rows={3}
          maxLength={longest}
          defaultValue={refused.length > 0 ? form?.values.note : note}
          aria-invalid={refused.length > 0 || undefined}
          aria-describedby={refused.length > 0 ? 'basket-note-problem' : undefined}
        />
        {refused.length > 0 && (
          <p className={styles.problem} id="basket-note-problem">
            {refused.join(' ')}
          </p>
        )}
        <Button name="formAction" value="set-note">
          {t('basket.save-note')}
        </Button>
      </form>
    </details>
  )
}

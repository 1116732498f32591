import { useMarket } from '#web/markets/index.ts'
import { markNames } from './mark-names.ts'
import type { Payment } from './payment.ts'
import styles from './payment-form.module.css'

/** What can be paid with here, at a glance. */
export function AcceptedMarks({ icons }: Pick<Payment, 'icons'>) {
  const { t } = useMarket()
  const marks = icons.flatMap((icon) => markNames[icon] ?? [])
  if (marks.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={t('payments.accepted')}>
      {marks.map((name) => (
        <li key={name} className={styles.mark}>
          {name}
        </li>
      ))}
    </ul>
  )
}

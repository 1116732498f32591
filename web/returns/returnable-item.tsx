import type { FormState } from '#contracts/pages.ts'
import type { ReturnableLine, ReturnReason } from '#contracts/returns.ts'
import { formatWrittenDay } from '#foundation/date-format.ts'
import { Select } from '#ui/select/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './returns.module.css'

const reasons: readonly ReturnReason[] = [
  'too-small',
  'too-large',
  'not-as-described',
  'faulty',
  'wrong-item',
  'late',
  'changed-mind',
]

export interface ReturnableItemProps {
  readonly line: ReturnableLine
  readonly form: FormState | undefined
}

/** A line of the order: how many pieces are returned and why, or the reason why they cannot be returned. */
export function ReturnableItem({ line, form }: ReturnableItemProps) {
  const { t, locale } = useMarket()
  const { lineItemId, name, details, imageUrl, returnable, returnableUntil, notBecause } = line
  const [pieces, reason, size] = [`pieces-${lineItemId}`, `reason-${lineItemId}`, `size-${lineItemId}`]
  const until = returnableUntil && formatWrittenDay(returnableUntil, locale)
  const counts = Array.from({ length: returnable + 1 }, (_, count) => ({ value: String(count), label: String(count) }))
  return (
    <li className={styles.item}>
      {imageUrl && <img className={styles.image} src={imageUrl} alt="" width={72} height={96} loading="lazy" />}
      <div className={styles.about}>
        <p>
          <bdi className={styles.name}>{name}</bdi>
          <br />
          <span className={styles.small}>{details}</span>
        </p>
        {returnable > 0 ? (
          <fieldset className={styles.fields}>
            <legend>
              <VisuallyHidden>{name}</VisuallyHidden>
            </legend>
            <Select
              id={pieces}
              name={pieces}
              label={t('returns.pieces')}
              choices={counts}
              defaultValue={form?.values[pieces] ?? '0'}
              problems={form?.problems[pieces]}
              narrow
            />
            <Select
              id={reason}
              name={reason}
              label={t('returns.reason')}
              optional={t('form.optional')}
              placeholder={t('returns.reason-none')}
              choices={reasons.map((value) => ({ value, label: t(`returns.reason-${value}`) }))}
              defaultValue={form?.values[reason]}
            />
            {line.sizes && (
              <Select
                id={size}
                name={size}
                label={t('returns.instead')}
                placeholder={t('returns.instead-money')}
                choices={line.sizes.map(({ sku, name: label }) => ({ value: sku, label }))}
                defaultValue={form?.values[size]}
                problems={form?.problems[size]}
              />
            )}
            {until && <p className={styles.small}>{t('returns.until', until)}</p>}
          </fieldset>
        ) : (
          <p className={styles.small}>{t(`returns.not-${notBecause ?? 'returned'}`)}</p>
        )}
      </div>
    </li>
  )
}

import type { ProductPart } from '#contracts/browsing-pages.ts'
import type { WireMoney } from '#contracts/money.ts'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { PartRow } from './part-row.tsx'
import styles from './parts-form.module.css'

export interface PartsFormProps {
  /** Address of the page this form belongs to. */
  readonly action: string
  readonly parts: readonly ProductPart[]
  /** The total of all parts, calculated by the server. */
  readonly total: WireMoney
  readonly form?: FormState | undefined
  readonly level: 2 | 3
  /** Shows the parts as tiles side by side instead of in rows. */
  readonly tiles?: boolean
}

/** Several products, each with its sizes and its own button. The last button puts all of them into the basket. No script is needed. */
export function PartsForm({ action, parts, total, form, level, tiles = false }: PartsFormProps) {
  const { t, money } = useMarket()
  const answered = form?.formAction === 'add-parts' ? form : undefined
  const whole = answered?.problems['']
  return (
    <form method="post" action={action}>
      <input type="hidden" name="formAction" value="add-parts" />
      <input type="hidden" name="parts" value={parts.map(({ id }) => id).join(',')} />
      <ul className={styles.parts} data-tiles={tiles || undefined}>
        {parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            level={level}
            tiles={tiles}
            chosen={answered?.values[`part-${part.id}`]}
            problem={answered?.problems[`part-${part.id}`]?.[0]}
          />
        ))}
      </ul>
      {whole && (
        <p className={styles.problem} role="alert">
          {whole[0]}
        </p>
      )}
      <div className={styles.total}>
        <p>
          {t('product.all-parts', parts.length)}{' '}
          <b>
            <bdi>{money(total)}</bdi>
          </b>
        </p>
        <Button kind="primary" size="buy">
          {t('product.add-all', parts.length)}
        </Button>
      </div>
    </form>
  )
}

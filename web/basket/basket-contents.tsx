import type { BasketResponse } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import { ErrorSummary } from '#ui/notice/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-contents.module.css'
import { BasketLineRow } from './basket-line-row.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { FreeFreight } from './free-freight.tsx'

export interface BasketContentsProps {
  readonly basket: BasketResponse
  /** A change that was refused. */
  readonly form?: FormState | undefined
}

/** The whole basket: lines with their controls, and what they come to. */
export function BasketContents({ basket: response, form }: BasketContentsProps) {
  const { t } = useMarket()
  const { lines, quantity } = response.basket
  const refused = form && refusalOf(form, lines)
  return (
    <div className={styles.columns}>
      <div>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{t('basket.title')}</h1>
          <p className={styles.count}>{t('basket.item', quantity)}</p>
        </div>
        <div className={styles.above}>
          <FreeFreight basket={response} />
          {refused && <ErrorSummary title={t('basket.not-changed')} problems={refused.summary} />}
        </div>
        <section aria-labelledby="basket-lines">
          <h2 id="basket-lines">
            <VisuallyHidden>{t('basket.your-items')}</VisuallyHidden>
          </h2>
          <ul>
            {lines.map((line) => (
              <BasketLineRow key={line.id} line={line} {...(refused?.lineId === line.id && refused.ofLine)} />
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.beside}>
        <BasketSummary basket={response} />
      </div>
    </div>
  )
}

/** Which line a refused change was about, and its texts with a way to that line. */
function refusalOf(form: FormState, lines: readonly { readonly id: string }[]) {
  const lineId = lines.find(({ id }) => id === form.values.line)?.id
  const texts = Object.values(form.problems).flat()
  return {
    lineId,
    ofLine: { problems: texts, typed: form.values.quantity },
    summary: texts.map((text) => ({ text, field: lineId && `quantity-${lineId}` })),
  }
}

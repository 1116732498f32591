import type { BasketLine, BasketResponse } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import { ErrorSummary } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { BasketLineRow } from './basket-line-row.tsx'

export interface BasketLinesProps {
  readonly lines: readonly BasketLine[]
  /** The form of a refused change. */
  readonly form?: FormState | undefined
}

/** Lines that can be changed in place. The reason for a refused change is shown next to its line. */
export function BasketLines({ lines, form }: BasketLinesProps) {
  const refused = refusalOf(form, lines)
  return (
    <ul>
      {lines.map((line) => (
        <BasketLineRow key={line.id} line={line} {...(refused?.lineId === line.id && refused.ofLine)} />
      ))}
    </ul>
  )
}

/** The summary of a refused change, with links to its line. */
export function NotChanged({
  basket: { basket },
  form,
}: {
  readonly basket: BasketResponse
} & Pick<BasketLinesProps, 'form'>) {
  const { t } = useMarket()
  const refused = refusalOf(form, basket.lines)
  return refused ? <ErrorSummary title={t('basket.not-changed')} problems={refused.summary} /> : null
}

/** Form actions whose form shows its problems itself. */
const tellTheirOwn: ReadonlySet<string> = new Set(['add-promo-code', 'apply-gift-card', 'set-note'])

/** The line of a refused change, and the texts of its problems with links to that line. */
function refusalOf(form: FormState | undefined, lines: readonly { readonly id: string }[]) {
  if (!form || tellTheirOwn.has(form.formAction)) return undefined
  const lineId = lines.find(({ id }) => id === form.values.line)?.id
  // Of several problems of a line, the first is shown.
  const texts = form.problems.lineItem?.slice(0, 1) ?? Object.values(form.problems).flat()
  return {
    lineId,
    ofLine: { problems: texts, typed: form.values.quantity },
    summary: texts.map((text) => ({ text, field: lineId && `quantity-${lineId}` })),
  }
}

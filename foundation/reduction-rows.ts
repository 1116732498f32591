import type { Translate } from './words.ts'

interface Amount {
  readonly amount: number
  readonly currency: string
}

/** The reductions of the goods of a basket or an order, as shown. */
interface Reduced<Money extends Amount> {
  readonly totalDiscount: Money
  readonly reductions?:
    | readonly {
        readonly kind: 'goods' | 'promotion'
        readonly promotionId?: string | undefined
        readonly name?: string | undefined
        readonly promoCode?: string | undefined
        readonly amount: Money
      }[]
    | undefined
}

export interface ReductionRow<Money> {
  readonly key: string
  readonly label: string
  readonly amount: Money
}

/** One row for each kind of reduction of the goods, the same on pages, in mails and on receipts. Older orders contain only the sum. */
export function reductionRows<Money extends Amount>(
  { totalDiscount, reductions = [] }: Reduced<Money>,
  t: Translate,
): ReductionRow<Money>[] {
  if (totalDiscount.amount <= 0) return []
  if (reductions.length === 0) return [{ key: 'all', label: t('basket.reductions'), amount: totalDiscount }]
  return reductions.map(({ kind, promotionId = '', name = '', promoCode, amount }) => ({
    key: `${kind} ${promotionId}`,
    label:
      kind === 'goods'
        ? t('basket.reduced-prices')
        : promoCode === undefined || name.includes(promoCode)
          ? name
          : t('basket.promotion-by-code', name, promoCode),
    amount,
  }))
}

import { formatDate } from '#foundation/date-format.ts'
import type { Translate } from '#foundation/words.ts'

export interface Stated {
  readonly name: string
  readonly email: string
  readonly orderNumber: string
  readonly ordered: Date
  readonly submitted: Date
  readonly timeZone: string
  readonly goods: readonly { readonly name: string; readonly details: string; readonly quantity: number }[]
}

/** The declaration as it is stored and sent: the pieces, the contract, the person and the time. */
export const statementText = (
  { name, email, orderNumber, ordered, submitted, timeZone, goods }: Stated,
  t: Translate,
): string =>
  [
    t('withdrawal.statement', orderNumber, formatDate(ordered, timeZone)),
    ...goods.map((it) => `${it.quantity} × ${[it.name, it.details].filter(Boolean).join(', ')}`),
    `${t('withdrawal.name')}: ${name}`,
    `${t('checkout.email')}: ${email}`,
    `${t('withdrawal.submitted')}: ${formatDate(submitted, timeZone, true)} (${timeZone})`,
  ].join('\n')

import { Marks } from '#ui/badge/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { markNames } from './mark-names.ts'
import type { Payment } from './payment.ts'

/** The brand marks of the accepted payment types. */
export function AcceptedMarks({ icons }: Pick<Payment, 'icons'>) {
  const { t } = useMarket()
  return <Marks label={t('payments.accepted')} names={icons.flatMap((icon) => markNames[icon] ?? [])} />
}

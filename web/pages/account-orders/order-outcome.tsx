import type { PageOf } from '#contracts/pages.ts'
import { listed } from '#foundation/listed.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The result of the last form action. */
export function OrderOutcome({
  page: { done, missing = [], form },
}: {
  readonly page: Pick<PageOf<'accountOrderHistoryPage'>, 'done' | 'missing' | 'form'>
}) {
  const { t, links } = useMarket()
  const problems = Object.values(form?.problems ?? {}).flat()
  if (problems.length > 0)
    return (
      <Notice tone="warning" role="alert">
        {problems.join(' ')}
      </Notice>
    )
  if (!done) return null
  return (
    <Notice tone={missing.length > 0 ? 'warning' : 'success'} role="status">
      {t(`orders.done-${done}`)} {missing.length > 0 && t('orders.missing', listed(t, missing))}{' '}
      {done === 'bought' && <TextLink href={links.basketPage ?? ''}>{t('orders.to-basket')}</TextLink>}
    </Notice>
  )
}

import type { Withdrawal } from '#contracts/withdrawals.ts'
import { formatWrittenDay, formatWrittenMoment } from '#foundation/date-format.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The declared withdrawal, its time, and the next steps. It shows no personal data, because its address alone opens it. */
export function DeclaredWithdrawal({ shown }: { readonly shown: Withdrawal }) {
  const { t, market, locale } = useMarket()
  const { withdrawalNumber, submitted, orderNumber, lines, isCancelled, comesBack, sendBy, returnUrl } = shown
  const at = formatWrittenMoment(new Date(submitted), locale, market.timeZone)
  return (
    <>
      <h1 tabIndex={-1}>{t('withdrawal.done')}</h1>
      <Notice tone="success">{t('withdrawal.done-text', at)}</Notice>
      <SummaryList>
        <SummaryRow term={t('withdrawal.number-term')}>
          <bdi>{withdrawalNumber}</bdi>
        </SummaryRow>
        <SummaryRow term={t('withdrawal.order-term')}>
          <bdi>{orderNumber}</bdi>
        </SummaryRow>
        {lines.map(({ lineItemId, name, details, quantity }) => (
          <SummaryRow key={lineItemId} term={`${quantity} × ${name}`}>
            {details}
          </SummaryRow>
        ))}
      </SummaryList>
      {isCancelled && <p>{t('withdrawal.is-cancelled')}</p>}
      {comesBack && (
        <p>
          {sendBy === undefined
            ? t('withdrawal.with-return')
            : t('withdrawal.send-by', formatWrittenDay(sendBy, locale))}
        </p>
      )}
      {returnUrl && (
        <div>
          <ButtonLink kind="primary" href={returnUrl}>
            {t('withdrawal.to-return')}
          </ButtonLink>
        </div>
      )}
      <p>{t('withdrawal.refund-when')}</p>
    </>
  )
}

import type { PageOf } from '#contracts/pages.ts'
import type { GoodsReturn } from '#contracts/returns.ts'
import { formatWrittenDate, formatWrittenDay } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { TextLink } from '#ui/layout/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './returns.module.css'

/** The pieces that a member can return, and every return with its state, label and refund. */
export function OwnReturns({
  returns,
  returnable,
  portalUrl,
}: Pick<PageOf<'accountReturnsPage'>, 'returns' | 'returnable' | 'portalUrl'>) {
  const { t, market, locale } = useMarket()
  return (
    <>
      <h1 tabIndex={-1}>{t('page.accountreturnspage')}</h1>
      <section aria-labelledby="returnable-title">
        <h2 id="returnable-title">{t('returns.can-return')}</h2>
        {returnable.length === 0 && <p>{t('returns.none-returnable')}</p>}
        <ul className={styles.plain}>
          {returnable.map(({ orderNumber, created, url }) => (
            <li key={orderNumber}>
              <TextLink href={url}>{t('returns.return-order', leftToRight(orderNumber))}</TextLink>{' '}
              <span className={styles.small}>{formatWrittenDate(new Date(created), locale, market.timeZone)}</span>
            </li>
          ))}
        </ul>
        {portalUrl !== undefined && <TextLink href={portalUrl}>{t('returns.to-portal')}</TextLink>}
      </section>
      <section aria-labelledby="own-returns-title">
        <h2 id="own-returns-title">{t('returns.own')}</h2>
        {returns.length === 0 && <p>{t('returns.none')}</p>}
        <ul className={styles.plain}>
          {returns.map((one) => (
            <Entry key={one.returnId} shown={one} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Entry({ shown }: { readonly shown: GoodsReturn }) {
  const { t, money, links, locale } = useMarket()
  const { returnId, returnNumber, state, sendBy, lines, refund, labelUrl } = shown
  const title = `return-${returnId}`
  return (
    <li className={styles.own}>
      <h3 className={styles.name} id={title}>
        <TextLink href={`${links.returnItemsPage}?${new URLSearchParams({ returnid: returnId })}`}>
          {t('returns.label-title', leftToRight(returnNumber))}
        </TextLink>
      </h3>
      <SummaryList>
        <SummaryRow term={t('returns.state')}>{t(`returns.state-${state.toLowerCase()}`)}</SummaryRow>
        {lines.map(({ lineItemId, name, details, quantity }) => (
          <SummaryRow key={lineItemId} term={`${quantity} × ${name}`}>
            {details}
          </SummaryRow>
        ))}
        {state === 'registered' && (
          <SummaryRow term={t('returns.send-by')}>{formatWrittenDay(sendBy, locale)}</SummaryRow>
        )}
        {state !== 'refused' && (
          <SummaryRow term={t(state === 'refunded' ? 'orders.refunded' : 'returns.refund-expected')}>
            {money(refund)}
          </SummaryRow>
        )}
      </SummaryList>
      {labelUrl && (
        <TextLink href={labelUrl} aria-describedby={title}>
          {t('returns.print-label')}
        </TextLink>
      )}
    </li>
  )
}

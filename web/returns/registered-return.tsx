import type { GoodsReturn } from '#contracts/returns.ts'
import { formatWrittenDay } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './returns.module.css'

export interface RegisteredReturnProps {
  readonly shown: GoodsReturn
  readonly qrCode: string | undefined
}

/** A return with its next step or its outcome. It shows no personal data, because anybody with its address can open it. */
export function RegisteredReturn({ shown, qrCode }: RegisteredReturnProps) {
  const { t, money, locale } = useMarket()
  const { returnNumber, state, way, labelUrl, sendBy, lines, refund, note, trackingLink, carrier, trackingNumber } =
    shown
  const asksSizes = lines.some(({ exchange }) => exchange)
  const isOver = state === 'refunded' || state === 'refused'
  return (
    <>
      <h1 tabIndex={-1}>{t('returns.label-title', leftToRight(returnNumber))}</h1>
      <Notice tone={state === 'refused' ? 'warning' : 'success'}>
        {t(shown.newOrderNumber ? 'returns.state-exchanged-long' : `returns.state-${state.toLowerCase()}-long`)}
      </Notice>
      {state === 'registered' && way === 'carrier' && !labelUrl && <Notice>{t('returns.label-later')}</Notice>}
      {state === 'registered' && (way === 'store' || labelUrl) && <HowToSend shown={shown} qrCode={qrCode} />}
      <SummaryList>
        {state === 'registered' && (
          <SummaryRow term={t('returns.send-by')}>{formatWrittenDay(sendBy, locale)}</SummaryRow>
        )}
        {carrier && (
          <SummaryRow term={carrier}>
            <bdi>{trackingNumber}</bdi>{' '}
            {trackingLink && <TextLink href={trackingLink}>{t('mails.follow-parcel')}</TextLink>}
          </SummaryRow>
        )}
        {lines.map(({ lineItemId, name, details, quantity, accepted, exchange }) => (
          <SummaryRow key={lineItemId} term={`${quantity} × ${name}`}>
            {details}
            {exchange && (
              <>
                <br />
                {t('returns.exchanged-for', exchange.size)}
              </>
            )}
            {accepted !== undefined && accepted < quantity && (
              <>
                <br />
                {t('returns.accepted', accepted)}
              </>
            )}
          </SummaryRow>
        ))}
        {shown.newOrderNumber && (
          <SummaryRow term={t('returns.new-order')}>
            <bdi>{shown.newOrderNumber}</bdi>
          </SummaryRow>
        )}
        {state !== 'refused' && (refund.amount > 0 || !asksSizes) && (
          <SummaryRow term={t(state === 'refunded' ? 'orders.refunded' : 'returns.refund-expected')}>
            {money(refund)}
          </SummaryRow>
        )}
        {note && <SummaryRow term={t('returns.note')}>{note}</SummaryRow>}
      </SummaryList>
      {!isOver && <p className={styles.small}>{t(asksSizes ? 'returns.exchange-when' : 'returns.refund-when')}</p>}
    </>
  )
}

function HowToSend({ shown, qrCode }: RegisteredReturnProps) {
  const { t } = useMarket()
  const { way, labelUrl, dropOffCode, returnNumber } = shown
  const code = dropOffCode ?? returnNumber
  return (
    <section className={styles.send} aria-labelledby="send-title">
      <h2 id="send-title">{t(`returns.send-${way}`)}</h2>
      {labelUrl && (
        <div>
          <ButtonLink kind="primary" href={labelUrl}>
            {t('returns.print-label')}
          </ButtonLink>
        </div>
      )}
      <p>{t(`returns.send-${way}-note`)}</p>
      {qrCode && <img className={styles.code} src={qrCode} alt={t('returns.code-of', code)} width={180} height={180} />}
      <p className={styles.codeText}>
        <bdi>{code}</bdi>
      </p>
    </section>
  )
}

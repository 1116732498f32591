import { ButtonLink } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Payment } from './payment.ts'
import styles from './payment-form.module.css'
import { usePagePolling } from './use-page-polling.ts'

/** A payment link as a QR code for a phone's camera. The page polls the state of the link. */
export function PayByLink({ link }: { readonly link: NonNullable<Payment['link']> }) {
  const { t, moment } = useMarket()
  usePagePolling({ askAgainAfterMs: link.askAgainAfterMs, isOver: false }, link)
  return (
    <section className={styles.link}>
      <noscript>
        <meta httpEquiv="refresh" content={String(Math.round(link.askAgainAfterMs / 1000))} />
      </noscript>
      <h2>{t('payments.scan-to-pay')}</h2>
      {link.status === 'PaymentPending' && (
        <Notice tone="warning" role="status">
          {t('feedback.error_pay_by_link_pending')}
        </Notice>
      )}
      <img className={styles.code} src={link.qrCode} alt={t('payments.scan-to-pay')} width="240" height="240" />
      <p>{t('payments.scan-how')}</p>
      <ButtonLink href={link.url} target="_blank" rel="noopener">
        {t('payments.open-link')}
      </ButtonLink>
      {link.expiresAt && <p className={styles.until}>{t('payments.link-until', moment(link.expiresAt))}</p>}
    </section>
  )
}

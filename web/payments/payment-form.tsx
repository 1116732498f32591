import { type FormEvent, type ReactNode, useState } from 'react'
import type { WireMoney } from '#contracts/money.ts'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { ErrorSummary, Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { AcceptedMarks } from './accepted-marks.tsx'
import { PayByLink } from './pay-by-link.tsx'
import type { PaymentChoice } from './payment.ts'
import type { OwnFields } from './payment-fields.port.ts'
import styles from './payment-form.module.css'
import { PaymentMethods } from './payment-methods.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { useOwnFields } from './use-own-fields.ts'
import { useToastOnce } from './use-toast-once.ts'

export interface PaymentFormProps extends PaymentChoice {
  /** The total. The order button is directly below it. */
  readonly total: ReactNode
  /** The amount left to pay. */
  readonly due: WireMoney
}

/** The form to choose a payment type and to order. The browser posts it itself, because the answer may redirect to a bank. */
export function PaymentForm({ payment, refused, fields, total, due }: PaymentFormProps) {
  const { t, links } = useMarket()
  const { place, shown } = useOwnFields({ payment, fields })
  const { busy, onSubmit } = useOnePress(shown)
  useToastOnce(payment, refused)
  return (
    <div className={styles.form}>
      {refused ? <RefusedSummary refused={refused} /> : payment.refusal && <RefusalNotice refusal={payment.refusal} />}
      {payment.ownFields && <div ref={place} />}
      <form
        className={styles.form}
        method="post"
        action={links.checkoutPaymentPage}
        data-whole-page
        noValidate
        onSubmit={onSubmit}
      >
        {payment.link ? (
          <PayByLink link={payment.link} />
        ) : payment.provider === 'gift-cards' ? (
          <>
            <input type="hidden" name="checkoutBasketId" value={payment.checkoutBasketId} />
            <input type="hidden" name="paymentMethod" value="giftcard" />
            <Notice tone="info">{t('payments.covered')}</Notice>
            <OrderNow total={total} due={due} busy={busy} />
          </>
        ) : payment.methods.length === 0 ? (
          <Notice tone="danger">{t('feedback.error_payment_providers_initialization')}</Notice>
        ) : (
          <>
            <input type="hidden" name="checkoutBasketId" value={payment.checkoutBasketId} />
            {!shown && <PaymentMethods payment={payment} refused={refused} fields={fields} />}
            <AcceptedMarks icons={payment.icons} />
            <OrderNow total={total} due={due} busy={busy} />
          </>
        )}
      </form>
    </div>
  )
}

interface OrderNowProps extends Pick<PaymentFormProps, 'total' | 'due'> {
  readonly busy: boolean
}

/** The total and the order button. In some countries the law prescribes the text of the button; elsewhere it names the amount. */
function OrderNow({ total, due, busy }: OrderNowProps) {
  const { t, market, money } = useMarket()
  return (
    <>
      <p className={styles.terms}>{t('checkout.pay-terms', money(due))}</p>
      <div className={styles.order}>
        {total}
        <Button kind="primary" size="buy" name="formAction" value="pay" busy={busy}>
          {market.buttonNamesAmount ? t('checkout.pay-amount', money(due)) : t('checkout.order-button')}
        </Button>
      </div>
    </>
  )
}

function RefusedSummary({ refused }: { readonly refused: FormState }) {
  const { t } = useMarket()
  const problems = Object.entries(refused.problems).flatMap(([field, texts]) =>
    texts.map((text) => ({ text, field: field || undefined })),
  )
  return <ErrorSummary title={t('payments.nothing-charged-yet')} problems={problems} />
}

/**
 * Sends the form once. Further clicks have no effect until the next page is shown. The provider's fields prevent this
 * themselves.
 */
function useOnePress(own: OwnFields | undefined) {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    onSubmit(event: FormEvent) {
      if (own) {
        event.preventDefault()
        own.submit()
      } else if (busy) event.preventDefault()
      // The button is disabled after the submit, because the form action of a disabled button would not be posted.
      else setTimeout(() => setBusy(true))
    },
  }
}

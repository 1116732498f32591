import type { ReactNode } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './codes.module.css'
import { minusAmount } from './minus-amount.ts'

interface AppliedCodesProps {
  readonly basket: BasketResponse['basket']
  readonly action: string | undefined
  readonly giftCardsOnly: boolean
}

/** The codes and gift cards of the basket, each with a button to remove it. */
export function AppliedCodes({
  basket: { promoCodes, promoCodeAmounts, giftCards },
  action,
  giftCardsOnly,
}: AppliedCodesProps) {
  const { t, money } = useMarket()
  return (
    <>
      {(giftCardsOnly ? [] : promoCodes).map((code) => (
        <Applied key={code} action={action} name={code} field="promoCode" formAction="remove-promo-code" value={code}>
          {promoCodeAmounts[code] && promoCodeAmounts[code].amount > 0
            ? minusAmount(promoCodeAmounts[code], money)
            : undefined}
        </Applied>
      ))}
      {giftCards.map(({ cardId, giftCardNumber, isVoucher, balance, covered }) => (
        <Applied
          key={cardId ?? giftCardNumber}
          action={action}
          name={isVoucher ? t('loyalty.voucher-of', money(balance)) : t('gift-card.ending', giftCardNumber.slice(-4))}
          field="giftCard"
          formAction="remove-gift-card"
          value={cardId ?? giftCardNumber}
        >
          {covered && t('gift-card.covers', money(covered), money(balance))}
        </Applied>
      ))}
    </>
  )
}

interface AppliedProps {
  readonly action: string | undefined
  readonly name: string
  readonly field: 'promoCode' | 'giftCard'
  readonly value: string
  readonly formAction: string
  /** The value of the code or card for this basket. */
  readonly children?: ReactNode
}

function Applied({ action, name, field, value, formAction, children }: AppliedProps) {
  const { t } = useMarket()
  return (
    <form className={styles.applied} method="post" action={action}>
      <input type="hidden" name={field} value={value} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <bdi className={styles.worth}>{children}</bdi>
      <button
        type="submit"
        className={styles.remove}
        name="formAction"
        value={formAction}
        aria-label={t('basket.remove-line', name)}
      >
        {t('basket.remove')}
      </button>
    </form>
  )
}

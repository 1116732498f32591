import type { BasketResponse } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { AppliedCodes } from './applied-codes.tsx'
import { GiftCardEntry, PromoCodeEntry } from './code-entry.tsx'
import styles from './codes.module.css'

export interface CodesProps {
  readonly basket: BasketResponse
  readonly form?: FormState | undefined
  /** The page to show afterwards; by default the basket page. */
  readonly action?: string | undefined
  /** True on the payment step, which accepts no further codes. */
  readonly giftCardsOnly?: boolean
}

/** Codes and gift cards that are applied to this basket, and a form for further codes and cards. */
export function Codes({ basket: { basket }, form, action, giftCardsOnly = false }: CodesProps) {
  const { t, toggle, links } = useMarket()
  const to = action ?? links.basketPage
  if (!toggle('redeemPromoCodeAndGiftCard')) return null
  const { promoCodes, giftCards } = basket
  return (
    <section className={styles.codes} id="promoCode" tabIndex={-1} aria-label={t('basket.codes')}>
      <AppliedCodes basket={basket} action={to} giftCardsOnly={giftCardsOnly} />
      {!giftCardsOnly && <PromoCodeEntry key={`codes-${promoCodes.length}`} basket={basket} form={form} action={to} />}
      <GiftCardEntry key={`cards-${giftCards.length}`} basket={basket} form={form} action={to} />
    </section>
  )
}

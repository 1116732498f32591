import type { FormEvent, ReactNode } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { Field } from '#ui/field/index.ts'
import { queueToast } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { tellError } from '#web/platform/analytics.ts'
import { refusedCodes } from '../refused-codes.ts'
import { alreadyApplied } from './already-applied.ts'
import styles from './codes.module.css'
import { takenOff } from './taken-off.ts'

export interface CodesProps {
  readonly basket: BasketResponse
  readonly form?: FormState | undefined
  /** The page that is shown again; the basket's where none is named. */
  readonly action?: string | undefined
  /** The payment step accepts no more codes. */
  readonly giftCardsOnly?: boolean
}

/** Codes and gift cards that count for this basket, and a form to enter one more of either. */
export function Codes({ basket: { basket }, form, action, giftCardsOnly = false }: CodesProps) {
  const { t, toggle, links, money } = useMarket()
  const to = action ?? links.basketPage
  if (!toggle('redeemPromoCodeAndGiftCard')) return null
  const { promoCodes, promoCodeAmounts, giftCards } = basket
  return (
    <section className={styles.codes} id="promoCode" tabIndex={-1} aria-label={t('basket.codes')}>
      {(giftCardsOnly ? [] : promoCodes).map((code) => (
        <Applied key={code} action={to} name={code} field="promoCode" formAction="remove-promo-code" value={code}>
          {promoCodeAmounts[code] && promoCodeAmounts[code].amount > 0
            ? takenOff(promoCodeAmounts[code], money)
            : undefined}
        </Applied>
      ))}
      {giftCards.map(({ giftCardNumber, balance, covered }) => (
        <Applied
          key={giftCardNumber}
          action={to}
          name={t('gift-card.ending', giftCardNumber.slice(-4))}
          field="giftCard"
          formAction="remove-gift-card"
          value={giftCardNumber}
        >
          {covered && t('gift-card.covers', money(covered), money(balance))}
        </Applied>
      ))}
      {!giftCardsOnly && (
        <Entry
          key={`codes-${promoCodes.length}`}
          title={t('basket.enter-promo-code')}
          open={form?.formAction === 'add-promo-code'}
        >
          <form method="post" action={to} noValidate onSubmit={unlessApplied(promoCodes, 'promoCode', t)}>
            <Field
              id="promo-code"
              name="promoCode"
              label={t('basket.promo-code')}
              autoComplete="off"
              autoCapitalize="characters"
              {...refusedIn(form, 'add-promo-code', 'promoCode')}
            />
            <Button name="formAction" value="add-promo-code">
              {t('basket.apply')}
            </Button>
          </form>
        </Entry>
      )}
      <Entry
        key={`cards-${giftCards.length}`}
        title={t('basket.enter-gift-card')}
        open={form?.formAction === 'apply-gift-card'}
      >
        <form
          method="post"
          action={to}
          noValidate
          onSubmit={unlessApplied(
            giftCards.map(({ giftCardNumber }) => giftCardNumber),
            'giftCard',
            t,
          )}
        >
          <Field
            id="gift-card"
            name="giftCard"
            label={t('gift-card.number')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            {...refusedIn(form, 'apply-gift-card', 'giftCard')}
          />
          <Field id="gift-card-code" name="validationCode" label={t('gift-card.code')} dir="ltr" autoComplete="off" />
          <Button name="formAction" value="apply-gift-card">
            {t('basket.apply')}
          </Button>
        </form>
      </Entry>
    </section>
  )
}

interface AppliedProps {
  readonly action: string | undefined
  readonly name: string
  readonly field: 'promoCode' | 'giftCard'
  readonly value: string
  readonly formAction: string
  /** Its value here. */
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

function Entry({
  title,
  open,
  children,
}: {
  readonly title: string
  readonly open: boolean
  readonly children: ReactNode
}) {
  return (
    <details className={styles.entry} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

const refusedIn = (form: FormState | undefined, formAction: string, field: string) =>
  form?.formAction === formAction
    ? { problems: Object.values(form.problems).flat(), defaultValue: form.values[field] }
    : { problems: undefined }

/** An already applied filter is not sent again. */
const unlessApplied =
  (applied: readonly string[], field: 'promoCode' | 'giftCard', t: (key: string) => string) =>
  (event: FormEvent<HTMLFormElement>): void => {
    const key = alreadyApplied(field, String(new FormData(event.currentTarget).get(field) ?? ''), applied)
    if (key === undefined) return
    event.preventDefault()
    queueToast('info', t(key))
    if (field === 'promoCode') tellError('basket', refusedCodes['promotion.code-already-applied']!)
  }

import type { FormEvent, ReactNode } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { Field } from '#ui/field/index.ts'
import { queueToast } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { trackError } from '#web/platform/analytics.ts'
import { refusedCodes } from '../refused-codes.ts'
import { alreadyApplied } from './already-applied.ts'
import styles from './codes.module.css'
import { enteredNumbers } from './entered-cards.ts'

interface CodeEntryProps {
  readonly basket: BasketResponse['basket']
  readonly form?: FormState | undefined
  readonly action?: string | undefined
}

export function PromoCodeEntry({ basket: { promoCodes }, form, action }: CodeEntryProps) {
  const { t } = useMarket()
  return (
    <Entry
      {...{ form, action, field: 'promoCode', formAction: 'add-promo-code', applied: () => promoCodes }}
      title={t('basket.enter-promo-code')}
    >
      <Field
        id="promo-code"
        name="promoCode"
        label={t('basket.promo-code')}
        autoComplete="off"
        autoCapitalize="characters"
        {...refusedIn(form, 'add-promo-code', 'promoCode')}
      />
    </Entry>
  )
}

export function GiftCardEntry({ basket: { giftCards }, form, action }: CodeEntryProps) {
  const { t } = useMarket()
  return (
    <Entry
      {...{ form, action, field: 'giftCard', formAction: 'apply-gift-card', applied: () => enteredNumbers(giftCards) }}
      title={t('basket.enter-gift-card')}
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
    </Entry>
  )
}

interface EntryProps extends Omit<CodeEntryProps, 'basket'> {
  readonly title: string
  readonly field: 'promoCode' | 'giftCard'
  readonly formAction: string
  /** Codes or card numbers that this page knows as applied. */
  readonly applied: () => readonly string[]
  readonly children: ReactNode
}

/** A form that opens with a click on its title. It is open from the start if the last entry was refused. */
function Entry({ title, form, action, field, formAction, applied, children }: EntryProps) {
  const { t } = useMarket()
  return (
    <details className={styles.entry} open={form?.formAction === formAction}>
      <summary>{title}</summary>
      <form method="post" action={action} noValidate onSubmit={unlessApplied(applied, field, t)}>
        {children}
        <Button name="formAction" value={formAction}>
          {t('basket.apply')}
        </Button>
      </form>
    </details>
  )
}

/** The first text about a code; without one, all that is said. */
const textsOf = (problems: FormState['problems']): readonly string[] =>
  problems.promoCode?.slice(0, 1) ?? Object.values(problems).flat()

const refusedIn = (form: FormState | undefined, formAction: string, field: string) =>
  form?.formAction === formAction
    ? { problems: textsOf(form.problems), defaultValue: form.values[field] }
    : { problems: undefined }

/** Does not send a code or card that is already applied. */
const unlessApplied =
  (applied: () => readonly string[], field: 'promoCode' | 'giftCard', t: (key: string) => string) =>
  (event: FormEvent<HTMLFormElement>): void => {
    const key = alreadyApplied(field, String(new FormData(event.currentTarget).get(field) ?? ''), applied())
    if (key === undefined) return
    event.preventDefault()
    queueToast('info', t(key))
    if (field === 'promoCode') trackError('basket', refusedCodes['promotion.code-already-applied']!)
  }

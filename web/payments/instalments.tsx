import { useState } from 'react'
import { listed } from '#foundation/listed.ts'
import { Radio } from '#ui/choice/index.ts'
import { Field } from '#ui/field/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'
import styles from './instalments.module.css'

const ask = (catalog: string, binNumber: string) =>
  api('POST /api/order/{catalog}/payment/iyzico/check-bin', { catalog, body: { binNumber } })
type Card = Awaited<ReturnType<typeof ask>>

/** The first digits of a card identify its bank and the possible instalments. Entering them is optional. */
export function Instalments() {
  const { t } = useMarket()
  const { card, checkCard } = useCard()
  return (
    <>
      <Field
        id="cardBeginning"
        label={t('payments.card-beginning')}
        optional={t('form.optional')}
        help={t('payments.card-beginning-why')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={8}
        onChange={(event) => checkCard(event.target.value)}
      />
      <div aria-live="polite">
        {typeof card === 'string' && <Notice tone="warning">{card}</Notice>}
        {typeof card === 'object' && <Plans card={card} />}
      </div>
    </>
  )
}

function Plans({ card: { bankName, cardFamily, installments } }: { readonly card: Card }) {
  const { t, money } = useMarket()
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.legend}>
        {t('payments.instalments')} <bdi>{listed(t, [bankName, cardFamily])}</bdi>
      </legend>
      {installments.map(({ count, monthlyPrice, totalPrice }) => (
        <Radio
          key={count}
          name="installments"
          value={count}
          defaultChecked={count === 1}
          label={
            count === 1
              ? t('payments.at-once', money(totalPrice))
              : t('payments.in-months', count, money(monthlyPrice), money(totalPrice))
          }
        />
      ))}
    </fieldset>
  )
}

const fewestDigits = 6

const refusalText = (fault: unknown): string | undefined => (fault instanceof ApiError ? fault.shown : undefined)

/** Requests the instalments when six digits are entered, and again only when these digits change; or the text why there are none. */
function useCard() {
  const { market, t } = useMarket()
  const [asked, setAsked] = useState('')
  const [card, setCard] = useState<Card | string>()
  const checkCard = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, fewestDigits)
    if (digits === asked) return
    setAsked(digits)
    setCard(undefined)
    if (digits.length < fewestDigits) return
    ask(market.id, digits).then(setCard, (fault) => setCard(refusalText(fault) ?? t('payment.card-unknown')))
  }
  return { card, checkCard }
}

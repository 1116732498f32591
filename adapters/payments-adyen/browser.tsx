import type { Translate } from '#foundation/words.ts'
import { Field, FieldPair } from '#ui/field/index.ts'
import type { PaymentFields, PaymentFieldsProps } from '#web/payments/payment-fields.port.ts'
import styles from './browser.module.css'

/**
 * Adyen's part of the payment step. With the simulator it has plain fields of our own, only for test cards, because
 * encrypted fields exist only in the provider's script. Live it is the provider's Drop-in, loaded when it is needed.
 * Without script the shopper enters the card on the provider's hosted page, so that card data never passes through this
 * shop.
 */
export const adyenFields: PaymentFields = {
  CardFields: TestCardFields,
  showOwnFields: async (place, needs) => (await import('./drop-in.ts')).showDropIn(place, needs),
}

function TestCardFields({ problems, t }: PaymentFieldsProps) {
  const field = (name: string) => ({ id: name, name, problems: problems[name], required: true })
  return (
    <>
      <Field
        {...field('cardNumber')}
        label={t('payments.card-number')}
        inputMode="numeric"
        autoComplete="cc-number"
        dir="ltr"
        maxLength={23}
        mask="#### #### #### ####"
        pattern="[\d ]{12,23}"
        ticked
        explain={() => t('form.write-like', testCards[0].number)}
      />
      <FieldPair>
        <Field
          {...field('expiry')}
          label={t('payments.valid-to')}
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
          maxLength={7}
          mask="##/##"
          pattern="(0[1-9]|1[0-2]) ?/? ?\d\d"
          explain={() => t('form.write-like', '03/30')}
        />
        <Field
          {...field('cvc')}
          label={t('payments.security-code')}
          inputMode="numeric"
          autoComplete="cc-csc"
          dir="ltr"
          maxLength={4}
          pattern="\d{3,4}"
          explain={() => t('form.write-like', '737')}
        />
      </FieldPair>
      <Field {...field('holderName')} label={t('payments.holder-name')} autoComplete="cc-name" maxLength={100} />
      <TestCards t={t} />
    </>
  )
}

/** The result of each card in the simulator. All are valid until 03/30 and have the code 737. */
const testCards = [
  { number: '4111 1111 1111 1111', outcome: 'payments.test-card-approved' },
  { number: '4000 0000 0000 0002', outcome: 'payments.test-card-refused' },
  { number: '4917 6100 0000 0000', outcome: 'payments.test-card-challenge' },
] as const

function TestCards({ t }: { readonly t: Translate }) {
  return (
    <details className={styles.cards}>
      <summary>{t('payments.test-cards')}</summary>
      <p>{t('payments.test-card-all', '03/30', '737')}</p>
      <ul>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <bdi dir="ltr" className={styles.number}>
              {number}
            </bdi>{' '}
            {t(outcome)}
          </li>
        ))}
      </ul>
    </details>
  )
}

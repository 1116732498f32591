import type { FormState } from '#contracts/pages.ts'
import { EmailField, Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './gift-letter.module.css'

export interface GiftLetterProps {
  /** Typed values and problems. */
  readonly form?: FormState | undefined
}

/** Recipient and message of a gift card. The fields are inside the form of the product. */
export function GiftCardMessage({ form }: GiftLetterProps) {
  const { t } = useMarket()
  const field = (name: string) => ({
    id: `gift-${name}`,
    name,
    label: t(`gift-card.${name}`),
    defaultValue: form?.values[name],
    problems: form?.problems[name],
  })
  return (
    <fieldset className={styles.letter}>
      <legend className={styles.title}>{t('gift-card.for-whom')}</legend>
      <EmailField {...field('recipientEmail')} autoComplete="off" />
      <Field {...field('recipientName')} optional={t('form.optional')} maxLength={100} autoComplete="off" />
      <Field {...field('senderName')} optional={t('form.optional')} maxLength={100} autoComplete="name" />
      <Field {...field('message')} optional={t('form.optional')} maxLength={300} autoComplete="off" />
      <Field {...field('deliveryDate')} optional={t('form.optional')} type="date" help={t('gift-card.delivery-why')} />
    </fieldset>
  )
}

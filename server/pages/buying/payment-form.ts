import { z } from 'zod'
import { isIdentityNumber } from '#server/payments/index.ts'

const typed = z.string().max(100).optional()

/** Values that are never returned to a page and never stored. */
export const paymentSecrets = ['cardNumber', 'expiry', 'holderName', 'cvc', 'personalNumber'] as const
const cardFields = ['cardNumber', 'expiry', 'holderName', 'cvc'] as const

const expiryForm = /^(0[1-9]|1[0-2]) ?\/? ?\d\d$/

/** The fields that the payment step posts: the payment type, and for test cards the card fields. */
export const paymentForm = z
  .object({
    paymentMethod: z.string('payment.choose-method').min(1, 'payment.choose-method'),
    checkoutBasketId: z.string().optional(),
    cardNumber: typed,
    expiry: typed,
    holderName: typed,
    cvc: typed,
    /** Sent in markets where the card itself is entered on the provider's page. */
    personalNumber: typed,
    /** Number of monthly instalments. Without it: a single payment, or the shopper chooses on the provider's page. */
    installments: z.coerce.number().int().min(1).max(12).optional(),
  })
  .superRefine((values, problems) => {
    if (values.paymentMethod !== 'scheme') return
    if (values.personalNumber !== undefined) {
      if (!isIdentityNumber(values.personalNumber.trim()))
        problems.addIssue({ code: 'custom', path: ['personalNumber'], message: 'payment.personal-number-wrong' })
      return
    }
    // A form without card fields means that the card is entered on the provider's own page.
    if (cardFields.every((name) => values[name] === undefined)) return
    for (const name of cardFields) {
      if ((values[name] ?? '').trim() === '')
        problems.addIssue({ code: 'custom', path: [name], message: 'form.required' })
    }
    if (values.expiry && !expiryForm.test(values.expiry.trim()))
      problems.addIssue({ code: 'custom', path: ['expiry'], message: 'payment.expiry-wrong' })
  })
export type PaymentFormValues = z.infer<typeof paymentForm>

/** Stands for the fields that the provider would encrypt in the browser; only the simulator accepts it. */
export function paymentMethodOf(values: PaymentFormValues): Readonly<Record<string, unknown>> {
  if (values.paymentMethod !== 'scheme' || values.cardNumber === undefined || values.personalNumber !== undefined)
    return { type: values.paymentMethod }
  const expiry = (values.expiry ?? '').replace(/\D/g, '')
  return {
    type: 'scheme',
    encryptedCardNumber: `test_${(values.cardNumber ?? '').replace(/\s/g, '')}`,
    encryptedExpiryMonth: `test_${expiry.slice(0, 2)}`,
    encryptedExpiryYear: `test_20${expiry.slice(2)}`,
    encryptedSecurityCode: `test_${values.cvc ?? ''}`,
    holderName: (values.holderName ?? '').trim(),
  }
}

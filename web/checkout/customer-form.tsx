import type { FormState } from '#contracts/pages.ts'
import { EmailField } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { NewsletterBox } from './newsletter-box.tsx'
import { StepForm } from './step-form.tsx'

export interface CustomerFormProps {
  /** The email address that was entered before, if the shopper comes back to this step. */
  readonly email: string | undefined
  readonly refused: FormState | undefined
}

/** The customer. A guest needs only an email address for the receipt. */
export function CustomerForm({ email, refused }: CustomerFormProps) {
  const { t, links } = useMarket()
  return (
    <StepForm
      action={links.checkoutCustomerPage}
      formAction="continue-as-guest"
      submit={t('checkout.continue-as-guest')}
      refused={refused}
    >
      <EmailField
        id="email"
        ticked
        label={t('checkout.email')}
        help={t('checkout.email-why')}
        defaultValue={refused?.values.email ?? email}
        problems={refused?.problems.email}
        explain={() => t('form.write-like', 'name@example.com')}
      />
      <NewsletterBox refused={refused} />
    </StepForm>
  )
}

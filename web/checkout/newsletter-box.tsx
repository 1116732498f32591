import type { FormState } from '#contracts/pages.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The consent to newsletters. The checkbox must not be ticked beforehand. */
export function NewsletterBox({ refused }: { readonly refused: FormState | undefined }) {
  const { t } = useMarket()
  return (
    <Checkbox
      id="acceptNewsletter"
      name="acceptNewsletter"
      value="true"
      label={t('checkout.newsletter')}
      defaultChecked={refused?.values.acceptNewsletter === 'true'}
    />
  )
}

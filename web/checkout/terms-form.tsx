import type { FormState, PageOf } from '#contracts/pages.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { NewsletterBox } from './newsletter-box.tsx'
import { StepForm } from './step-form.tsx'
import styles from './terms-form.module.css'

export interface TermsFormProps {
  readonly terms: PageOf<'checkoutSummaryPage'>['terms']
  readonly asksNewsletter: boolean
  readonly refused: FormState | undefined
}

/** Terms to accept before paying. All boxes are empty at first; the box of the terms is empty again after the terms change. */
export function TermsForm({ terms, asksNewsletter, refused }: TermsFormProps) {
  const { t, links, market } = useMarket()
  return (
    <StepForm
      action={links.checkoutSummaryPage}
      formAction="accept-terms"
      submit={t('checkout.continue-to-payment')}
      refused={refused}
    >
      {terms.legalDocuments.length > 0 && (
        <div>
          {terms.legalDocuments.map(({ title, html }) => (
            <Accordion key={title} title={title}>
              <RichText html={html} />
            </Accordion>
          ))}
        </div>
      )}
      <div>
        <input type="hidden" name="termsVersion" value={terms.version} />
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          value="true"
          required
          label={t('checkout.accept-terms')}
          problems={refused?.problems.acceptTerms}
          defaultChecked={refused?.values.acceptTerms === 'true' && refused.values.termsVersion === terms.version}
        />
        <p className={styles.link}>
          <TextLink href={terms.url} target="_blank">
            {t('checkout.read-terms')}
          </TextLink>
        </p>
        {asksNewsletter && <NewsletterBox refused={refused} />}
      </div>
      {market.reductions === 'prior' && <p className={styles.note}>{t('checkout.legal-guarantee')}</p>}
    </StepForm>
  )
}

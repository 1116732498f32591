import type { FormState, PageOf } from '#contracts/pages.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { AccountForm, refusedAs } from '../account-form.tsx'
import styles from '../accounts.module.css'

type Terms = NonNullable<NonNullable<PageOf<'accountPage'>['account']>['termsDue']>

export interface AcceptTermsProps {
  readonly terms: Terms
  readonly form: FormState | undefined
  readonly prefix: string
  /** The page to show afterwards. */
  readonly to?: string
}

/** Links to the current terms, with the form to accept them. */
export function AcceptTerms({ terms, ...form }: AcceptTermsProps) {
  const { t } = useMarket()
  return (
    <div className={styles.view}>
      <p>{t('account.terms-intro')}</p>
      <p>
        <TextLink href={terms.url} target="_blank">
          {t('checkout.read-terms')}
        </TextLink>
      </p>
      <TermsForm version={terms.version} {...form} />
    </div>
  )
}

export interface TermsFormProps extends Omit<AcceptTermsProps, 'terms'> {
  readonly version: string
  /** False in the checkout, which asks for the newsletter itself. */
  readonly asksNews?: boolean
}

/** The form to accept the terms. In some countries the law requires a separate consent to the use of personal data. */
export function TermsForm({ version, form, prefix, to, asksNews = true }: TermsFormProps) {
  const { t, links, market } = useMarket()
  const refused = refusedAs(form, 'accept-terms')
  return (
    <AccountForm
      action={links.accountPage ?? ''}
      formAction="accept-terms"
      submit={t('account.accept')}
      {...{ refused, prefix }}
    >
      <input type="hidden" name="version" value={version} />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      {market.agreesToDataApart && (
        <div>
          <Checkbox
            id={`${prefix}acceptDataProcessing`}
            name="acceptDataProcessing"
            value="true"
            label={t('account.data-processing')}
            problems={refused?.problems.acceptDataProcessing}
          />
          {asksNews && (
            <Checkbox
              id={`${prefix}acceptMarketing`}
              name="acceptMarketing"
              value="true"
              label={t('checkout.newsletter')}
            />
          )}
        </div>
      )}
    </AccountForm>
  )
}

import type { FieldRule } from '#contracts/forms.ts'
import type { FormState, PageOf } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './address-form.module.css'
import { AddressSearch } from './address-search.tsx'
import { BillingAddress } from './billing-address.tsx'
import { FieldsOfRules } from './fields-of-rules.tsx'
import { StepForm } from './step-form.tsx'

export interface AddressFormProps {
  readonly address: PageOf<'checkoutDetailsPage'>['address']
  readonly billing?: PageOf<'checkoutDetailsPage'>['billing']
  /** True if addresses are completed and checked while the shopper types. */
  readonly searched?: boolean | undefined
  readonly refused: FormState | undefined
}

type Values = Readonly<Record<string, string | undefined>>

/** Delivery and billing address: the fields of the country, in its order. Digital goods need only a name. */
export function AddressForm({ address: { fields, values }, billing, searched = false, refused }: AddressFormProps) {
  const { t, links } = useMarket()
  const typed = refused?.values ?? textsOf(values)
  const all = [...fields, ...(billing?.fields ?? [])]
  const labels = Object.fromEntries(all.map((rule) => [rule.name, t(rule.label)]))
  const place = fields.some(({ name }) => name === 'line1')
  return (
    <StepForm
      action={links.checkoutDetailsPage}
      formAction="save-address"
      submit={t(place ? 'checkout.continue-to-delivery' : 'checkout.continue-to-review')}
      refused={refused}
      labels={labels}
    >
      {place && searched ? (
        <SearchedFields fields={fields} typed={typed} refused={refused} />
      ) : (
        <FieldsOfRules rules={fields} values={typed} problems={refused?.problems} />
      )}
      {billing && <BillingAddress billing={billing} refused={refused} />}
    </StepForm>
  )
}

export interface SearchedFieldsProps {
  readonly fields: readonly FieldRule[]
  readonly typed: Values
  readonly refused: FormState | undefined
}

/** Fields that a suggestion fills in; the shopper types the rest. */
const found: ReadonlySet<string> = new Set([
  'line1',
  'houseNumber',
  'line2',
  'postalCode',
  'city',
  'regionCode',
  'zone',
  'district',
])

/**
 * Shows few fields at first: a search field, and the address fields after one click. Without script all fields are
 * shown. What was typed is checked before the form is sent.
 */
export function SearchedFields({ fields, typed, refused }: SearchedFieldsProps) {
  const { t } = useMarket()
  const [Check, wantCheck] = useLazy(loadCheck)
  const shared = { values: typed, problems: refused?.problems }
  const first = fields.findIndex(({ name }) => found.has(name))
  const isFilled = Boolean(typed.line1) || refused !== undefined
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only fetches code that will be needed. */}
      <div className={styles.fields} onFocus={wantCheck}>
        <FieldsOfRules rules={fields.slice(0, first)} {...shared} />
        <AddressSearch />
        <details className={styles.place} open={isFilled} data-address>
          <summary className={styles.manual}>{t('address.enter-yourself')}</summary>
          <div className={styles.fields}>
            <FieldsOfRules rules={fields.filter(({ name }) => found.has(name))} {...shared} />
          </div>
        </details>
        <FieldsOfRules rules={fields.slice(first).filter(({ name }) => !found.has(name))} {...shared} />
      </div>
      {Check && <Check />}
    </>
  )
}

const loadCheck = async () => (await import('./address-check.tsx')).AddressCheck

/** An address as texts for its fields. */
const textsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

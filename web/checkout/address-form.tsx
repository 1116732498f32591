import type { FieldRule, FormState, PageOf } from '#contracts/pages.ts'
import { FieldPair } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './address-form.module.css'
import { FieldOfRule } from './field-of-rule.tsx'
import { fieldRows } from './field-rows.ts'
import { StepForm } from './step-form.tsx'

export interface AddressFormProps {
  readonly address: PageOf<'checkoutDetailsPage'>['address']
  readonly refused: FormState | undefined
}

/** Where it goes, and who pays: the fields of the market's country, the billing ones only while they are asked for. */
export function AddressForm({ address, refused }: AddressFormProps) {
  const { t, links } = useMarket()
  const known = knownValues(address.values)
  const typed = (rule: FieldRule) => (refused ? refused.values[rule.name] : (known[rule.name] ?? standingValue(rule)))
  const fields = (rules: readonly FieldRule[]) =>
    fieldRows(rules).map((row) => {
      const inputs = row.map((rule) => (
        <FieldOfRule key={rule.name} rule={rule} value={typed(rule)} problems={refused?.problems[rule.name]} />
      ))
      return row.length > 1 ? <FieldPair key={row[0]!.name}>{inputs}</FieldPair> : inputs
    })
  const labels = Object.fromEntries(address.fields.map((rule) => [rule.name, t(rule.label)]))
  const { delivery, billing } = parted(address.fields)
  return (
    <StepForm
      action={links.checkoutDetailsPage}
      deed="save-address"
      submit={t('checkout.go-on-to-delivery')}
      refused={refused}
      labels={labels}
    >
      {fields(delivery)}
      {billing.length > 0 && (
        <fieldset className={styles.billing}>
          <legend>{t('checkout.billing-address')}</legend>
          {fields(billing)}
        </fieldset>
      )}
    </StepForm>
  )
}

const sameAddress = 'useBillingAddressForShipping'

/** The bill goes to the same address unless somebody says otherwise. */
const standingValue = (rule: FieldRule): string | undefined => (rule.name === sameAddress ? 'true' : undefined)

const parted = (rules: readonly FieldRule[]) => ({
  delivery: rules.filter(({ name }) => !name.startsWith('billing')),
  billing: rules.filter(({ name }) => name.startsWith('billing')),
})

const knownValues = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, String(value)]])),
  )

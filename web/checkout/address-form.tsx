import type { FormState, PageOf } from '#contracts/pages.ts'
import { FieldPair } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { FieldOfRule } from './field-of-rule.tsx'
import { fieldRows } from './field-rows.ts'
import { StepForm } from './step-form.tsx'

export interface AddressFormProps {
  readonly address: PageOf<'checkoutDetailsPage'>['address']
  readonly refused: FormState | undefined
}

/** Where it goes: the fields of the market's country, in its order. The bill goes there too. */
export function AddressForm({ address: { fields, values }, refused }: AddressFormProps) {
  const { t, links } = useMarket()
  const typed = refused?.values ?? textsOf(values)
  const labels = Object.fromEntries(fields.map((rule) => [rule.name, t(rule.label)]))
  return (
    <StepForm
      action={links.checkoutDetailsPage}
      deed="save-address"
      submit={t('checkout.go-on-to-delivery')}
      refused={refused}
      labels={labels}
    >
      {fieldRows(fields).map((row) => {
        const inputs = row.map((rule) => (
          <FieldOfRule key={rule.name} rule={rule} value={typed[rule.name]} problems={refused?.problems[rule.name]} />
        ))
        return row.length > 1 ? <FieldPair key={row[0]!.name}>{inputs}</FieldPair> : inputs
      })}
      <p>{t('checkout.bill-goes-there')}</p>
    </StepForm>
  )
}

/** An address as the texts its fields hold. */
const textsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

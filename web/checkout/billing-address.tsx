import type { FocusEvent, FormEvent } from 'react'
import type { FormState, PageOf } from '#contracts/pages.ts'
import { listed } from '#foundation/listed.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import styles from './address-form.module.css'
import { FieldsOfRules } from './fields-of-rules.tsx'

const savedBilling = 'billing-saved'

type Billing = NonNullable<PageOf<'checkoutDetailsPage'>['billing']>

export interface BillingAddressProps {
  readonly billing: Billing
  readonly refused: FormState | undefined
}

/** The billing address is the delivery address unless the checkbox is ticked. Then its fields are shown, with or without script. */
export function BillingAddress({ billing, refused }: BillingAddressProps) {
  const { t, market } = useMarket()
  const beginNumber = async ({ target }: FocusEvent<HTMLElement>): Promise<void> => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'billing-mobilePhoneNumber' || target.value) return
    const { beginWithCallCode } = await import('./call-code.ts')
    const country = billing.values['billing-country'] ?? market.countryCode
    const said = await beginWithCallCode(target, { market: market.id, country })
    if (said) showToast('checkout', said, t(said[1]))
  }
  const elsewhere = refused ? refused.values.billingElsewhere === 'true' : billing.elsewhere
  const values = refused?.values ?? billing.values
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events of the fields bubble up to here; the element itself is not operated.
    <div className={styles.billing} onChange={askAnew} onFocus={beginNumber}>
      <Checkbox
        id="billingElsewhere"
        name="billingElsewhere"
        value="true"
        label={t('checkout.bill-elsewhere')}
        defaultChecked={elsewhere}
      />
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{t('checkout.billing-address')}</legend>
        {billing.saved.length > 0 && (
          <Select
            id={savedBilling}
            name={savedBilling}
            label={t('address-book.yours')}
            choices={billing.saved.map(({ id, name, lines }) => ({ value: id, label: listed(t, [name, ...lines]) }))}
            placeholder={t('address-book.other')}
            defaultValue={values[savedBilling] ?? ''}
            problems={refused?.problems[savedBilling]}
          />
        )}
        {/* Hidden by the style sheet while a saved address is chosen. */}
        <div className={styles.ownBill}>
          <input type="hidden" name="billing-shown" value={billing.values['billing-country'] ?? ''} />
          <FieldsOfRules rules={billing.fields} values={values} problems={refused?.problems} />
        </div>
      </fieldset>
    </div>
  )
}

/** Another country has other fields, so the script submits the form immediately to get them. Typed values are kept. */
function askAnew({ target }: FormEvent<HTMLElement>): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'billing-country') return
  target.form?.requestSubmit(target.form.querySelector<HTMLButtonElement>('[value="save-address"]'))
}

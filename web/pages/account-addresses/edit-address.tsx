import type { FormState, PageOf } from '#contracts/pages.ts'
import { TextLink } from '#ui/layout/index.ts'
import { AccountForm, refusedAs } from '#web/accounts/index.ts'
import { FieldsOfRules, SearchedFields } from '#web/checkout/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface EditAddressProps {
  readonly edited: NonNullable<PageOf<'accountAddressesPage'>['edited']>
  readonly form: FormState | undefined
}

/** The form for an address, with the fields of its country as in the checkout. */
export function EditAddress({ edited: { id, country, fields, values, searched }, form }: EditAddressProps) {
  const { t, links } = useMarket()
  const refused = refusedAs(form, 'save-address')
  const typed = refused?.values ?? values
  return (
    <>
      <h2>{t(id === undefined ? 'address-book.add' : 'address-book.change-title')}</h2>
      <AccountForm
        action={`${links.accountAddressesPage}?edit=${id ?? 'new'}`}
        formAction="save-address"
        submit={t('profile.save')}
        prefix=""
        {...{ refused }}
      >
        {id !== undefined && <input type="hidden" name="addressId" value={id} />}
        <input type="hidden" name="country" value={country} />
        {searched ? (
          <SearchedFields fields={fields} typed={typed} refused={refused} />
        ) : (
          <FieldsOfRules rules={fields} values={typed} problems={refused?.problems} />
        )}
      </AccountForm>
      <p>
        <TextLink href={links.accountAddressesPage ?? ''}>{t('address-book.back')}</TextLink>
      </p>
    </>
  )
}

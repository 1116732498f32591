import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { billingFields } from './billing-fields.ts'

const anywhere = (id: string) => {
  const market = fakeMarket(id)
  return { ...market, choices: { ...market.choices, billingInAnyCountry: true } }
}
const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name)

test('shows a country field for billing addresses if they may be anywhere, and the fields of that country [C-ADR-O1]', () => {
  const [country, ...danish] = billingFields(anywhere('da-dk'))

  expect(country).toMatchObject({ name: 'country', type: 'select', required: true })
  expect(country?.options).toContainEqual({ value: 'DE', label: 'Tyskland' })
  expect(namesOf(danish)).toContain('houseNumber')
  expect(namesOf(billingFields(anywhere('da-dk'), 'US'))).toContain('regionCode')
  expect(namesOf(billingFields(fakeMarket('en-us')))).not.toContain('country')
})

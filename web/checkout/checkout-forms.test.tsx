import { expect, test } from 'vitest'
import type { FieldRule } from '#contracts/forms.ts'
import type { FormState } from '#contracts/pages.ts'
import {
  exampleAddress,
  exampleDetailsPage,
  exampleReadyBasket,
  exampleShell,
  exampleShippingPage,
  exampleSummaryPage,
} from '../pages/buying.fakes.ts'
import { written } from '../pages/written.fakes.tsx'
import { AddressForm, type AddressFormProps } from './address-form.tsx'
import { BillingAddress } from './billing-address.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CustomerForm } from './customer-form.tsx'
import { deliveryDays } from './delivery-days.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { FieldsOfRules } from './fields-of-rules.tsx'
import { Recap } from './recap.tsx'
import type { Shipping } from './shipping.ts'
import { TermsForm } from './terms-form.tsx'

const shell = exampleShell('en-gb')
const of = (amount: number) => ({ amount, currency: 'GBP' })
const refused = (values: Record<string, string>, problems: Record<string, string[]> = {}): FormState => ({
  formAction: 'x',
  values,
  problems,
})

const { shipping } = exampleShippingPage('en-gb')
const tellsDays = { deliveryDateInCheckout: true }
const delivery = (more: Partial<Shipping> = {}, form?: FormState, toggles = {}) =>
  written(
    <DeliveryForm
      shipping={{ ...shipping, ...more }}
      lines={exampleReadyBasket('en-gb').basket.lines}
      refused={form}
    />,
    {
      ...shell,
      featureToggles: toggles,
    },
  )
const checkedIn = (markup: string) =>
  [...markup.matchAll(/<input type="radio"[^>]*name="([^"]*)" checked="" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name} ${value}`,
  )

test('shows each way to deliver with its day and price, the chosen one or else the first ticked', () => {
  const withDays = delivery({}, undefined, tellsDays).text
  expect(withDays).toContain('Home delivery £4.95 Thu 26 Nov – Fri 27 Nov · Royal Mail')
  expect(checkedIn(delivery().markup)).toEqual(['shippingMethodId pickup', 'pickupPointId p2'])
  const { chosen: _none, ...open } = shipping
  expect(checkedIn(written(<DeliveryForm shipping={open} lines={[]} refused={undefined} />, shell).markup)).toEqual([
    'shippingMethodId home',
    'pickupPointId p2',
  ])
  expect(checkedIn(delivery({}, refused({ shippingMethodId: 'home', pickupPointId: 'p1' })).markup)).toEqual([
    'shippingMethodId home',
    'pickupPointId p1',
  ])
})

test('shows free delivery as free, and the order deadline for a delivery day when the shop shows it', () => {
  const methods = shipping.methods.map((method) => ({ ...method, price: of(0), predictionCutoffLocale: '4pm' }))

  expect(delivery({ methods }).text).toContain('Home delivery Free')
  expect(delivery({ methods }).text).not.toContain('4pm')
  expect(delivery({ methods }, undefined, tellsDays).text).toContain('Order by 4pm')
  expect(delivery({}, undefined, tellsDays).text).not.toContain('Order by')
  const monday = { predictionCutoff: 2 * 1440, predictionCutoffDate: '2026-11-30' }
  const later = { methods: methods.map((method) => ({ ...method, ...monday })) }
  expect(delivery(later, undefined, tellsDays).text).toContain('Order by Mon 30 Nov, 4pm')
})

test('shows the pickup points with opening hours, and a message when there is none nearby [C-SHP-04, C-SHP-O5, C-SHP-02]', () => {
  const [first] = shipping.pickupPoints.pickup!
  const { text, markup } = delivery()

  expect(text).toContain('Corner shop 0.1 mi 4 Market Square, London SW1A 2BB Opening hours Mon–Fri 08:00–20:00')
  expect(markup).toContain('id="pickupPointId"')
  expect(text).toContain('Show on a map')
  expect(delivery({ chosen: 'home' }).markup).not.toContain('id="pickupPointId"')
  expect(delivery({ pickupPoints: { pickup: [{ ...first!, openingHours: [] }] } }).text).not.toContain('Opening hours')
  expect(delivery({ pickupPoints: { pickup: [] } }).markup).not.toContain('<ol')
  expect(delivery({ pickupPoints: {} }).markup).not.toContain('pickupPointId')
  const wrong = refused({ shippingMethodId: 'pickup' }, { pickupPointId: ['Choose one.'] })
  expect(delivery({}, wrong).text.match(/Choose one\./g)).toHaveLength(2)
  expect(delivery({}, { ...wrong, values: { shippingMethodId: 'home' } }).text.match(/Choose one\./g)).toHaveLength(1)
})

test('asks for the number of a packing machine’s customer only where the way needs it', () => {
  const asked = delivery({ postNumberFor: ['pickup'] }).markup

  expect(asked.match(/name="carrierPostNumber"/g)).toHaveLength(1)
  expect(asked).toContain('id="carrierPostNumber"')
  expect(delivery({ postNumberFor: ['home'] }).markup).toContain('id="carrierPostNumber-home"')
  expect(delivery().markup).not.toContain('carrierPostNumber')
  const wrong = refused({ shippingMethodId: 'pickup', carrierPostNumber: '12' }, { carrierPostNumber: ['Six digits.'] })
  expect(delivery({ postNumberFor: ['pickup'] }, wrong).markup).toContain('value="12"')
  expect(delivery({ postNumberFor: ['pickup'], postNumber: '7654321' }).markup).toContain('value="7654321"')
  expect(delivery({ postNumberFor: ['home'] }, wrong).text.match(/Six digits\./g)).toHaveLength(1)
})

test('lets each of several parcels be sent in its own way, and one parcel in one', () => {
  const parcel = (id: string, lineIds: string[]) => ({ ...{ id, lineIds, chosen: 'home' }, methods: shipping.methods })
  const both = [parcel('warehouse', ['l1']), parcel('bath', ['l2'])]
  const { text, markup } = delivery({ parcels: both })

  expect(text).toContain('Your order comes in 2 parcels.')
  expect(text).toContain('From our warehouse V-neck crêpe dress × 2')
  expect(text).toMatch(/From a store Double-breasted wool coat (?!×)/)
  expect(checkedIn(markup)).toEqual(['shippingMethodId.warehouse home', 'shippingMethodId.bath home'])
  expect(delivery({ parcels: both.slice(1) }).text).not.toContain('comes in')
  expect(delivery({ parcels: both, methods: [] }).text).toContain('comes in')
})

test('shows a message when delivery is impossible, with a link back to the address', () => {
  const { text, markup } = delivery({ methods: [], parcels: [] })

  expect(text).toBe('We cannot deliver to this address. Change address')
  expect(markup).toContain('href="/en-gb/checkout/details"')
})

test('shows the day of delivery, or the first and last day when it may take longer', () => {
  const t = (key: string, ...words: unknown[]) => `${key}(${words.join()})`
  const days = (predictedDeliveryDate?: string, latestDeliveryDate?: string) =>
    deliveryDays({ predictedDeliveryDate, latestDeliveryDate }, 'en-GB', t as never)

  expect(days('2026-11-26')).toBe('Thu 26 Nov')
  expect(days('2026-11-26', '2026-11-26')).toBe('Thu 26 Nov')
  expect(days('2026-11-26', '2026-11-27')).toBe('delivery.between(Thu 26 Nov,Fri 27 Nov)')
  expect(days(undefined, '2026-11-27')).toBeUndefined()
})

const { basket } = exampleReadyBasket('en-gb')
const recap = (more: Partial<typeof basket> = {}, toggles = tellsDays) =>
  written(<Recap basket={{ ...basket, ...more }} />, { ...shell, featureToggles: toggles })

test('shows what was answered in one look, each answer with a way back to it [C-CHK-O4, C-DLV-03]', () => {
  expect(recap().text).toBe(
    'Email signe@example.com Change Address Signe Østergaard High Street 12, SW1A 1AA London Change Delivery Home delivery, Thu 26 Nov – Fri 27 Nov, £4.33 Change',
  )
  for (const step of ['customer', 'details', 'shipping'])
    expect(recap().markup).toContain(`href="/en-gb/checkout/${step}"`)
  const bare = written(<Recap basket={basket} />, { ...shell, links: {} })
  expect(bare.text).not.toContain('Change')
})

test('tells the day of delivery only where the shop tells delivery dates in the checkout [C-TGL-05, C-DLV-03]', () => {
  const off = { deliveryDateInCheckout: false }

  expect(delivery({}, undefined, off).text).toContain('Home delivery £4.95 Royal Mail')
  expect(recap({}, off).text).toContain('Delivery Home delivery, £4.33')
})

test('shows the bill where it goes elsewhere, and the bill’s address where nothing is sent', () => {
  const billingAddress = { ...exampleAddress, firstName: 'Ida' }
  const { shippingAddress: _none, ...unsent } = basket

  expect(recap({ billingAddress, useBillingAddressForShipping: false }).text).toContain(
    'Billing address Ida Østergaard',
  )
  expect(recap({ billingAddress }).text).not.toContain('Ida')
  expect(written(<Recap basket={{ ...unsent, billingAddress }} />, shell).text).toContain('Address Ida Østergaard')
  const { billingAddress: _neither, ...nobody } = unsent
  expect(written(<Recap basket={nobody as typeof basket} />, shell).text).not.toContain('Address')
})

test('shows the cost and the pickup place of a parcel', () => {
  const [shipment] = basket.shipments
  const sent = (more: object) => recap({ shipments: [{ ...shipment!, ...more }] }).text

  expect(sent({ price: of(0) })).toContain('Fri 27 Nov, Free')
  expect(sent({ pickupPointAddress: { name: 'Corner shop', line1: 'Square 4', city: 'London' } })).toContain(
    '£4.33 Corner shop, Square 4, London',
  )
})

const { fields } = exampleDetailsPage('en-gb').address
const address = (more: Partial<AddressFormProps> = {}) =>
  written(<AddressForm address={{ fields, values: {} }} refused={undefined} {...more} />, shell)

test('asks for the address field by field, with what is known, and names what was wrong by its field [C-ADR-07]', () => {
  const known = address({ address: { fields, values: { firstName: 'Signe', isPreferred: true } as never } })
  const wrong = address({ refused: refused({ firstName: 'Ida' }, { lastName: ['Please fill in.'], '': ['Not now.'] }) })

  expect(known.markup).toContain('name="firstName" value="Signe"')
  expect(known.text).toContain('Continue to delivery')
  expect(known.text).not.toContain('to fix')
  expect(wrong.markup).toContain('name="firstName" value="Ida"')
  expect(wrong.text).toContain('There are 2 problems')
  expect(wrong.text).toContain('Last name: Please fill in.')
  expect(wrong.markup).toContain('href="#lastName"')
  const named = { ...refused({}, { lastName: ['Enter your last name.'], city: ['Too long.'] }), named: ['lastName'] }
  const summary = address({ refused: named }).text
  expect(summary).toContain('City: Too long.')
  expect(summary).toContain('Enter your last name.')
  expect(summary).not.toContain('Last name: Enter')
  expect(address({ address: { fields: fields.slice(0, 2), values: {} } }).text).toContain('Continue to review')
})

test('shows the fields of an address that is searched once it is known or was refused', () => {
  const details = (more: Partial<AddressFormProps>) =>
    /<details[^>]*>/.exec(address({ searched: true, ...more }).markup)![0]

  expect(details({})).not.toContain('open')
  expect(details({ address: { fields, values: { line1: 'High Street' } } })).toContain('open')
  expect(details({ refused: refused({}) })).toContain('open')
  expect(address().markup).not.toContain('<details')
  const names = [...address({ searched: true }).markup.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names.filter((name) => fields.some((field) => field.name === name))).toEqual(fields.map(({ name }) => name))
  expect(address({ searched: true, address: { fields: fields.slice(0, 2), values: {} } }).markup).not.toContain(
    '<details',
  )
})

test('writes each field by its rule: checks, examples, choices, and no more than the rule says [C-ADR-08]', () => {
  const field = (more: Partial<FieldRule>, value?: string, problems?: Record<string, string[]>) =>
    written(
      <FieldsOfRules
        rules={[{ name: 'x', label: 'address.city', type: 'text', required: true, ...more }]}
        values={{ x: value }}
        problems={problems}
      />,
      shell,
    )

  expect(field({ type: 'checkbox' }, 'true').markup).toContain('checked=""')
  expect(field({ type: 'checkbox' }, 'false').markup).not.toContain('checked=""')
  expect(field({}).text).not.toContain('optional')
  expect(field({ required: false }).text).toContain('(optional)')
  expect(field({ maxLength: 16 }).markup).toContain('data-narrow')
  for (const attribute of ['required=""', 'maxLength="16"', 'pattern="[a-z]+"'])
    expect(field({ maxLength: 16, pattern: '[a-z]+' }).markup).toContain(attribute)
  expect(field({ required: false }).markup).not.toMatch(/required=""|maxLength|pattern/)
  expect(field({ maxLength: 17 }).markup).not.toContain('data-narrow')
  expect(field({}).markup).not.toContain('data-narrow')
  expect(field({ type: 'select' }).markup).toContain('<option value="" selected="">')
  expect(field({ type: 'select', options: [{ value: '1', label: 'A' }] }, '1').markup).toContain(
    'value="1" selected=""',
  )
  expect(field({ type: 'email' }).markup).toContain('spellCheck="false"')
  expect(field({}).markup).not.toContain('spellCheck')
  expect(field({ help: 'address.phone-help' }).text).toContain('Only for updates about your delivery.')
  expect(field({}, 'typed', { x: ['Wrong.'] }).text).toContain('Wrong.')
  expect(
    written(<FieldsOfRules rules={fields.slice(0, 2)} values={{}} problems={undefined} />, shell).markup,
  ).toContain('pair')
  expect(field({}).markup).not.toContain('pair')
})

test('ticks the box for another billing address only when the shopper chose it, and keeps that choice', () => {
  const billing = { fields: [...fields], values: { 'billing-country': 'DK' }, elsewhere: false, saved: [] }
  const bill = (more: object, form?: FormState) =>
    written(<BillingAddress billing={{ ...billing, ...more }} refused={form} />, shell).markup

  expect(bill({})).not.toContain('checked=""')
  expect(bill({ elsewhere: true })).toContain('checked=""')
  expect(bill({ elsewhere: true }, refused({}))).not.toContain('checked=""')
  expect(bill({}, refused({ billingElsewhere: 'true' }))).toContain('checked=""')
  expect(bill({})).toContain('name="billing-shown" value="DK"')
  expect(bill({ values: {} })).toContain('name="billing-shown" value=""')
  expect(bill({ values: { firstName: 'Ida' } })).toContain('value="Ida"')
  expect(address({ billing: { ...billing } }).markup).toContain('billing-shown')
  expect(address().markup).not.toContain('billing-shown')
})

test('lets a guest go on with an email alone, and ticks no newsletter for them [C-BSK-03]', () => {
  const guest = (email?: string, form?: FormState) =>
    written(<CustomerForm email={email} refused={form} />, shell).markup

  expect(guest('a@b.dk')).toContain('value="a@b.dk"')
  expect(guest('a@b.dk', refused({ email: 'x' }, { email: ['Wrong.'] }))).toContain('value="x"')
  expect(guest('a@b.dk', refused({ email: 'x' }, { email: ['Wrong.'] }))).toContain('Wrong.')
  expect(guest('a@b.dk')).not.toContain('checked=""')
  expect(guest('a@b.dk', refused({ acceptNewsletter: 'true' }))).toContain('checked=""')
})

test('asks for the newsletter beside the terms only if the page says so, with an empty box [C-CHK-O1]', () => {
  const { terms } = exampleSummaryPage('en-gb')
  const form = (asksNewsletter: boolean) =>
    written(<TermsForm terms={terms} asksNewsletter={asksNewsletter} refused={undefined} />, shell).markup

  expect(form(true)).toContain('name="acceptNewsletter"')
  expect(form(true)).not.toContain('checked=""')
  expect(form(false)).not.toContain('name="acceptNewsletter"')
})

test('leads back to the steps that are done, and marks the current one', () => {
  const { steps } = exampleSummaryPage('en-gb').checkout
  const [, ...items] = written(<CheckoutSteps steps={steps} />, shell).markup.split('<li')

  expect(items.map((item) => item.includes('<a href='))).toEqual([true, true, true, false, false])
  expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([false, false, false, true, false])
  expect(items.map((item) => /(\d) <span/.exec(item)?.[1])).toEqual(['1', '2', '3', '4', '5'])
})

test('shows the terms with the documents of the country to read and tick before paying, and asks again once they changed [C-CHK-O5]', () => {
  const form = (id: 'en-gb' | 'tr-tr' | 'en-us', refusal?: FormState) =>
    written(<TermsForm terms={exampleSummaryPage(id).terms} asksNewsletter refused={refusal} />, exampleShell(id))

  expect(form('tr-tr').text).toContain('Ön bilgilendirme formu')
  expect(form('en-gb').markup).not.toContain('<details')
  expect(form('en-gb').markup).not.toContain('checked=""')
  const { version } = exampleSummaryPage('en-gb').terms
  const ticked = (termsVersion: string) => form('en-gb', refused({ acceptTerms: 'true', termsVersion })).markup
  expect(form('en-gb').markup).toContain(`name="termsVersion" value="${version}"`)
  expect(ticked(version)).toContain('checked=""')
  expect(ticked(`${version}-before`)).not.toContain('checked=""')
  expect(form('en-gb', refused({}, { acceptTerms: ['Please agree.'] })).text).toContain('Please agree.')
  expect(form('en-gb').text).toContain('The legal guarantee')
  expect(form('en-us').text).not.toContain('The legal guarantee')
})

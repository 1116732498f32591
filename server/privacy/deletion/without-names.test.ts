import { expect, test } from 'vitest'
import { withoutNames } from './without-names.ts'

const address = {
  ...{ firstName: 'Ane', lastName: 'Holm', line1: 'Torv 1', city: 'Aarhus', postalCode: '8000', isPreferred: true },
  ...{
    country: 'dk',
    regionCode: 'R1',
    mobilePhoneNumber: '+4520123456',
    geoCoordinates: { latitude: 1, longitude: 2 },
  },
}
const bare = { firstName: '', lastName: '', line1: '', city: '', postalCode: '', mobilePhoneNumber: '' }

test('keeps goods, amounts, taxes, country and region of an order, and nothing that tells whose it is', () => {
  const line = {
    id: '1',
    name: 'Linen dress',
    quantity: 2,
    totalPrice: { amount: 79.9, currency: 'DKK' },
    taxPercent: 25,
  }
  const letter = {
    recipientEmail: 'b@example.com',
    recipientName: 'Bo',
    message: 'Til dig',
    deliveryDate: '2026-12-24',
  }

  expect(
    withoutNames({
      ...{ shippingAddress: address, billingAddress: address, email: 'a@example.com', note: 'Ring the bell' },
      lines: [line, { ...line, giftCard: letter }],
      giftCards: [{ giftCardNumber: '6006', balance: 1 }],
      shipments: [
        {
          ...{ id: 'warehouse', price: { amount: 5 }, pickupPointId: 'near-ane', carrierPostNumber: '123456' },
          pickupPointAddress: { name: 'Kiosk' },
        },
      ],
      taxRecord: { to: { country: 'US', regionCode: 'NJ', street: '1 Main St', city: 'Avenel', postalCode: '07001' } },
      vatName: 'Moms',
    }),
  ).toEqual({
    ...{
      shippingAddress: { ...bare, country: 'dk', regionCode: 'R1' },
      billingAddress: { ...bare, country: 'dk', regionCode: 'R1' },
    },
    ...{ email: '', note: '', giftCards: [] },
    lines: [line, { ...line, giftCard: { recipientEmail: '', recipientName: '', message: '', deliveryDate: '' } }],
    shipments: [
      {
        ...{ id: 'warehouse', price: { amount: 5 }, pickupPointId: '', carrierPostNumber: '' },
        pickupPointAddress: { name: '' },
      },
    ],
    taxRecord: { to: { country: 'US', regionCode: 'NJ', street: '', city: '', postalCode: '' } },
    vatName: 'Moms',
  })
})

test('keeps the version of accepted terms and the titles of documents, not the text that was filled in', () => {
  const consents = {
    terms: { version: '7', at: 'then' },
    newsletter: null,
    documents: [{ title: 'Contract', html: '<p>Ane' }],
  }
  expect(withoutNames(consents)).toEqual({ ...consents, documents: [{ title: 'Contract', html: '' }] })
})

test('changes nothing the second time', () => {
  const once = withoutNames({ shippingAddress: address, lines: [{ giftCard: { message: 'x' } }], email: 'a@b.dk' })
  expect(withoutNames(once)).toEqual(once)
})

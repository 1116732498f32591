import { expect, test } from 'vitest'
import { signe } from '#server/pages/accounts/sign-in-pages.fakes.ts'
import { emptyProfile } from './profile.ts'
import { userOnWire } from './user-on-wire.ts'

const bath = {
  ...{ id: 'bath', shopNumber: '1042', name: 'Halden Bath', market: 'en-gb', street: '9 Bartlett Street' },
  ...{
    postalCode: 'BA1 2QZ',
    city: 'Bath',
    country: 'GB',
    latitude: 51.381,
    longitude: -2.359,
    phone: '+44 1632 960112',
  },
  ...{ openingHours: [], clickAndCollect: true },
}
const user = (more: object = {}) =>
  userOnWire({ ...emptyProfile, account: signe, contact: undefined, favoriteStore: undefined, ...more })

test('a favourite store has its id, name, number and address, and nothing else [C-PRF-02, C-ENT-18, C-ACC-02, D-25]', () => {
  expect(user({ favoriteStore: bath }).favoriteStore).toEqual({
    ...{ physicalId: 'bath', name: 'Halden Bath', shopNumber: '1042' },
    address: {
      ...{ countryCode: 'GB', street: '9 Bartlett Street', city: 'Bath', postalCode: 'BA1 2QZ' },
      ...{ latitude: 51.381, longitude: -2.359, phone: '+44 1632 960112' },
    },
  })
})

test('a user without a password signed in with another provider; the newest portrait is theirs [C-ENT-18, C-ACC-02, C-AUT-05]', () => {
  expect(user()).toEqual({
    ...{ tokenRecipe: 'emailpassword', email: 'signe@example.com', firstName: 'Signe', lastName: 'Holm' },
    ...{ isEnrolledInCustomerClub: false, preferences: {}, subBrands: [] },
  })
  const providers = ['old', 'new'].map((picture) => ({ id: 'google', subject: picture, picture }))
  expect(user({ account: { ...signe, hasPassword: false, providers } })).toMatchObject({
    ...{ tokenRecipe: 'social', picture: 'new' },
  })
  expect(user({ contact: { id: 'c1', isMember: false } })).toMatchObject({
    ...{ contactId: 'c1', isEnrolledInCustomerClub: false },
  })
})

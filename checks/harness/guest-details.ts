/** What a guest of each market fills in. */
export const addresses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'da-dk': {
    firstName: 'Ane',
    lastName: 'Holm',
    line1: 'Nørregade',
    houseNumber: '12',
    postalCode: '8000',
    city: 'Aarhus',
    mobilePhoneNumber: '+4520123456',
  },
  'en-gb': {
    firstName: 'Ann',
    lastName: 'Lee',
    line1: '1 High Street',
    postalCode: 'SW1A 1AA',
    city: 'London',
    mobilePhoneNumber: '+447700900123',
  },
  'tr-tr': {
    firstName: 'Ayşe',
    lastName: 'Kaya',
    line1: 'Çınar Sokak',
    houseNumber: '4',
    postalCode: '34710',
    city: 'İstanbul',
    mobilePhoneNumber: '+905301234567',
  },
}

/** A Turkish identity number whose check digits are right. */
export const personalNumber = '10000000146'

export const card = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'Ane Holm',
}

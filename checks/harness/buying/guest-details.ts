/** The details of a guest in each of the tested markets. */
export const addresses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-gb': {
    firstName: 'Ann',
    lastName: 'Lee',
    line1: '1 High Street',
    postalCode: 'SW1A 1AA',
    city: 'London',
    mobilePhoneNumber: '+447700900123',
  },
  'da-dk': {
    firstName: 'Ane',
    lastName: 'Holm',
    line1: 'Nørregade',
    houseNumber: '12',
    postalCode: '8000',
    city: 'Aarhus',
    mobilePhoneNumber: '+4520123456',
  },
  'de-de': {
    firstName: 'Eva',
    lastName: 'Vogt',
    line1: 'Lindenstraße',
    houseNumber: '5a',
    postalCode: '10115',
    city: 'Berlin',
    mobilePhoneNumber: '+4915112345678',
  },
  'fr-fr': {
    firstName: 'Zoé',
    lastName: 'Petit',
    line1: '8 rue des Lilas',
    postalCode: '75011',
    city: 'Paris',
    mobilePhoneNumber: '+33612345678',
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
  'en-us': {
    firstName: 'Ada',
    lastName: 'Stone',
    line1: '20 Main Street',
    postalCode: '10001',
    city: 'New York',
    regionCode: 'NY',
    mobilePhoneNumber: '+12125550123',
  },
  'ar-ae': {
    firstName: 'ليلى',
    lastName: 'حداد',
    line1: 'شارع الجميرا 12',
    city: 'دبي',
    mobilePhoneNumber: '+971501234567',
  },
}

/** A Turkish identity number with correct check digits. */
export const personalNumber = '10000000146'

export const card = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'Ane Holm',
}

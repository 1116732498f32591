/** A buyer in a market: what they search for, and their address, with the field names of the address form. */
export interface Buyer {
  readonly market: string
  readonly looksFor: string
  readonly address: Readonly<Record<string, string>>
}

const name = { firstName: 'Maren', lastName: 'Holt' }

export const buyers: readonly Buyer[] = [
  {
    market: 'en-gb',
    looksFor: 'dress',
    address: {
      ...name,
      line1: '12 Elm Row',
      postalCode: 'EH7 4AA',
      city: 'Edinburgh',
      mobilePhoneNumber: '+447700900123',
    },
  },
  {
    market: 'da-dk',
    looksFor: 'kjole',
    address: {
      ...name,
      line1: 'Elmegade',
      houseNumber: '12',
      postalCode: '2200',
      city: 'København',
      mobilePhoneNumber: '+4520123456',
    },
  },
  {
    market: 'de-de',
    looksFor: 'Kleid',
    address: {
      ...name,
      line1: 'Ulmenweg',
      houseNumber: '12',
      postalCode: '10115',
      city: 'Berlin',
      mobilePhoneNumber: '+4915112345678',
    },
  },
  {
    market: 'fr-fr',
    looksFor: 'robe',
    address: {
      ...name,
      line1: '12 rue des Ormes',
      postalCode: '69001',
      city: 'Lyon',
      mobilePhoneNumber: '+33612345678',
    },
  },
  {
    market: 'tr-tr',
    looksFor: 'elbise',
    address: {
      ...name,
      line1: 'Karaağaç Sokak',
      houseNumber: '12',
      postalCode: '34710',
      city: 'İstanbul',
      mobilePhoneNumber: '+905321234567',
    },
  },
  {
    market: 'en-us',
    looksFor: 'dress',
    address: {
      ...name,
      line1: '12 Elm Street',
      postalCode: '02139',
      city: 'Cambridge',
      regionCode: 'MA',
      mobilePhoneNumber: '+16175550123',
    },
  },
  {
    market: 'ar-ae',
    looksFor: 'فستان',
    address: { ...name, line1: '12 شارع النخيل', city: 'دبي', mobilePhoneNumber: '+971501234567' },
  },
  {
    market: 'nl-nl',
    looksFor: 'jurk',
    address: {
      ...name,
      line1: 'Iepenlaan',
      houseNumber: '12',
      postalCode: '1012 AB',
      city: 'Amsterdam',
      mobilePhoneNumber: '+31612345678',
    },
  },
  {
    market: 'nl-be',
    looksFor: 'jurk',
    address: {
      ...name,
      line1: 'Olmenstraat',
      houseNumber: '12',
      postalCode: '1000',
      city: 'Brussel',
      mobilePhoneNumber: '+32470123456',
    },
  },
  {
    market: 'fi-fi',
    looksFor: 'mekko',
    address: {
      ...name,
      line1: 'Jalavatie',
      houseNumber: '12',
      postalCode: '00100',
      city: 'Helsinki',
      mobilePhoneNumber: '+358401234567',
    },
  },
  {
    market: 'el-gr',
    looksFor: 'dress',
    address: {
      ...name,
      line1: 'Λεωφόρος Πεντέλης',
      houseNumber: '12',
      postalCode: '105 57',
      city: 'Αθήνα',
      mobilePhoneNumber: '+306912345678',
    },
  },
]

export const buyerIn = (market: string): Buyer => buyers.find((buyer) => buyer.market === market)!

export const goodCard = { cardNumber: '4111 1111 1111 1111', expiry: '03/30', cvc: '737', holderName: 'Maren Holt' }
export const refusedCard = { ...goodCard, cardNumber: '4000 0000 0000 0002' }
export const challengedCard = { ...goodCard, cardNumber: '4917 6100 0000 0000' }

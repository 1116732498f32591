import { anyCode, country } from '../country.ts'

export const armenia = country({
  code: 'AM',
  name: 'Armenia',
  phonePrefix: '+374',
  currency: 'AMD',
  languages: ['hy'],
  priority: 0,
  timeZone: 'Asia/Yerevan',
  continent: 'asia-africa',
  eea: false,
  postalCode: anyCode('0010'),
  address: { customsCustomerNumber: true },
  taxPercent: 20,
  tax: { summary: true },
})

import type { Books, Contact, Voucher } from './books.ts'
import { offerTexts } from './offer-texts.ts'

/** The currency of members in each country, and the value of a voucher in each currency. */
const currencies: Readonly<Record<string, string>> = {
  ...{ DK: 'DKK', GB: 'GBP', US: 'USD', TR: 'TRY', AE: 'AED', CA: 'CAD' },
}
const voucherWorth: Readonly<Record<string, number>> = {
  ...{ DKK: 100, EUR: 13, GBP: 10, USD: 14, TRY: 500, AED: 50, CAD: 18 },
}
const moneyOff: Readonly<Record<string, number>> = {
  ...{ DKK: 50, EUR: 7, GBP: 5, USD: 7, TRY: 250, AED: 25, CAD: 9 },
}

const currencyOf = ({ attributes }: Contact): string => currencies[String(attributes.countryCode)] ?? 'EUR'
const amounts = (worth: Readonly<Record<string, number>>) =>
  Object.entries(worth).map(([currency, amount]) => ({ currency, amount }))

interface Template {
  readonly promotionId: string
  readonly code: string
  readonly channel: Readonly<Record<string, unknown>>
  /** Days from the beginning of the membership. If left out, it does not expire. */
  readonly days?: number
  readonly redeemedFromTheStart?: true
}

/**
 * The promotions that every member gets: one that can be used, one that has expired, one that was used, and one with an
 * amount of money.
 */
const templates: readonly Template[] = [
  {
    ...{ promotionId: 'pr-1', code: 'WELCOME10' },
    channel: { valueType: 'PERCENT', value: 10, localValues: [] },
  },
  {
    ...{ promotionId: 'pr-2', code: 'MEMBERDAY' },
    channel: { valueType: 'PERCENT', value: 20, localValues: [] },
    days: -1,
  },
  {
    ...{ promotionId: 'pr-3', code: 'HELLO' },
    channel: { valueType: 'PERCENT', value: 5, localValues: [] },
    redeemedFromTheStart: true,
  },
  {
    ...{ promotionId: 'pr-4', code: 'DRESS20' },
    channel: { valueType: 'MONEY', value: null, localValues: amounts(moneyOff) },
  },
]

const dayMs = 86_400_000
const written = (at: number): string => new Date(at).toISOString()

export const promotionsOf = (books: Books, contact: Contact) =>
  templates.map((template, index) => {
    const { promotionId, code, channel, days, redeemedFromTheStart } = template
    const texts = offerTexts(contact.attributes.countryCode)
    const [name, description] = texts.promotions[index]!
    const { value } = channel
    // With an amount of money the description says it all, because the amount depends on the currency.
    const heading = typeof value === 'number' ? texts.percentOff.replace('{0}', String(value)) : description
    const redeemedAt = redeemedFromTheStart ? contact.at : books.promotionRedeemedAt(contact.id, promotionId)
    const of = (type: string, instruction: string) => ({ ...channel, type, instruction })
    return {
      ...{ id: `pa-${contact.id}-${promotionId}`, promotionId, externalId: code, type: 'CAMPAIGN' },
      ...{ name, heading, description },
      expiresOn: days === undefined ? null : written(contact.at + days * dayMs),
      redeemed: redeemedAt !== undefined,
      redeemedOn: redeemedAt === undefined ? null : written(redeemedAt),
      ...{ imageUrl: '', link: '' },
      redemptionChannels: [of('ECOM', code), of('POS', `98${promotionId.slice(3).padStart(5, '0')}`)],
    }
  })

export const voucherOnWire = (contact: Contact, { id, number, points, expiresAt, redeemedAt }: Voucher) => {
  const currency = currencyOf(contact)
  return {
    ...{
      id,
      voucherNumber: number,
      name: `${offerTexts(contact.attributes.countryCode).reward} ${voucherWorth[currency]} ${currency}`,
    },
    redeemed: redeemedAt !== undefined,
    redeemedOn: redeemedAt === undefined ? null : written(redeemedAt),
    expiresOn: written(expiresAt),
    value: { currency, amount: voucherWorth[currency] },
    localValues: amounts(voucherWorth).filter((one) => one.currency !== currency),
    points,
  }
}

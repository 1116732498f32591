import type { BookedPayment } from './booked-payment.ts'

/** The outcome of a payment with these details. */
export type Verdict =
  | { readonly result: 'Authorised' }
  | { readonly result: 'Pending'; readonly later: 'approve' | 'refuse' }
  | { readonly result: 'RedirectShopper'; readonly asks: 'challenge' | 'wallet' }
  | { readonly result: 'Refused'; readonly code: string; readonly reason: string }

const refused = (code: string, reason: string): Verdict => ({ result: 'Refused', code, reason })

const cards: Readonly<Record<string, Verdict>> = {
  '4000000000000002': refused('2', 'Refused'),
  '4000000000009995': refused('12', 'Not enough balance'),
  '4000000000000069': refused('6', 'Expired Card'),
  '4917610000000000': { result: 'RedirectShopper', asks: 'challenge' },
  '4212345678901237': { result: 'RedirectShopper', asks: 'challenge' },
}

const holders: Readonly<Record<string, Verdict>> = {
  REFUSED: refused('2', 'Refused'),
  CHALLENGE: { result: 'RedirectShopper', asks: 'challenge' },
  PENDING: { result: 'Pending', later: 'approve' },
  'PENDING REFUSED': { result: 'Pending', later: 'refuse' },
}

/**
 * The number and the holder of a card decide the outcome, as in a provider's list of test cards. Every other method
 * redirects to its own page.
 */
export function verdictOn(method: Readonly<Record<string, unknown>>): Verdict | 'not-encrypted' {
  if (method.type !== 'scheme') return { result: 'RedirectShopper', asks: 'wallet' }
  const number = decrypted(method.encryptedCardNumber)
  if (number === undefined) return 'not-encrypted'
  const byHolder =
    holders[
      String(method.holderName ?? '')
        .trim()
        .toUpperCase()
    ]
  if (byHolder) return byHolder
  if (decrypted(method.encryptedSecurityCode) === '000') return refused('24', 'CVC Declined')
  return cards[number] ?? (isCardNumber(number) ? { result: 'Authorised' } : refused('8', 'Invalid Card Number'))
}

/** Facts about a card that accounts can request: its first and last digits and its expiry date. */
export function cardFacts(method: Readonly<Record<string, unknown>>): BookedPayment['card'] {
  const number = decrypted(method.encryptedCardNumber)
  if (number === undefined) return undefined
  const [month, year] = [decrypted(method.encryptedExpiryMonth), decrypted(method.encryptedExpiryYear)]
  return { cardBin: number.slice(0, 6), cardSummary: number.slice(-4), expiryDate: `${month ?? ''}/${year ?? ''}` }
}

/** Replaces the provider's encryption: `test_` and the value. */
function decrypted(field: unknown): string | undefined {
  return typeof field === 'string' && field.startsWith('test_') ? field.slice(5).replace(/\s/g, '') : undefined
}

function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const everywhere = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] },
  { type: 'paypal', name: 'PayPal' },
]
const wallets = [
  {
    type: 'applepay',
    name: 'Apple Pay',
    brands: ['visa', 'mc', 'amex'],
    configuration: { merchantId: '000000000200001', merchantName: 'Demo shop' },
  },
  {
    type: 'googlepay',
    name: 'Google Pay',
    brands: ['visa', 'mc', 'amex'],
    configuration: { merchantId: '50', gatewayMerchantId: 'SelvedgeSimulator' },
  },
]
const perCountry: Readonly<Record<string, readonly { readonly type: string; readonly name: string }[]>> = {
  DK: [{ type: 'mobilepay', name: 'MobilePay' }],
  DE: [{ type: 'klarna_paynow', name: 'Klarna Pay Now' }],
  GB: [{ type: 'trustly', name: 'Trustly' }],
  NL: [{ type: 'ideal', name: 'iDEAL' }],
  BE: [{ type: 'bcmc', name: 'Bancontact' }],
}

export const methodsIn = (country: string): readonly object[] => [
  ...everywhere,
  ...wallets,
  ...(perCountry[country] ?? []),
]

export const methodName = (type: string): string =>
  [...everywhere, ...wallets, ...Object.values(perCountry).flat()].find((method) => method.type === type)?.name ?? type

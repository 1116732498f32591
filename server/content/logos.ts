import type { Navigation } from '#contracts/content.ts'
import { foldName } from '#foundation/fold-text.ts'
import { paymentBrandNames } from '#foundation/payment-method-name.ts'
import type { Market } from '#server/markets/index.ts'

/** Carriers, payment types and social networks, in their own spelling. */
const ownNames = [
  'Visa, Mastercard, American Express, Paysafecard, Apple Pay, Samsung Pay, MobilePay, Google Pay, iDEAL, giropay, Trustly, PayPal, Klarna',
  'PostNord, GLS, DHL, DPD, UPS, FedEx, Bring, DAO, Budbee, Instabox, InPost, Packeta, PPL, Hermes, Evri, Royal Mail, An Post',
  'Mondial Relay, Colissimo, Chronopost, Correos, SEUR, BRT, Poste Italiane, Swiss Post, Austrian Post, bpost, PostNL, Omniva',
  'Facebook, Instagram, Pinterest, TikTok, YouTube, LinkedIn, Snapchat, WhatsApp, X',
  'Venipak, Matkahuolto, Posti, CTT, Aramex, Canada Post, USPS, Aras Kargo, Yurtiçi Kargo',
].flatMap((line) => line.split(', '))

const byName = new Map(ownNames.map((name) => [foldName(name), name]))

/** A logo by name, whatever its case, accents, spaces and hyphens. An unknown name stays as it was written. */
export const logoNamed = (written: string): string => byName.get(foldName(written)) ?? written

/** The logos of payment types whose own name is not a logo. */
const paymentLogos: Readonly<Record<string, readonly string[]>> = {
  scheme: ['Visa', 'Mastercard', 'American Express'],
  pay_now: ['Klarna'],
  pay_later: ['Klarna'],
  pay_over_time: ['Klarna'],
  bankTransfer_IBAN: ['IBAN'],
}

/** The names under which shoppers know a payment type. */
const paymentNames = (type: string): readonly string[] =>
  paymentLogos[type] ?? [logoNamed(paymentBrandNames[type] ?? type)]

/** Deliveries to a store have no carrier, so no logo. */
const isCarried = ({ deliveryType }: Market['choices']['shippingMethods'][number]): boolean => deliveryType !== 'store'

/** Payment types and carriers of this market, for a footer whose editors chose none. */
export const logosOf = ({ choices }: Market): Pick<Navigation, 'paymentLogos' | 'shippingLogos'> => ({
  paymentLogos: [...new Set(choices.paymentTypes.flatMap(paymentNames))],
  shippingLogos: [...new Set(choices.shippingMethods.filter(isCarried).map(({ carrier }) => logoNamed(carrier)))],
})

import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import type {
  Charge,
  Notification,
  OpenPayment,
  PaymentProvider,
  ProviderAnswer,
  ProviderNotice,
} from './payment-provider.port.ts'

/** An action on the provider's page, in its card field or at its terminal. */
export type Press = 'approve' | 'refuse' | 'cancel' | 'pend'

/** The adapter under test, with the test data for each case. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider
  /** The country, currencies with no, two and three decimals (as far as it accepts them), and the details of a payment method. */
  readonly charge: Pick<Charge, 'country' | 'locale' | 'method'> & { readonly currencies: readonly string[] }
  /** Changes a charge so that it ends this way, for outcomes that do not depend on the shopper. */
  readonly toward?: (press: Press, charge: Charge) => Charge | Promise<Charge>
  /** Takes this action on the page that the answer leads to; returns the data that the browser comes back with. */
  press(answer: ProviderAnswer, press: Press): Promise<Readonly<Record<string, string>>>
  /** The outcome of each action: some bank pages have no cancel button, and a link stays open. */
  readonly ends: Readonly<Record<'refuse' | 'cancel', ProviderAnswer['outcome']>>
  /** The notifications sent so far; waits for the first. */
  notifications(): Promise<readonly Notification[]>
  /** Completes pending payments. */
  moveOn(): Promise<void>
  /** Destroys the next answer after its work was done. */
  loseNextAnswer(): Promise<void>
  /** Lets the time end in which a shopper may still pay. */
  expire?(): Promise<void>
  /** Books an amount other than the requested one. */
  overcharge(minor: number): Promise<void>
  /** Triggers an event for money that was taken. */
  raise(event: object): Promise<{ readonly status: number }>
  /** The event names in the provider's simulator for a payment and its refunds. */
  readonly events: {
    chargeback(paymentId: string): object
    /** A purchase that is stopped after its payment; the shop learns this by asking the provider. */
    stopped?(paymentId: string): object
    /** A refund that fails later; the shop learns this by asking the provider. */
    refundFailed?(paymentId: string, refundId: string): object
  }
  /** The amount that was charged under a reference and not refunded. */
  kept(paymentId: string): Promise<number>
  close(): Promise<void>
}

const address = {
  firstName: 'Ane',
  lastName: 'Holm',
  street: 'Nørregade 12',
  postalCode: '8000',
  city: 'Aarhus',
  region: '',
  country: 'DK',
  phone: '+4520123456',
}

export function chargeOf(
  { charge: { country, locale, method, currencies } }: ProviderUnderTest,
  minor = 19900,
  currency = currencies[0]!,
): Charge {
  const taxMinor = Math.round(minor - (minor * 100) / 125)
  const line = { quantity: 1, unitMinor: minor, totalMinor: minor, taxMinor, taxPercent: 25 }
  return {
    paymentId: newId(),
    checkoutBasketId: newId(),
    market: 'da-dk',
    amount: money(minor, currency),
    country,
    locale,
    method,
    returnUrl: 'http://localhost/return',
    origin: 'http://localhost',
    email: 'a@b.dk',
    lines: [{ id: 'l1', name: 'Dress', kind: 'physical', ...line }],
    shipping: { ...address, country },
    billing: { ...address, country },
    personalNumber: '10000000146',
    shopperAddress: '203.0.113.9',
    storeId: 'one',
  }
}

export const openOf = (charge: Charge, { reference }: Pick<ProviderAnswer, 'reference'>): OpenPayment => ({
  ...charge,
  reference: reference ?? null,
})

/** Begins a payment, takes the action, and returns the outcome. */
export async function payBy(it: ProviderUnderTest, press: Press, asked = chargeOf(it)) {
  const charge = (await it.toward?.(press, asked)) ?? asked
  const begun = await it.provider.begin(charge)
  if (begun.outcome !== 'actionrequired')
    return { charge, begun, ended: begun, open: openOf(charge, begun), details: {} }
  const details = await it.press(begun, press)
  const open = openOf(charge, begun)
  const ended = (await it.provider.finish(details, open)) ?? (await it.provider.readStatus(open)) ?? begun
  return { charge, begun, ended, open: openOf(charge, { reference: ended.reference ?? begun.reference }), details }
}

export function noticesIn({ provider }: ProviderUnderTest, sent: Notification): readonly ProviderNotice[] {
  const read = provider.read(sent)
  return read === 'forged' ? [] : read
}

/** The records of today and yesterday, because midnight may pass during the test. */
export async function booksOf({ provider }: ProviderUnderTest) {
  const days = [0, 86_400_000].map((agoMs) => new Date(Date.now() - agoMs).toISOString().slice(0, 10))
  const read = await Promise.all(days.map((day) => provider.books(day)))
  return read.flatMap((rows) => (rows === 'not-there-yet' ? [] : rows))
}

export type WithProvider = (title: string, check: (it: ProviderUnderTest) => Promise<void>) => void

/** The payment reference needed for a refund. Some providers send it only in a notification. */
export async function referenceOf(
  it: ProviderUnderTest,
  { paymentId, reference }: OpenPayment,
): Promise<string | null> {
  for (const sent of await it.notifications()) {
    const notice = noticesIn(it, sent).find((one) => one.paymentId === paymentId)
    if (notice?.reference) return notice.reference
  }
  return reference
}

/** True if the signature is inside the notification and not in its headers. */
export const provesItselfInBody = ({ provider }: ProviderUnderTest): boolean =>
  provider.name !== 'klarna' && provider.name !== 'iyzico'

import type {
  WireLoyalty,
  WireLoyaltyPromotion,
  WireMemberCard,
  WireRetailTransaction,
  WireRewardVoucher,
} from '#contracts/loyalty.ts'
import { toWire } from '#contracts/money.ts'
import { add, type Money, money, subtract, zero } from '#foundation/money.ts'
import type { Store } from '#server/stores/index.ts'
import { pointsNeeded, type ShownPromotion, type ShownTransaction, type ShownVoucher } from './loyalty.ts'
import type { LoyaltyPoints, LoyaltyTransactionItem } from './loyalty-provider.port.ts'

export const pointsOnWire = (points: LoyaltyPoints, rewardPoints: number): WireLoyalty => ({
  balance: points.balance,
  ...(points.expiresAt && { expireDate: points.expiresAt.toISOString() }),
  pendingPoints: points.pending,
  pointsNeededForReward: pointsNeeded(points, rewardPoints),
})

/** For how many seconds a shown card is valid; then it is requested again. */
const cardSeconds = 900

export const cardOnWire = (
  contactId: string,
  { now, qrCode }: { readonly now: Date; readonly qrCode: (text: string) => string },
): WireMemberCard => ({
  qrCode: qrCode(contactId),
  validUntil: new Date(now.getTime() + cardSeconds * 1_000).toISOString(),
})

/** An amount needs the currency of a market; without one it is left out. */
export function promotionOnWire(promotion: ShownPromotion, currency: string | undefined): WireLoyaltyPromotion {
  const { value, expiresAt, redeemedAt, imageUrl } = promotion
  const amount = value.kind === 'money' ? value.amounts.find((one) => one.currency === currency) : undefined
  return {
    ...{ promotionId: promotion.promotionId, promoCode: promotion.code, title: promotion.name },
    ...{ heading: promotion.heading, description: promotion.description },
    ...(value.kind === 'percent' && { percent: value.percent }),
    ...(amount && { amount: toWire(amount) }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    ...(expiresAt && { expireDate: expiresAt.toISOString() }),
    ...{ shown: promotion.shown, redeemed: redeemedAt !== undefined },
  }
}

/** The voucher's number is sent only after the member chose how to use it. */
export function voucherOnWire(
  voucher: ShownVoucher,
  { currency, qrCode }: { readonly currency: string | undefined; readonly qrCode?: (text: string) => string },
): WireRewardVoucher {
  const { index, choice, expiresAt, redeemedAt, number } = voucher
  const value = voucher.amounts.find((one) => one.currency === currency) ?? voucher.amounts[0]!
  return {
    voyadoRewardId: voucher.id,
    ...(index !== undefined && { voucherIndex: index }),
    ...(choice && { rewardChoice: choice }),
    ...{ title: voucher.name, value: toWire(value), points: voucher.points },
    ...(expiresAt && { expireDate: expiresAt.toISOString() }),
    redeemed: redeemedAt !== undefined,
    ...(qrCode && { voucherNumber: number, ...(choice === 'store' && { qrCode: qrCode(number) }) }),
  }
}

interface TransactionFacts {
  readonly customerName: string
  readonly store: Store | undefined
  readonly qrCode: (text: string) => string
}

export function transactionOnWire(
  transaction: ShownTransaction,
  { customerName, store, qrCode }: TransactionFacts,
): WireRetailTransaction {
  const { total, items, till } = transaction
  const paymentCard = maskedCard(till?.paymentCard ?? '')
  const totalTax = items.length > 0 ? add(zero(total.currency), ...items.map(({ tax }) => tax)) : zero(total.currency)
  return {
    transactionId: transaction.id,
    transactionType: total.minor < 0 ? 'return' : 'sale',
    createdDate: transaction.at.toISOString(),
    storeName: store?.name ?? transaction.storeName,
    ...(store && {
      ...{ storeStreet: store.street, storeCity: store.city, storePhone: store.phone, storeZipcode: store.postalCode },
      ...(store.companyNumber ? { storeCVR: store.companyNumber } : {}),
    }),
    ...(till?.employeeName !== undefined && { employeeName: till.employeeName }),
    ...{ storeType: transaction.storeType, customerName },
    transactionItems: items.map(itemOnWire),
    totalExVat: toWire(subtract(total, totalTax)),
    ...{ totalTax: toWire(totalTax), total: toWire(total) },
    ...(paymentCard !== undefined && { paymentCard }),
    uniqueReceiptId: transaction.receiptId,
    uniqueReceiptIdQrCode: qrCode(transaction.receiptId),
  }
}

/** The last four digits of a card, whatever form the till wrote; undefined for fewer than four digits. */
export function maskedCard(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  return digits.length < 4 ? undefined : `•••• ${digits.slice(-4)}`
}

/** Style, colour and size are part of the sku: `100231_navy_03_38`. */
function itemOnWire({ type, ean, sku, name, quantity, paid }: LoyaltyTransactionItem) {
  const [styleId = '', color = '', option, size = ''] = sku.split('_')
  return {
    ...{ ean, name, quantity, price: toWire(absolute(paid)) },
    ...(option === undefined ? { size: '', color: '', styleId: sku } : { size, color, styleId }),
    type: type === 'return' ? ('return' as const) : ('sale' as const),
  }
}

const absolute = ({ minor, currency }: Money): Money => money(Math.abs(minor), currency)

/** Enough of an address to distinguish two people with the same name: `an…@example.com`. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…@${host}`
}

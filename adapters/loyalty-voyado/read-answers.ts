import { fromMajor, majorOf } from '#foundation/money.ts'
import type {
  LoyaltyContact,
  LoyaltyPoints,
  LoyaltyPromotion,
  LoyaltyReceipt,
  LoyaltyTransaction,
  LoyaltyTransactionItem,
  LoyaltyVoucher,
  NewLoyaltyContact,
} from '#server/loyalty/loyalty-provider.port.ts'
import {
  amountOf,
  amountsOf,
  currencyForm,
  idOf,
  numberOf,
  type Row,
  rowOf,
  rowsOf,
  textOf,
  timeOf,
  unknown,
} from './read-rows.ts'

export function contactOf(told: unknown): LoyaltyContact {
  const row = rowOf(told, 'contact')
  const attributes = rowOf(row.attributes, 'attributes')
  const termsVersion = textOf(attributes, 'termsVersion')
  return {
    id: idOf(row, 'id'),
    email: textOf(attributes, 'email'),
    firstName: textOf(attributes, 'firstName'),
    lastName: textOf(attributes, 'lastName'),
    ...(termsVersion !== '' && { termsVersion }),
  }
}

/** Becoming a member gives no consent to messages, so all kinds of messages are switched off. */
export const newContactOf = (contact: NewLoyaltyContact) => ({
  attributes: {
    ...{ email: contact.email, firstName: contact.firstName, lastName: contact.lastName, contactType: 'Member' },
    countryCode: contact.country,
    ...(contact.birthday !== undefined && { birthDay: contact.birthday }),
    ...(contact.phone !== undefined && { mobilePhone: contact.phone }),
    ...(contact.termsVersion !== undefined && { termsVersion: contact.termsVersion }),
  },
  preferences: { acceptsEmail: false, acceptsPostal: false, acceptsSms: false },
})

/** A member may have several point accounts. Their sum can be spent. */
export function pointsOf(rows: readonly unknown[]): LoyaltyPoints {
  const accounts = rows.map((row) => rowOf(row, 'point-account'))
  const expiries = accounts.flatMap((row) => timeOf(row, 'balanceExpires') ?? [])
  const soonest = expiries.toSorted((a, b) => a.getTime() - b.getTime())[0]
  return {
    balance: accounts.reduce((sum, row) => sum + numberOf(row, 'balance'), 0),
    pending: accounts.reduce((sum, row) => sum + numberOf(row, 'pendingPoints'), 0),
    ...(soonest && { expiresAt: soonest }),
  }
}

/** The code for the web shop is the instruction of the channel, or the external id of the promotion if there is none. */
export function promotionOf(row: Row): LoyaltyPromotion {
  const channels = rowsOf(row.redemptionChannels ?? [], 'redemptionChannels')
  const channel = channels.find(({ type }) => type === 'ECOM') ?? {}
  const [expiresAt, redeemedOn] = [timeOf(row, 'expiresOn'), timeOf(row, 'redeemedOn')]
  const redeemedAt = row.redeemed === true ? (redeemedOn ?? new Date(0)) : undefined
  const imageUrl = textOf(row, 'imageUrl')
  return {
    id: idOf(row, 'id'),
    promotionId: idOf(row, 'promotionId'),
    code: textOf(channel, 'instruction') || textOf(row, 'externalId'),
    ...{ name: textOf(row, 'name'), heading: textOf(row, 'heading'), description: textOf(row, 'description') },
    value: worthOf(channel),
    ...(expiresAt && { expiresAt }),
    ...(redeemedAt && { redeemedAt }),
    ...(/^https:\/\//.test(imageUrl) && { imageUrl }),
  }
}

function worthOf(channel: Row): LoyaltyPromotion['value'] {
  if (channel.valueType === 'PERCENT') return { kind: 'percent', percent: numberOf(channel, 'value') }
  if (channel.valueType === 'MONEY') return { kind: 'money', amounts: amountsOf(channel, 'localValues') }
  return { kind: 'other' }
}

export function voucherOf(told: unknown): LoyaltyVoucher {
  const row = rowOf(told, 'reward-voucher')
  const [expiresAt, redeemedOn] = [timeOf(row, 'expiresOn'), timeOf(row, 'redeemedOn')]
  const redeemedAt = row.redeemed === true ? (redeemedOn ?? new Date(0)) : undefined
  return {
    id: idOf(row, 'id'),
    number: idOf(row, 'voucherNumber'),
    name: textOf(row, 'name'),
    amounts: [amountOf(row.value, 'value'), ...amountsOf(row, 'localValues')],
    points: numberOf(row, 'points'),
    ...(expiresAt && { expiresAt }),
    ...(redeemedAt && { redeemedAt }),
  }
}

/** Amounts are below 0 for a return. The provider sends only names of stores, so their ids are looked up by name. */
export function transactionOf(told: unknown, storeIds: ReadonlyMap<string, string>): LoyaltyTransaction {
  const row = rowOf(told, 'transaction')
  const currency = textOf(row, 'localCurrency')
  if (!currencyForm.test(currency)) throw unknown('localCurrency')
  const storeName = textOf(row, 'storeName')
  const at = timeOf(row, 'createdDate')
  if (!at) throw unknown('createdDate')
  return {
    ...{ id: idOf(row, 'id'), number: idOf(row, 'transactionNumber'), receiptId: textOf(row, 'externalId') },
    ...{ at, storeName, storeType: textOf(row, 'storeType'), storeId: storeIds.get(storeName) ?? '' },
    total: fromMajor(numberOf(row, 'localNetPriceSum'), currency),
    items: rowsOf(row.lineItems ?? [], 'lineItems').map((item) => itemOf(item, currency)),
  }
}

const itemOf = (row: Row, currency: string): LoyaltyTransactionItem => ({
  type: row.type === 'RETURN' ? 'return' : 'purchase',
  ean: textOf(row, 'sku'),
  sku: textOf(row, 'articleNumber'),
  name: textOf(row, 'articleName'),
  quantity: Math.abs(numberOf(row, 'quantity')),
  paid: fromMajor(numberOf(row, 'grossPaidPrice'), currency),
  tax: fromMajor(numberOf(row, 'taxAmount'), currency),
})

/** A return has negative amounts and quantities. */
export function receiptOf({ kind, total, items, ...receipt }: LoyaltyReceipt) {
  const sign = kind === 'return' ? -1 : 1
  return {
    contact: { matchKey: receipt.email, matchKeyType: 'email', contactType: 'Member' },
    ...{ uniqueReceiptId: receipt.receiptId, receiptNumber: receipt.number, storeExternalId: receipt.storeId },
    createdDate: receipt.at.toISOString(),
    ...{ currency: total.currency, totalGrossPrice: sign * majorOf(total) },
    paymentMethods: [{ description: 'web', value: sign * majorOf(total) }],
    items: items.map(({ sku, ean = sku, name, quantity, paid, tax }) => ({
      ...{ type: kind === 'return' ? 'RETURN' : 'PURCHASE', sku: ean, articleNumber: sku, articleName: name },
      ...{ quantity: sign * quantity, grossPaidPrice: sign * majorOf(paid), taxAmount: sign * majorOf(tax) },
    })),
    ...{ usedBonusChecks: [], usedPromotions: [] },
  }
}

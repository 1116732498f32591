import { type PointsEntry, pointsAt } from '#foundation/points.ts'
import type { Ledger } from '#server/platform/simulators/simulator.port.ts'

export interface Contact {
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly preferences: unknown
  readonly at: number
}

export interface Receipt {
  readonly uniqueReceiptId: string
  readonly receiptNumber: string
  readonly createdDate: string
  readonly storeExternalId: string
  readonly currency: string
  readonly totalGrossPrice: number
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

export interface Voucher {
  readonly id: string
  readonly contactId: string
  readonly number: string
  readonly points: number
  readonly expiresAt: number
  readonly redeemedAt?: number
}

/** The lines of the provider's ledger. */
type Entry =
  | ({ readonly kind: 'contact' } & Contact)
  | { readonly kind: 'receipt'; readonly contactId: string; readonly receipt: Receipt; readonly at: number }
  | ({ readonly kind: 'voucher' } & Voucher)
  | { readonly kind: 'voucher-redeemed' | 'voucher-reactivated'; readonly id: string; readonly at: number }
  | { readonly kind: 'promotion-redeemed'; readonly contactId: string; readonly id: string; readonly at: number }

export interface Rules {
  /** Days until points can be spent. */
  pendingDays: number
}

const dayMs = 86_400_000
/** The price of a voucher in points. */
const voucherPoints = 1_000
const voucherDays = 180
const monthsOfPoints = 12

interface Written {
  readonly contactId: string
  readonly receipt: Receipt
}

/** The tables that are built from the ledger. */
function tables() {
  return {
    contacts: new Map<string, Contact>(),
    byEmail: new Map<string, string>(),
    receipts: new Map<string, Written[]>(),
    receiptIds: new Set<string>(),
    vouchers: new Map<string, Voucher>(),
    points: new Map<string, PointsEntry[]>(),
    promotionsRedeemed: new Map<string, number>(),
  }
}
type Tables = ReturnType<typeof tables>

function listOf<Value>(map: Map<string, Value[]>, key: string): Value[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}

function apply(to: Tables, entry: Entry, rules: Rules): void {
  switch (entry.kind) {
    case 'contact':
      to.byEmail.delete(emailOf(to.contacts.get(entry.id) ?? entry))
      to.contacts.set(entry.id, entry)
      to.byEmail.set(emailOf(entry), entry.id)
      return
    case 'receipt': {
      const { contactId, receipt, at } = entry
      to.receiptIds.add(receipt.uniqueReceiptId)
      listOf(to.receipts, contactId).push({ contactId, receipt })
      listOf(to.points, contactId).push(...pointsOfReceipt(receipt, at, rules))
      return
    }
    case 'voucher':
      to.vouchers.set(entry.id, entry)
      return
    case 'voucher-redeemed': {
      const voucher = to.vouchers.get(entry.id)!
      const { id, contactId, points } = voucher
      to.vouchers.set(id, { ...voucher, redeemedAt: entry.at })
      listOf(to.points, contactId).push({ kind: 'redeemed', id, points, at: entry.at })
      return
    }
    case 'voucher-reactivated': {
      const { redeemedAt: _, ...voucher } = to.vouchers.get(entry.id)!
      const { id: redemption, contactId } = voucher
      to.vouchers.set(redemption, voucher)
      listOf(to.points, contactId).push({
        ...{ kind: 'given-back', id: `${redemption} ${entry.at}`, redemption, at: entry.at },
      })
      return
    }
    case 'promotion-redeemed':
      to.promotionsRedeemed.set(`${entry.contactId} ${entry.id}`, entry.at)
  }
}

/** Everything that the provider knows. It is stored in its ledger and read again after a restart. */
export function openBooks(ledger: Ledger, { now, rules }: { readonly now: () => number; readonly rules: Rules }) {
  const read = tables()
  const write = (entry: Entry): void => {
    ledger.append({ ...entry })
    apply(read, entry, rules)
  }
  for (const entry of ledger.entries()) apply(read, entry as unknown as Entry, rules)
  const points = (contactId: string) => pointsAt(read.points.get(contactId) ?? [], now())
  const vouchersOf = (contactId: string): Voucher[] =>
    [...read.vouchers.values()].filter((voucher) => voucher.contactId === contactId)

  /** Issues one voucher for each 1,000 points that have no voucher yet. */
  function issueVouchers(contactId: string): void {
    const open = vouchersOf(contactId).filter(({ redeemedAt, expiresAt }) => !redeemedAt && expiresAt > now()).length
    const due = Math.floor(points(contactId).balance / voucherPoints) - open
    for (let count = 0; count < due; count++) {
      const sequence = read.vouchers.size + 1
      write({
        ...{ kind: 'voucher', id: `rv-${sequence}`, contactId, number: String(8_800_000 + sequence) },
        ...{ points: voucherPoints, expiresAt: now() + voucherDays * dayMs },
      })
    }
  }

  return {
    points,
    contact: (id: string) => read.contacts.get(id),
    all: () => [...read.contacts.values()],
    idOf: (email: string) => read.byEmail.get(email.trim().toLowerCase()),
    add: (contact: Omit<Contact, 'at'>) => write({ kind: 'contact', ...contact, at: now() }),
    change: (contact: Contact) => write({ ...contact, kind: 'contact' }),
    isKnown: (receiptId: string) => read.receiptIds.has(receiptId),
    record: (contactId: string, receipt: Receipt) => write({ kind: 'receipt', contactId, receipt, at: now() }),
    receiptsOf: (contactId: string) => read.receipts.get(contactId) ?? [],
    vouchersOf(contactId: string): readonly Voucher[] {
      issueVouchers(contactId)
      return vouchersOf(contactId)
    },
    voucher: (id: string) => read.vouchers.get(id),
    redeemVoucher: (id: string) => write({ kind: 'voucher-redeemed', id, at: now() }),
    reactivateVoucher: (id: string) => write({ kind: 'voucher-reactivated', id, at: now() }),
    promotionRedeemedAt: (contactId: string, id: string) => read.promotionsRedeemed.get(`${contactId} ${id}`),
    redeemPromotion: (contactId: string, id: string) => write({ kind: 'promotion-redeemed', contactId, id, at: now() }),
  }
}

export type Books = ReturnType<typeof openBooks>

export const emailOf = ({ attributes }: Pick<Contact, 'attributes'>): string =>
  String(attributes.email ?? '')
    .trim()
    .toLowerCase()

/** One point for each whole unit of the currency. A return takes away as many. */
function pointsOfReceipt(receipt: Receipt, recordedAt: number, { pendingDays }: Rules): PointsEntry[] {
  const points = Math.floor(Math.abs(receipt.totalGrossPrice))
  if (points === 0) return []
  const at = Math.min(Date.parse(receipt.createdDate), recordedAt)
  const id = receipt.uniqueReceiptId
  if (receipt.totalGrossPrice < 0) return [{ kind: 'taken-back', id, points, at: recordedAt }]
  const expires = new Date(at)
  expires.setUTCMonth(expires.getUTCMonth() + monthsOfPoints)
  return [{ kind: 'earned', id, points, at, maturesAt: at + pendingDays * dayMs, expiresAt: expires.getTime() }]
}

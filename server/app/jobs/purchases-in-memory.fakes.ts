import type { Money } from '#foundation/money.ts'
import type { loyaltyReceipts } from '#server/loyalty/index.ts'

type Needs = Parameters<typeof loyaltyReceipts>[0]
type Receipt = Parameters<Needs['receipts']['add']>[0]

type Ledger = Pick<Needs, 'receipts' | 'enrolments' | 'members' | 'orders' | 'fulfilments'>

/**
 * The receipts in memory, claimed and tried again like those in the database. Every order id gives a member's order
 * with the same price.
 */
export function purchasesInMemory(total: Money): Ledger {
  const open = new Map<string, Receipt & { tries: number; next: number }>()
  const due = (now: number, most: number) => {
    const found = []
    for (const one of open.values()) {
      if (one.next <= now) found.push(one)
      if (found.length === most) break
    }
    return found
  }
  const order = {
    market: 'da-dk',
    currency: total.currency,
    totalMinor: total.minor,
    content: { lines: [], giftCards: [] },
  }
  return {
    receipts: {
      add: async (receipt) => void open.set(receipt.receiptId, { ...receipt, tries: 0, next: Date.now() }),
      claim: async (most) =>
        due(Date.now(), most).map((one) => {
          one.next = Date.now() + (60 + Math.min(240, 5 * 2 ** one.tries)) * 1_000
          one.tries++
          return { ...one, email: 'member@example.com' }
        }),
      saveOutcome: async (receiptId) => void open.delete(receiptId),
    },
    enrolments: {
      add: async () => {},
      claim: async () => [],
      markReported: async () => {},
      isOpen: async () => false,
      addByEmail: async () => {},
      claimByEmail: async () => [],
      markReportedByEmail: async () => {},
    },
    members: { add: async () => {} },
    orders: {
      find: async (id) => ({ ...order, id, orderNumber: id, accountId: 'a', madeAt: new Date() }) as never,
    },
    fulfilments: {} as never,
  }
}

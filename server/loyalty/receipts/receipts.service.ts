import type { Cancellation, Fulfilments, Orders } from '#server/orders/index.ts'
import type { StoredEnrolments } from '../enrolments/enrolments.repository.ts'
import { reportEnrolments } from '../enrolments/enrolments.service.ts'
import type { LoyaltyProvider } from '../loyalty-provider.port.ts'
import type { StoredMembers } from '../members.repository.ts'
import { purchaseOf, returnOf } from './receipt-of.ts'
import type { OpenReceipt, StoredReceipts } from './receipts.repository.ts'

export interface ReceiptsNeeds {
  readonly provider: LoyaltyProvider | undefined
  readonly receipts: StoredReceipts
  readonly enrolments: StoredEnrolments
  readonly members: Pick<StoredMembers, 'add'>
  readonly orders: Pick<Orders, 'find'>
  readonly fulfilments: Pick<Fulfilments, 'cancellation' | 'readProgress'>
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

/**
 * Reports purchases and refunds of members to the provider. The shop never waits for the provider: it stores the report
 * and sends it later.
 */
export interface LoyaltyReceipts {
  orderPlaced(orderId: string): Promise<void>
  orderRefunded(cancellationId: string): Promise<void>
  /** Reports open receipts; returns how many the provider accepted. */
  report(): Promise<number>
}

const batch = 500
const atOnce = 40

export function loyaltyReceipts(needs: ReceiptsNeeds): LoyaltyReceipts {
  let isAnswering = true
  return {
    async orderPlaced(orderId) {
      const order = needs.provider && (await needs.orders.find(orderId))
      if (!order || order.accountId === null) return
      const receipt = purchaseOf({ ...order, accountId: order.accountId })
      if (receipt) await needs.receipts.add(receipt)
    },
    async orderRefunded(cancellationId) {
      const given = needs.provider && (await needs.fulfilments.cancellation(cancellationId))
      const order = given && (await needs.orders.find(given.orderId))
      if (!order || order.accountId === null) return
      const owned = { ...order, accountId: order.accountId }
      // The purchase is stored first, even if the refund event arrives first.
      const bought = purchaseOf(owned)
      if (bought) await needs.receipts.add(bought)
      const { cancellations } = await needs.fulfilments.readProgress(order.id)
      const receipt = returnOf(owned, given, earlierThan(cancellations, cancellationId))
      if (receipt) await needs.receipts.add(receipt)
    },
    async report() {
      const { provider } = needs
      if (!provider) return 0
      await reportEnrolments({ ...needs, provider })
      let told = 0
      for (;;) {
        // One receipt is enough to see whether a provider that failed answers again.
        const most = isAnswering ? batch : 1
        const open = await needs.receipts.claim(most)
        const answers = await inLanes(open, (one) => tellOne(needs, provider, one))
        const taken = answers.filter(Boolean).length
        told += taken
        if (open.length > 0) isAnswering = taken > 0
        if (open.length < most || !isAnswering) return told
      }
    },
  }
}

const earlierThan = (all: readonly Cancellation[], id: string): readonly Cancellation[] =>
  all.slice(
    0,
    all.findIndex((one) => one.id === id),
  )

/** True if the provider has stored the receipt, or will not store it because the person is no member. */
async function tellOne(needs: ReceiptsNeeds, provider: LoyaltyProvider, receipt: OpenReceipt): Promise<boolean> {
  const { receipts, clock, log } = needs
  const { receiptId, email, kind, madeAt: at, content } = receipt
  try {
    const answer = await provider.record({ ...content, receiptId, kind, email, at: new Date(at) })
    await receipts.saveOutcome(receiptId, answer === 'recorded' ? 'told' : 'no-member', clock())
    return true
  } catch (fault) {
    log(fault)
    return false
  }
}

/** Works on at most `atOnce` items at a time. */
async function inLanes<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const left = [...items]
  const answers: Answer[] = []
  const lane = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) answers.push(await work(item))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return answers
}

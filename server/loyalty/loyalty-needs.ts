import type { StoredEnrolments } from './enrolments/enrolments.repository.ts'
import type { LoyaltyProvider } from './loyalty-provider.port.ts'
import type { StoredMembers } from './members.repository.ts'
import type { TillReceipts } from './receipts/till-receipts.port.ts'
import type { StoredRewards } from './rewards.repository.ts'
import type { StoredVoucherUses } from './vouchers/voucher-uses.repository.ts'

export interface LoyaltyNeeds {
  /** Undefined if no programme is configured; then nobody is a member. */
  readonly provider: LoyaltyProvider | undefined
  readonly rewards: StoredRewards
  readonly tills: TillReceipts
  readonly enrolments: StoredEnrolments
  readonly members: StoredMembers
  readonly voucherUses: Pick<StoredVoucherUses, 'remainingValues'>
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

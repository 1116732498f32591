import type { Result } from '#foundation/result.ts'
import type { LoyaltyProblem } from './loyalty.problems.ts'
import type {
  LoyaltyContact,
  LoyaltyPoints,
  LoyaltyPromotion,
  LoyaltyTransaction,
  LoyaltyVoucher,
} from './loyalty-provider.port.ts'
import type { TillReceipt } from './receipts/till-receipts.port.ts'

/** Whose membership is asked for: the account, and its own email address. */
export interface Member {
  readonly accountId: string
  readonly email: string
}

export type LoyaltyAnswer<Value> = Result<Value, LoyaltyProblem>

export interface ShownPromotion extends LoyaltyPromotion {
  readonly shown: boolean
}

export interface ShownVoucher extends LoyaltyVoucher {
  /** Its place among the vouchers that can be used. */
  readonly index?: number
  readonly choice?: 'online' | 'store'
}

/** A voucher of a member, redeemed or not. */
export interface MembersVoucher extends LoyaltyVoucher {
  readonly contactId: string
}

/** A purchase or return, with the data of its till. */
export interface ShownTransaction extends LoyaltyTransaction {
  readonly till?: TillReceipt | undefined
}

export interface Enrolment {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly country: string
  readonly birthday?: string
  readonly phone?: string
  readonly termsVersion?: string
}

/** What members of the loyalty programme can see and do. The provider may be silent: then each answers `loyalty.unavailable`. */
export interface Loyalty {
  /** Makes a member for a service; `pending` if the provider is silent: it is told later. */
  enrol(person: Enrolment): Promise<LoyaltyAnswer<LoyaltyContact | 'pending'>>
  /** The account joins; `pending` if the provider does not answer: it is notified later. */
  join(accountId: string, person: Enrolment): Promise<LoyaltyAnswer<'joined' | 'pending'>>
  /** The account joined, and the provider does not know yet. */
  isJoining(accountId: string): Promise<boolean>
  /** The account is known to be a member; the provider is not asked. */
  isMember(accountId: string): Promise<boolean>
  contact(member: Member): Promise<LoyaltyAnswer<LoyaltyContact>>
  points(member: Member): Promise<LoyaltyAnswer<LoyaltyPoints>>
  /** Those that have not expired; redeemed ones too. */
  promotions(member: Member): Promise<LoyaltyAnswer<readonly ShownPromotion[]>>
  /** Marks it as shown; without a code the first that can be used. */
  showPromotion(member: Member, code: string | undefined): Promise<LoyaltyAnswer<ShownPromotion>>
  redeemPromotion(member: Member, code: string): Promise<LoyaltyAnswer<ShownPromotion>>
  /** Available ones only. */
  vouchers(member: Member): Promise<LoyaltyAnswer<readonly ShownVoucher[]>>
  /** Includes redeemed ones. */
  findVoucher(member: Member, id: string): Promise<LoyaltyAnswer<MembersVoucher>>
  showVoucher(
    member: Member,
    shown: { readonly id: string; readonly index: number; readonly choice: 'online' | 'store' },
  ): Promise<LoyaltyAnswer<ShownVoucher>>
  redeemVoucher(member: Member, id: string): Promise<LoyaltyAnswer<ShownVoucher>>
  /** The newest first. */
  transactions(member: Member): Promise<LoyaltyAnswer<readonly LoyaltyTransaction[]>>
  /** Without what tills know of them, if that cannot be read right now; the fault is logged. */
  withTills(transactions: readonly LoyaltyTransaction[]): Promise<readonly ShownTransaction[]>
  findByName(name: {
    readonly firstName: string
    readonly lastName: string
  }): Promise<LoyaltyAnswer<readonly LoyaltyContact[]>>
}

/** Points to the next reward. */
export const pointsNeeded = ({ balance }: LoyaltyPoints, rewardPoints: number): number =>
  Math.max(0, rewardPoints - balance)

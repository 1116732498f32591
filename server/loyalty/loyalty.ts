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

/** The account whose membership is meant, and its own email address. */
export interface Member {
  readonly accountId: string
  readonly email: string
}

export type LoyaltyAnswer<Value> = Result<Value, LoyaltyProblem>

export interface ShownPromotion extends LoyaltyPromotion {
  readonly shown: boolean
}

export interface ShownVoucher extends LoyaltyVoucher {
  /** Its position among the vouchers that can be used. */
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

/**
 * What members of the loyalty programme can see and do. If the provider does not answer, each call is refused with
 * `loyalty.unavailable`.
 */
export interface Loyalty {
  /** Makes a member for a service; `pending` if the provider does not answer and will be informed later. */
  enrol(person: Enrolment): Promise<LoyaltyAnswer<LoyaltyContact | 'pending'>>
  /** The account joins; `pending` if the provider does not answer and will be informed later. */
  join(accountId: string, person: Enrolment): Promise<LoyaltyAnswer<'joined' | 'pending'>>
  /** True if the account has joined and the provider is not yet informed. */
  isJoining(accountId: string): Promise<boolean>
  /** True if the account is known to be a member; does not ask the provider. */
  isMember(accountId: string): Promise<boolean>
  contact(member: Member): Promise<LoyaltyAnswer<LoyaltyContact>>
  points(member: Member): Promise<LoyaltyAnswer<LoyaltyPoints>>
  /** Promotions that have not expired, including redeemed ones. */
  promotions(member: Member): Promise<LoyaltyAnswer<readonly ShownPromotion[]>>
  /** Marks a promotion as shown; without a code, the first one that can be used. */
  showPromotion(member: Member, code: string | undefined): Promise<LoyaltyAnswer<ShownPromotion>>
  redeemPromotion(member: Member, code: string): Promise<LoyaltyAnswer<ShownPromotion>>
  /** Only vouchers that can be used. */
  vouchers(member: Member): Promise<LoyaltyAnswer<readonly ShownVoucher[]>>
  /** Includes redeemed ones. */
  findVoucher(member: Member, id: string): Promise<LoyaltyAnswer<MembersVoucher>>
  showVoucher(
    member: Member,
    shown: { readonly id: string; readonly index: number; readonly choice: 'online' | 'store' },
  ): Promise<LoyaltyAnswer<ShownVoucher>>
  redeemVoucher(member: Member, id: string): Promise<LoyaltyAnswer<ShownVoucher>>
  /** Newest first. */
  transactions(member: Member): Promise<LoyaltyAnswer<readonly LoyaltyTransaction[]>>
  /** Adds the data of tills. If it cannot be read now, it is missing and the fault is logged. */
  withTills(transactions: readonly LoyaltyTransaction[]): Promise<readonly ShownTransaction[]>
  findByName(name: {
    readonly firstName: string
    readonly lastName: string
  }): Promise<LoyaltyAnswer<readonly LoyaltyContact[]>>
}

/** How many points are missing for the next reward. */
export const pointsNeeded = ({ balance }: LoyaltyPoints, rewardPoints: number): number =>
  Math.max(0, rewardPoints - balance)

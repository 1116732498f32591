import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '#foundation/fault.ts'
import { type Account, type Accounts, verifiedEmailsIn } from '#server/accounts/index.ts'
import type { BasketRequest, Baskets } from '#server/basket/index.ts'
import type { Content } from '#server/content/index.ts'
import { voucherCards } from '#server/gift-cards/index.ts'
import {
  type LoyaltyProvider,
  loyaltyRoutes,
  type Member,
  moveMember,
  openLoyalty,
  payByVoucher,
  restoreVouchers,
  storedEnrolments,
  storedMembers,
  storedRewards,
  storedVoucherUses,
  storeReceipts,
  type TillReceipts,
} from '#server/loyalty/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Stores } from '#server/stores/index.ts'
import { qrCode } from './qr-code.ts'

export interface ComposeLoyaltyNeeds {
  readonly database: Database
  readonly clock: () => Date
  readonly log: { warn(details: object, message: string): void }
}

export interface LoyaltyParts {
  readonly provider: LoyaltyProvider | undefined
  readonly tillReceipts: TillReceipts
  readonly accounts: Accounts
  readonly baskets: Pick<Baskets, 'addOwnCard'>
  readonly markets: Markets
  readonly stores: Stores
  readonly content: Pick<Content, 'toggle'>
}

/** Members pay with vouchers in their baskets. */
export interface ComposedVouchers {
  pay(member: Member, basket: BasketRequest, voucherId: string): ReturnType<typeof payByVoucher>
  /** Restores redeemed vouchers that were not used for a payment. */
  restore(): Promise<void>
}

/** The points that a reward costs at the provider. */
const rewardPoints = 1_000

const pointsWithinMs = 500
const restoreEachMs = 10_000

/** Repeats the work at an interval, but never two runs at once. Returns a function that stops it. */
function everySoOften(eachMs: number, work: () => Promise<void>, failed: (fault: unknown) => void): () => void {
  let isWorking = false
  const timer = setInterval(async () => {
    if (isWorking) return
    isWorking = true
    await work().catch(failed)
    isWorking = false
  }, eachMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Composes the loyalty programme. */
export function composeLoyalty({ database, clock, log }: ComposeLoyaltyNeeds, parts: LoyaltyParts) {
  const { provider, tillReceipts: tills, accounts, baskets, markets, stores, content } = parts
  const failed = (fault: unknown) => log.warn({ err: fault }, 'the loyalty programme did not answer')
  const uses = storedVoucherUses(database)
  const members = storedMembers(database)
  const loyalty = openLoyalty({
    ...{ provider, tills, clock, rewards: storedRewards(database), enrolments: storedEnrolments(database) },
    ...{ members, voucherUses: uses },
    log: failed,
  })
  const vouchers: ComposedVouchers = {
    pay: (member, basket, voucherId) =>
      payByVoucher(
        { database, loyalty, uses, cards: voucherCards, addCard: baskets.addOwnCard },
        { member, basket, voucherId },
      ),
    restore: () => restoreVouchers({ database, provider, uses, cards: voucherCards, log: failed }),
  }
  return {
    vouchers,
    ...{ loyalty, rewardPoints, storeReceipts: storeReceipts({ loyalty, stores, qrCode }) },
    /** Points are an extra in the answer about an account, so the call waits only a short time for them. */
    pointsOfAccount: async (market: Market, account: Pick<Account, 'id' | 'email' | 'emailVerified'>) => {
      if (!account.emailVerified || !content.toggle(market, 'pointsSystem')) return {}
      const asked = loyalty.points({ accountId: account.id, email: account.email })
      const answer = await Promise.race([asked, pause(pointsWithinMs, undefined, { ref: false })])
      return answer?.ok ? { accountPoints: answer.value.balance, pendingPoints: answer.value.pending } : {}
    },
    /**
     * Looks a shopper up at the provider after the sign-in, so that baskets know who gets member prices. The job
     * repeats until the provider answers.
     */
    start: async (jobs: Jobs): Promise<() => void> => {
      await jobs.work('account-signed-in.loyalty', async ({ accountId }) => {
        const account = provider && (await accounts.find(String(accountId)))
        const answer =
          account?.emailVerified && (await loyalty.contact({ accountId: account.id, email: account.email }))
        if (answer && !answer.ok && answer.problem.code === 'loyalty.unavailable') throw new Fault('loyalty.silent', {})
      })
      const verifiedEmail = verifiedEmailsIn(database)
      await jobs.work('account-email-changed.loyalty', ({ accountId, from, isUndo }) =>
        moveMember(
          { provider, members, clock, verifiedEmail },
          { accountId: String(accountId), from: String(from), isUndo: isUndo === true },
        ),
      )
      return everySoOften(restoreEachMs, vouchers.restore, failed)
    },
    calls: [loyaltyRoutes({ loyalty, accounts, markets, stores, clock, rewardPoints, qrCode })],
  }
}

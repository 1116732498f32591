import { accepted, refused } from '#foundation/result.ts'
import type { CallForMember } from './call-provider.service.ts'
import type { Loyalty, LoyaltyAnswer, Member, ShownPromotion } from './loyalty.ts'
import type { LoyaltyNeeds } from './loyalty-needs.ts'
import type { LoyaltyProvider } from './loyalty-provider.port.ts'
import { redeemOnce } from './redeem-once.service.ts'
import { isOver } from './reward-expiry.ts'
import type { SharedWork } from './shared-work.ts'

/** The promotions of a member: listing, showing and redeeming them. */
export function memberPromotions(
  needs: LoyaltyNeeds,
  withContact: CallForMember,
  together: SharedWork,
): Pick<Loyalty, 'promotions' | 'showPromotion' | 'redeemPromotion'> {
  const promotions = (member: Member) =>
    withContact(member, async (loyalty, { id }) => accepted(await shownPromotions(needs, loyalty, member, id)))
  return {
    promotions,
    async showPromotion(member, code) {
      const found = await promotions(member)
      if (!found.ok) return found
      const shown = found.value.find((one) => !one.redeemedAt && (code === undefined || one.code === code))
      if (!shown) return refused({ code: 'loyalty.reward-not-found' })
      await needs.rewards.show(promotionKey(member, shown.promotionId), needs.clock())
      return accepted({ ...shown, shown: true })
    },
    redeemPromotion: (member, code) =>
      together(`promotion ${member.accountId} ${code}`, () =>
        withContact(member, (loyalty, { id }) => redeemPromotion(needs, loyalty, { member, contactId: id, code })),
      ),
  }
}

const promotionKey = ({ accountId }: Member, rewardId: string) => ({
  ...{ accountId, kind: 'promotion' as const, rewardId },
})

async function shownPromotions(
  { rewards, clock }: LoyaltyNeeds,
  loyalty: LoyaltyProvider,
  { accountId }: Member,
  contactId: string,
): Promise<readonly ShownPromotion[]> {
  const [promotions, stored] = await Promise.all([
    loyalty.promotions(contactId),
    rewards.ofAccount(accountId, 'promotion'),
  ])
  return promotions
    .filter(({ expiresAt }) => !isOver(expiresAt, clock()))
    .map((one) => ({
      ...one,
      shown: stored.some(({ rewardId, shownAt }) => rewardId === one.promotionId && shownAt !== null),
    }))
}

interface RedeemedPromotion {
  readonly member: Member
  readonly contactId: string
  readonly code: string
}

/** A promotion redeemed elsewhere cannot be redeemed again. For one redeemed here, the code is returned again. */
async function redeemPromotion(
  needs: LoyaltyNeeds,
  loyalty: LoyaltyProvider,
  { member, contactId, code }: RedeemedPromotion,
): Promise<LoyaltyAnswer<ShownPromotion>> {
  const find = async () => (await loyalty.promotions(contactId)).find((one) => one.code === code)
  const promotion = await find()
  if (!promotion) return refused({ code: 'loyalty.reward-not-found' })
  const { promotionId } = promotion
  const key = promotionKey(member, promotionId)
  if (promotion.redeemedAt && !(await needs.rewards.find(key))?.firstAskedAt)
    return refused({ code: 'loyalty.reward-not-found' })
  const redeemed = await redeemOnce(needs, key, {
    redeem: () => loyalty.redeemPromotion({ contactId, promotionId }),
    redeemedAt: async () => (await find())?.redeemedAt,
  })
  return redeemed.ok ? accepted({ ...promotion, shown: true, redeemedAt: redeemed.value }) : redeemed
}

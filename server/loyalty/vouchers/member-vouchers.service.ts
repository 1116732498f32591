import { accepted, refused } from '#foundation/result.ts'
import type { CallForMember } from '../call-provider.service.ts'
import type { Loyalty, LoyaltyAnswer, Member, MembersVoucher, ShownVoucher } from '../loyalty.ts'
import type { LoyaltyNeeds } from '../loyalty-needs.ts'
import type { LoyaltyProvider, LoyaltyVoucher } from '../loyalty-provider.port.ts'
import { redeemOnce } from '../redeem-once.service.ts'
import { isOver } from '../reward-expiry.ts'
import type { SharedWork } from '../shared-work.ts'
import { withRest } from './voucher-rest.ts'

/** The vouchers of a member: listing, showing and redeeming them. */
export function memberVouchers(
  needs: LoyaltyNeeds,
  withContact: CallForMember,
  together: SharedWork,
): Pick<Loyalty, 'vouchers' | 'findVoucher' | 'showVoucher' | 'redeemVoucher'> {
  const vouchers = (member: Member) =>
    withContact(member, async (loyalty, { id }) => accepted(await usableVouchers(needs, loyalty, member, id)))
  return {
    vouchers,
    findVoucher: (member, voucherId) =>
      together(`find ${member.accountId} ${voucherId}`, () =>
        withContact(member, async (loyalty, { id: contactId }): Promise<LoyaltyAnswer<MembersVoucher>> => {
          const found = (await loyalty.vouchers(contactId)).find(({ id }) => id === voucherId)
          return found ? accepted({ ...found, contactId }) : refused({ code: 'loyalty.reward-not-found' })
        }),
      ),
    async showVoucher(member, { id, index, choice }) {
      const usable = await vouchers(member)
      if (!usable.ok) return usable
      const shown = usable.value.find((one) => one.id === id && one.index === index)
      if (!shown) return refused({ code: 'loyalty.reward-not-found' })
      await needs.rewards.show(voucherKey(member, id), needs.clock(), choice)
      return accepted({ ...shown, choice })
    },
    redeemVoucher: (member, voucherId) =>
      together(`voucher ${member.accountId} ${voucherId}`, () =>
        withContact(member, (loyalty, { id }) => redeemVoucher(needs, loyalty, { member, contactId: id, voucherId })),
      ),
  }
}

const voucherKey = ({ accountId }: Member, rewardId: string) => ({ accountId, kind: 'voucher' as const, rewardId })

async function usableVouchers(
  { rewards, voucherUses, clock }: LoyaltyNeeds,
  loyalty: LoyaltyProvider,
  { accountId }: Member,
  contactId: string,
): Promise<readonly ShownVoucher[]> {
  const [vouchers, stored, rests] = await Promise.all([
    loyalty.vouchers(contactId),
    rewards.ofAccount(accountId, 'voucher'),
    voucherUses.remainingValues(accountId),
  ])
  return vouchers
    .map((one) => withRest(one, rests.get(one.id)))
    .filter(({ redeemedAt, expiresAt }) => !redeemedAt && !isOver(expiresAt, clock()))
    .map((one, index) => withChoice({ ...one, index }, stored.find(({ rewardId }) => rewardId === one.id)?.choice))
}

const withChoice = (voucher: ShownVoucher, choice: 'online' | 'store' | null | undefined): ShownVoucher =>
  choice ? { ...voucher, choice } : voucher

interface RedeemedVoucher {
  readonly member: Member
  readonly contactId: string
  readonly voucherId: string
}

async function redeemVoucher(
  needs: LoyaltyNeeds,
  loyalty: LoyaltyProvider,
  { member, contactId, voucherId }: RedeemedVoucher,
): Promise<LoyaltyAnswer<ShownVoucher>> {
  const find = async (): Promise<LoyaltyVoucher | undefined> =>
    (await loyalty.vouchers(contactId)).find(({ id }) => id === voucherId)
  const voucher = await find()
  if (!voucher) return refused({ code: 'loyalty.reward-not-found' })
  const key = voucherKey(member, voucherId)
  const stored = await needs.rewards.find(key)
  if (voucher.redeemedAt && !stored?.firstAskedAt) return refused({ code: 'loyalty.reward-not-found' })
  const redeemed = await redeemOnce(needs, key, {
    redeem: () => loyalty.redeemVoucher({ contactId, voucherId }),
    redeemedAt: async () => (await find())?.redeemedAt,
  })
  return redeemed.ok ? accepted(withChoice({ ...voucher, redeemedAt: redeemed.value }, stored?.choice)) : redeemed
}

import { accepted, refused } from '#foundation/result.ts'
import { answered, callForMember } from './call-provider.service.ts'
import { enrolByEmail, joinProgramme } from './enrolments/enrolments.service.ts'
import type { Loyalty } from './loyalty.ts'
import type { LoyaltyNeeds } from './loyalty-needs.ts'
import { memberPromotions } from './promotions.service.ts'
import type { TillReceipt } from './receipts/till-receipts.port.ts'
import { sharedWork } from './shared-work.ts'
import { memberVouchers } from './vouchers/member-vouchers.service.ts'

/** The highest number of matches of a search by name. */
const mostMatches = 20

export function openLoyalty(needs: LoyaltyNeeds): Loyalty {
  const { provider } = needs
  const withContact = callForMember(needs)
  const together = sharedWork()
  return {
    ...membership(needs),
    ...memberPromotions(needs, withContact, together),
    ...memberVouchers(needs, withContact, together),
    contact: (member) => withContact(member, async (_, contact) => accepted(contact)),
    points: (member) => withContact(member, async (loyalty, { id }) => accepted(await loyalty.points(id))),
    transactions: (member) => withContact(member, async (loyalty, { id }) => accepted(await loyalty.transactions(id))),
    async withTills(transactions) {
      const known = await needs.tills.find(transactions.map(({ receiptId }) => receiptId)).catch((fault: unknown) => {
        needs.log(fault)
        return new Map<string, TillReceipt>()
      })
      return transactions.map((one) => ({ ...one, till: known.get(one.receiptId) }))
    },
    findByName: (name) =>
      answered(needs, async () => accepted((await provider?.findByName({ ...name, most: mostMatches })) ?? [])),
  }
}

/** Joining the programme, and questions about membership. */
function membership(needs: LoyaltyNeeds): Pick<Loyalty, 'enrol' | 'join' | 'isMember' | 'isJoining'> {
  const { provider } = needs
  return {
    enrol: async (person) =>
      provider
        ? accepted(await enrolByEmail({ ...needs, provider }, person))
        : refused({ code: 'loyalty.unavailable' }),
    async join(accountId, person) {
      if (!provider) return refused({ code: 'loyalty.unavailable' })
      const joined = await joinProgramme({ ...needs, provider }, accountId, person)
      await needs.members.add({ accountId, email: person.email }, needs.clock())
      return accepted(joined)
    },
    isMember: (accountId) => needs.members.isMember(accountId),
    isJoining: (accountId) => needs.enrolments.isOpen(accountId),
  }
}

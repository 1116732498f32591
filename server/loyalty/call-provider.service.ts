import { refused } from '#foundation/result.ts'
import type { LoyaltyAnswer, Member } from './loyalty.ts'
import type { LoyaltyNeeds } from './loyalty-needs.ts'
import type { LoyaltyContact, LoyaltyProvider } from './loyalty-provider.port.ts'

/** Calls the provider for a member; refuses people whom the provider does not know. */
export type CallForMember = <Value>(
  member: Member,
  work: (provider: LoyaltyProvider, contact: LoyaltyContact) => Promise<LoyaltyAnswer<Value>>,
) => Promise<LoyaltyAnswer<Value>>

export const callForMember =
  (needs: LoyaltyNeeds): CallForMember =>
  (member, work) =>
    answered(needs, async () => {
      const { provider } = needs
      const contact = await provider?.findContact(member.email)
      await noteMember(needs, member, contact !== undefined)
      return provider && contact ? work(provider, contact) : refused({ code: 'loyalty.no-contact' })
    })

/** A person who joined counts as a member even before the provider is informed. */
async function noteMember({ members, enrolments, clock }: LoyaltyNeeds, member: Member, isKnown: boolean) {
  if (isKnown) await members.add(member, clock())
  else if (!(await enrolments.isOpen(member.accountId))) await members.remove(member.accountId)
}

/** If the provider does not answer, the call is refused, and the rest of the shop is not affected. */
export async function answered<Value>(
  { log }: LoyaltyNeeds,
  work: () => Promise<LoyaltyAnswer<Value>>,
): Promise<LoyaltyAnswer<Value>> {
  try {
    return await work()
  } catch (fault) {
    log(fault)
    return refused({ code: 'loyalty.unavailable' })
  }
}

import type { LoyaltyProvider } from './loyalty-provider.port.ts'
import type { StoredMembers } from './members.repository.ts'

export interface MoveMemberNeeds {
  readonly provider: LoyaltyProvider | undefined
  readonly members: Pick<StoredMembers, 'move' | 'wasMovedFrom'>
  readonly clock: () => Date
  /** The current address of an account, if it is verified. */
  readonly verifiedEmail: (accountId: string) => Promise<string | undefined>
}

/**
 * Gives the contact of an account its new address at the provider. If the new address already has a contact, both
 * contacts stay: points of two contacts are not added up. Undoing a change moves back only a contact that was moved
 * with it. Throws while the provider does not answer, so that the job is tried again.
 */
export async function moveMember(
  { provider, members, clock, verifiedEmail }: MoveMemberNeeds,
  { accountId, from, isUndo }: { readonly accountId: string; readonly from: string; readonly isUndo: boolean },
): Promise<void> {
  const email = await verifiedEmail(accountId)
  if (!provider || email === undefined || email === from) return
  if (isUndo && !(await members.wasMovedFrom({ accountId, email: from }, email))) return
  const contact = await provider.findContact(from)
  if (!contact || (await provider.findContact(email))) return
  // Stored before the call: after a crash in between, the change can still be undone.
  await members.move({ accountId, email }, from, clock())
  await provider.changeEmail({ contactId: contact.id, email })
}

import type { Clock } from '#foundation/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { isSubscribed } from './club.ts'
import { contactsIn } from './contacts.repository.ts'
import { movedConsentsIn } from './moved-consents.repository.ts'

export interface MoveConsentsNeeds {
  readonly clock: Clock
  readonly database: Database
  readonly newId: () => string
  /** The current address of an account, if it is verified. */
  readonly verifiedEmail: (accountId: string) => Promise<string | undefined>
}

/**
 * Moves the consents of an account to its new address; the old address gets no more marketing mails. The job may run
 * twice, or after the next change, so it uses the account's current address.
 */
export async function moveConsents(
  { clock, database, newId, verifiedEmail }: MoveConsentsNeeds,
  { accountId, from, isUndo }: { readonly accountId: string; readonly from: string; readonly isUndo: boolean },
): Promise<void> {
  const email = await verifiedEmail(accountId)
  if (email === undefined || email === from) return
  const at = clock()
  await database.transaction(async (inside) => {
    const [contacts, ledger] = [contactsIn(inside), movedConsentsIn(inside)]
    const old = await contacts.byEmail(from)
    if (!old || !isSubscribed(old) || !(await contacts.lockById(old.id))) return
    const to = await ledger.addContact(old.id, { id: newId(), email, at })
    const moved = { accountId, oldId: old.id, newId: to, movedOnly: isUndo, at }
    const given = await ledger.recordGiven(moved)
    const withdrawn = await ledger.recordWithdrawn(moved)
    for (const { id: recordId, topic } of given) {
      await contacts.setState({ contactId: to, topic, state: 'active', recordId }, at)
      await contacts.dropConfirmations(to, topic)
    }
    for (const { id: recordId, topic } of withdrawn)
      await contacts.setState({ contactId: old.id, topic, state: 'ended', recordId }, at)
  })
}

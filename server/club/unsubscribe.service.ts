import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { ClubProblem } from './club.problems.ts'
import { type Club, type Contact, canUndo, type Withdrawal } from './club.ts'
import type { ClubNeeds } from './club-needs.ts'
import { recordConsent } from './consent.service.ts'
import { contactsIn } from './contacts.repository.ts'

/** Ends all topics that have not ended, and the links that could still confirm an earlier consent. */
export async function unsubscribe(
  { clock, database }: Pick<ClubNeeds, 'clock' | 'database'>,
  contactId: string,
  withdrawal: Withdrawal,
): Promise<Result<Contact, ClubProblem>> {
  const unknown = refused({ code: 'club.contact-unknown' })
  if (!isId(contactId)) return unknown
  const at = clock()
  const contact = await database.transaction(async (inside) => {
    const contacts = contactsIn(inside)
    if (!(await contacts.lockById(contactId))) return undefined
    for (const { id: recordId, topic } of await contacts.recordWithdrawn(contactId, withdrawal, at))
      await contacts.setState({ contactId, topic, state: 'ended', recordId, reason: withdrawal.reason }, at)
    await contacts.dropConfirmations(contactId)
    return contacts.find(contactId)
  })
  return contact ? accepted(contact) : unknown
}

/** Restores what was withdrawn within the last hour. */
export async function undo(needs: ClubNeeds, contactId: string, market: Market): Promise<Result<Contact, ClubProblem>> {
  const unknown = refused({ code: 'club.contact-unknown' })
  if (!isId(contactId)) return unknown
  const now = needs.clock()
  const contact = await needs.database.transaction(async (inside) => {
    const contacts = contactsIn(inside)
    if (!(await contacts.lockById(contactId))) return undefined
    const { email, subscriptions } = (await contacts.find(contactId))!
    for (const { topic, subBrands } of subscriptions.filter((one) => canUndo({ subscriptions: [one] }, now)))
      await recordConsent(needs, inside, {
        ...{ market, topic, subBrands, email, source: 'undo', text: 'undo' },
        isOwner: true,
      })
    return contacts.find(contactId)
  })
  return contact ? accepted(contact) : unknown
}

/** Withdraws the consent that was given with, for example, one basket. */
export const withdrawConsent = async (
  { clock }: Pick<ClubNeeds, 'clock'>,
  inside: Database,
  { market, email, source, sourceId }: Parameters<Club['withdrawConsent']>[1],
): Promise<void> => {
  const contacts = contactsIn(inside)
  const contact = await contacts.byEmail(email.toLowerCase())
  if (!contact || !(await contacts.lockById(contact.id))) return
  const withdrawal = { market, source, messageId: sourceId }
  for (const { id: recordId, topic } of await contacts.recordWithdrawn(contact.id, withdrawal, clock(), {
    source,
    sourceId,
  })) {
    await contacts.setState({ contactId: contact.id, topic, state: 'ended', recordId }, clock())
    await contacts.dropConfirmations(contact.id, topic)
  }
}

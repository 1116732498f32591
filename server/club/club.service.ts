import { isId, isSecret } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { hashOfSecret } from '#server/platform/secret.ts'
import type { ClubProblem } from './club.problems.ts'
import { type AccountOwner, type Club, type Contact, isSubscribed } from './club.ts'
import { clubByAddress } from './club-by-address.service.ts'
import type { ClubNeeds } from './club-needs.ts'
import { recordConsent } from './consent.service.ts'
import { contactsIn } from './contacts.repository.ts'
import { undo, unsubscribe, withdrawConsent } from './unsubscribe.service.ts'

export function openClub(needs: ClubNeeds): Club {
  const { clock, database } = needs
  const contacts = contactsIn(database)
  return {
    ...clubByAddress(needs),

    consent: (inside, consent) => recordConsent(needs, inside, consent),
    withdrawConsent: (inside, given) => withdrawConsent(needs, inside, given),

    async toConfirm(verificationId) {
      if (!isSecret(verificationId)) return undefined
      const open = await contacts.confirmation(hashOfSecret(verificationId), clock())
      return open && contacts.find(open.contactId)
    },
    confirm: (verificationId) => confirm(needs, verificationId),

    contact: async (contactId) => (isId(contactId) ? contacts.find(contactId) : undefined),
    contactOf: (email) => contacts.byEmail(email.toLowerCase()),
    unsubscribe: (contactId, withdrawal) => unsubscribe(needs, contactId, withdrawal),

    switchNews: (owner, isOn) => switchNews(needs, owner, isOn),
    undo: (contactId, market) => undo(needs, contactId, market),

    async mayMail(email) {
      const contact = await contacts.byEmail(email.toLowerCase())
      return contact && isSubscribed(contact) ? contact : undefined
    },
  }
}

async function confirm({ clock, database }: ClubNeeds, verificationId: string): Promise<Result<Contact, ClubProblem>> {
  const unknown = refused({ code: 'club.verification-unknown' })
  if (!isSecret(verificationId)) return unknown
  const hash = hashOfSecret(verificationId)
  const at = clock()
  const contact = await database.transaction(async (inside) => {
    const contacts = contactsIn(inside)
    const seen = await contacts.confirmation(hash, at)
    if (!seen) return undefined
    // Of two simultaneous requests, the second one waits here and then finds the link used.
    await contacts.lockById(seen.contactId)
    const open = await contacts.confirmation(hash, at)
    if (!open) return undefined
    const { id: recordId, topic } = await contacts.recordConfirmed(open.recordId, hash, at)
    await contacts.setState({ contactId: open.contactId, topic, state: 'active', recordId }, at)
    await contacts.dropConfirmations(open.contactId, topic)
    return contacts.find(open.contactId)
  })
  return contact ? accepted(contact) : unknown
}

async function switchNews(
  needs: ClubNeeds,
  { market, accountId, email, emailVerified }: AccountOwner,
  isOn: boolean,
): Promise<void> {
  const source = 'account'
  if (isOn)
    return needs.database.transaction((inside) =>
      recordConsent(needs, inside, {
        ...{ market, accountId, email, source, topic: 'newsletter', text: 'box' },
        // The person who made the account may have typed somebody else's address.
        alwaysConfirms: !emailVerified,
      }),
    )
  const contact = emailVerified ? await contactsIn(needs.database).byEmail(email.toLowerCase()) : undefined
  if (contact) await unsubscribe(needs, contact.id, { market, source })
}

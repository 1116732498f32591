import { queueMail } from '#server/mails/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { limits } from '#server/platform/limits.ts'
import { countRate } from '#server/platform/rate-counts.repository.ts'
import { hashOfSecret, nameOfAddress, newSecret } from '#server/platform/secret.ts'
import { contactsIn } from './contacts.repository.ts'
import { type MoveConsentsNeeds, moveConsents } from './move-consents.service.ts'
import { unsubscribe } from './unsubscribe.service.ts'

export interface ClubJobsNeeds extends MoveConsentsNeeds {
  readonly jobs: Pick<Jobs, 'send' | 'work'>
  readonly markets: Pick<Markets, 'find'>
  readonly clubPage: (market: Market) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
}

/** How long the link of a mail is valid. */
const confirmWithinMs = 7 * 24 * 60 * 60 * 1000

/**
 * Asks the owners of addresses for their consent, and unsubscribes addresses. Both jobs are queued for known and
 * unknown addresses alike. Also moves consents to the new address of an account.
 */
export async function workOnClub(needs: ClubJobsNeeds): Promise<void> {
  await needs.jobs.work('confirm-contact', ({ recordId }) => askOwner(needs, String(recordId)))
  await needs.jobs.work('account-email-changed.club', ({ accountId, from, isUndo }) =>
    moveConsents(needs, { accountId: String(accountId), from: String(from), isUndo: isUndo === true }),
  )
  await needs.jobs.work('unsubscribe-contact', async ({ email, market: id, reason }) => {
    const market = needs.markets.find(String(id))
    const contact = market && (await contactsIn(needs.database).byEmail(String(email)))
    if (!market || !contact) return
    const why = reason === undefined ? undefined : String(reason)
    await unsubscribe(needs, contact.id, { market, source: 'form', reason: why })
  })
}

/** Sends only a few mails a day to one address, whatever the requests. */
async function askOwner(needs: ClubJobsNeeds, recordId: string): Promise<void> {
  const { clock, database, jobs, markets, clubPage, publicUrl } = needs
  const asked = await contactsIn(database).asked(recordId)
  const market = asked && markets.find(asked.market)
  if (!asked || !market) return
  const count = await countRate(database, { what: 'club-mails-by-email', who: nameOfAddress(asked.email) })
  if (count > limits['club-mails-by-email'].most) return
  const secret = newSecret()
  const hash = hashOfSecret(secret)
  await database.transaction(async (inside) => {
    const until = new Date(clock().getTime() + confirmWithinMs)
    await contactsIn(inside).addConfirmation({ hash, recordId, contactId: asked.contactId, until })
    await queueMail(jobs, inside, {
      ...{ eventId: `contact-asked:${hash}`, kind: 'confirm-contact', market: market.id, recipient: asked.email },
      data: { topic: asked.topic, confirmUrl: `${publicUrl}${clubPage(market)}?verificationId=${secret}` },
    })
  })
}

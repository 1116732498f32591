import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type ConsentNeeds, recordConsent } from './consent.service.ts'
import { contactsIn } from './contacts.repository.ts'
import type { LeadSource } from './lead-source.port.ts'
import { readEmail, readPerson } from './read-signup.ts'

export interface LeadsNeeds extends ConsentNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send' | 'work'>
  readonly markets: Pick<Markets, 'find'>
  readonly leads: Pick<LeadSource, 'lead'>
}

const source = 'facebook-lead'

/** Queues the reported leads, all or none; a repeated notice adds nothing. */
export const queueLeads =
  ({ database, jobs }: Pick<LeadsNeeds, 'database'> & { readonly jobs: Pick<Jobs, 'send'> }) =>
  (market: Market, ids: readonly string[]): Promise<void> =>
    database.transaction(async (inside) => {
      for (const leadId of ids)
        await jobs.send(inside, 'lead-given', { leadId, market: market.id }, { singletonKey: leadId })
    })

/** Signs up the people reported by a service. A lead counts once, however often it is reported. */
export const workOnLeads = (needs: LeadsNeeds): Promise<void> =>
  needs.jobs.work('lead-given', ({ leadId, market }) => takeLead(needs, String(leadId), String(market)))

async function takeLead(needs: LeadsNeeds, leadId: string, marketId: string): Promise<void> {
  const market = needs.markets.find(marketId)
  const lead = market && (await needs.leads.lead(leadId))
  const email = lead && readEmail(lead.email)
  if (!market || !lead || email === undefined) return
  const person = readPerson(lead)
  await needs.database.transaction(async (inside) => {
    const contacts = contactsIn(inside)
    const known = await contacts.byEmail(email)
    if (known) await contacts.lockById(known.id)
    if (await contacts.isLeadKnown(lead.id)) return
    // A person who left the club after filling in the form is not added again by a late notice.
    if (known && (await contacts.hasWithdrawnSince(known.id, lead.createdAt))) return
    await recordConsent(needs, inside, {
      ...{ market, email, person, topic: 'club', source, sourceId: lead.id },
      // Filling in a form is not a consent. Without a ticked box the owner of the address is asked by mail, in every
      // market.
      ...(lead.agreedTo === undefined
        ? { text: 'confirm', alwaysConfirms: true }
        : { text: { key: `lead-form-${lead.formId}`, body: lead.agreedTo } }),
    })
  })
}

import type { Enrolment } from '../loyalty.ts'
import type { LoyaltyContact, LoyaltyProvider } from '../loyalty-provider.port.ts'
import type { StoredMembers } from '../members.repository.ts'
import type { StoredEnrolments } from './enrolments.repository.ts'

export interface EnrolmentsNeeds {
  readonly provider: LoyaltyProvider
  readonly enrolments: StoredEnrolments
  readonly members: Pick<StoredMembers, 'add'>
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

const batch = 50

/** Stores the enrolment, and reports it to the provider now if it answers, otherwise later. */
export async function joinProgramme(
  needs: EnrolmentsNeeds,
  accountId: string,
  person: Enrolment,
): Promise<'joined' | 'pending'> {
  await needs.enrolments.add(accountId, person, needs.clock())
  return (await tellOne(needs, accountId, person)) ? 'joined' : 'pending'
}

/** Reports new members to the provider, until one report of a batch fails. */
export async function reportEnrolments(needs: EnrolmentsNeeds): Promise<void> {
  for (;;) {
    const open = await needs.enrolments.claim(batch)
    for (const { accountId, content } of open) if (!(await tellOne(needs, accountId, content))) return
    if (open.length < batch) break
  }
  for (;;) {
    const open = await needs.enrolments.claimByEmail(batch)
    for (const { content } of open) if (!(await tellByEmail(needs, content))) return
    if (open.length < batch) return
  }
}

/** Makes a member for a service. If the provider does not answer, it is informed later. */
export async function enrolByEmail(
  { provider, enrolments, clock, log }: EnrolmentsNeeds,
  person: Enrolment,
): Promise<LoyaltyContact | 'pending'> {
  try {
    return await provider.createContact(person)
  } catch (fault) {
    log(fault)
    await enrolments.addByEmail(person, clock())
    return 'pending'
  }
}

async function tellByEmail({ provider, enrolments, log }: EnrolmentsNeeds, person: Enrolment): Promise<boolean> {
  try {
    await provider.createContact(person)
    await enrolments.markReportedByEmail(person.email)
    return true
  } catch (fault) {
    log(fault)
    return false
  }
}

async function tellOne(
  { provider, enrolments, members, clock, log }: EnrolmentsNeeds,
  accountId: string,
  person: Enrolment,
): Promise<boolean> {
  try {
    await provider.createContact(person)
    await members.add({ accountId, email: person.email }, clock())
    await enrolments.markReported(accountId, clock())
    return true
  } catch (fault) {
    log(fault)
    return false
  }
}

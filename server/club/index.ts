/** The customer club and the newsletter: contacts, and their consent to marketing mails with its proof. */

export { workOnClub } from './club.jobs.ts'
export { clubProblems } from './club.problems.ts'
export { clubRoutes } from './club.routes.ts'
export { openClub } from './club.service.ts'
export { type Club, canUndo, isMember, isSubscribed } from './club.ts'
export type { LeadSource } from './lead-source.port.ts'
export { queueLeads, workOnLeads } from './leads.jobs.ts'

/** Mails: stored in an outbox and sent once. */

export type { MailNeeds } from './mail-needs.ts'
export type { MailTransport } from './mail-transport.port.ts'
export { outbox } from './outbox.repository.ts'
export { registerOutbox } from './outbox.routes.ts'
export { confirmOrder, kindsWithSecretLink, type MailOrder, queueMail, workOnMails } from './shop-mails.jobs.ts'

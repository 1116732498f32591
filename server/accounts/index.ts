/** Accounts of shoppers: how they are made, signed in to and protected. */

export { accountRoutes } from './account.routes.ts'
export type { Account } from './account.ts'
export { workOnAccountMails } from './account-mails.jobs.ts'
export { verifiedEmailsIn } from './accounts.repository.ts'
export { type Accounts, openAccounts } from './accounts.service.ts'
export { passkeysRoutes } from './passkeys/passkeys.routes.ts'
export { openPasskeys } from './passkeys/passkeys.service.ts'
export { passwordHashes } from './password-hashes.service.ts'
export { signInRoutes } from './sign-in.routes.ts'
export type { SignInRequest } from './sign-in.ts'

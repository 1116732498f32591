import type { Account } from '../account.ts'
import type { Accounts, ProvenPerson } from '../accounts.ts'
import { readEmail } from '../email-field.ts'
import type { ProvenIdentity, ProviderId } from '../identity-provider.port.ts'
import type { SignInRequest } from '../sign-in.ts'
import { readPortrait } from './read-portrait.ts'

export type Joined =
  | { readonly status: 'OK'; readonly account: Account; readonly created: boolean }
  | { readonly status: 'NO_EMAIL_GIVEN_BY_PROVIDER' }
  | { readonly status: 'SIGN_IN_UP_NOT_ALLOWED'; readonly code: string }

type Needed = Pick<Accounts, 'isStaff' | 'byProvider' | 'byEmail' | 'addFromProvider' | 'linkProvider' | 'renewPicture'>

const directory: ProviderId = 'active-directory'

/**
 * The account of a person who was identified by a provider. At the first sign-in, that is the account with their
 * address if the provider confirms the address, or a new account. An account with an unverified address becomes theirs
 * too, after every other way to sign in was removed: the person who created it never proved the address, and a refusal
 * would allow anybody to lock out the owner.
 */
export async function joinAccount(
  accounts: Needed,
  ask: SignInRequest,
  provider: ProviderId,
  identity: ProvenIdentity,
): Promise<Joined> {
  const email = readEmail(identity.email ?? '')
  if (email !== undefined && barReason(accounts, provider, email)) return barred(accounts, provider, email)
  const known = await accounts.byProvider(provider, identity.subject)
  if (known && barReason(accounts, provider, known.email)) return barred(accounts, provider, known.email)
  const picture = readPortrait(identity.picture)
  if (known) {
    await accounts.renewPicture(known, { provider, subject: identity.subject, picture })
    return { status: 'OK', account: known, created: false }
  }
  if (email === undefined) return { status: 'NO_EMAIL_GIVEN_BY_PROVIDER' }
  const { subject, emailVerified } = identity
  const names = { firstName: nameOf(identity.firstName), lastName: nameOf(identity.lastName) }
  return joinFirstTime(accounts, ask, { provider, subject, email, emailVerified, picture, ...names })
}

async function joinFirstTime(accounts: Needed, ask: SignInRequest, person: ProvenPerson): Promise<Joined> {
  const account = await accounts.byEmail(person.email)
  if (account && !person.emailVerified) return addressTaken
  if (account) return { status: 'OK', account: await accounts.linkProvider(ask, account, person), created: false }
  const added = await accounts.addFromProvider(ask, person)
  // Undefined if another request was faster: then the address has an account.
  return added ? { status: 'OK', account: added, created: true } : joinFirstTime(accounts, ask, person)
}

const addressTaken: Joined = { status: 'SIGN_IN_UP_NOT_ALLOWED', code: 'sign-in.provider-address-taken' }

/** Staff sign in only with the directory, and nobody else can use it. */
const barReason = ({ isStaff }: Needed, provider: ProviderId, email: string): string | undefined => {
  if (isStaff(email) === (provider === directory)) return undefined
  return provider === directory ? 'sign-in.only-staff' : 'sign-in.staff'
}

const barred = (accounts: Needed, provider: ProviderId, email: string): Joined => ({
  status: 'SIGN_IN_UP_NOT_ALLOWED',
  code: barReason(accounts, provider, email)!,
})

const nameOf = (name = ''): string =>
  name
    .replaceAll(/[<>\p{Cc}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)

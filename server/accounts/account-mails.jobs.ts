import type { SignInChange } from '#contracts/mail-parts.ts'
import { type MailOrder, queueMail } from '#server/mails/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { hashOfSecret } from '#server/platform/secret.ts'
import { deviceName } from '#server/sessions/index.ts'
import { accountSecretsIn, type TokenKind } from './account-secrets.repository.ts'
import { accountsIn } from './accounts.repository.ts'
import type { StoredAccount } from './accounts-table.ts'
import { providerNames } from './provider-names.ts'

export interface AccountMailsNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send' | 'work'>
  readonly markets: Pick<Markets, 'find'>
  readonly loginPage: (market: Market) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
}

interface RequestedMail {
  readonly kind: string
  readonly email: string
  readonly market: string
  readonly userAgent?: string
  readonly at?: string
  readonly change?: SignInChange
  readonly name?: string
  readonly newEmail?: string
}

/** Writes the mails of accounts. An address without an account gets no mail, but the answer to the request is the same. */
export async function workOnAccountMails(needs: AccountMailsNeeds): Promise<void> {
  await needs.jobs.work('account-mail', async (data) => {
    const requested = data as unknown as RequestedMail
    const market = needs.markets.find(requested.market)
    const stored = market && (await accountsIn(needs.database).byEmail(requested.email))
    if (stored) await needs.database.transaction((inside) => write(needs, inside, { requested, market, stored }))
  })
}

interface Letter {
  readonly requested: RequestedMail
  readonly market: Market
  readonly stored: StoredAccount
}

async function write(needs: AccountMailsNeeds, inside: Database, letter: Letter): Promise<void> {
  const { account } = letter.stored
  if (letter.requested.kind === 'new-device') return send(needs, inside, letter, newDeviceMail(needs, letter))
  if (letter.requested.kind === 'sign-in-changed') return send(needs, inside, letter, changeMail(needs, letter))
  if (letter.requested.kind === 'change-email') return writeOfChange(needs, inside, letter)
  if (letter.requested.kind === 'verify' && account.emailVerified) return
  if (letter.requested.kind === 'reset' && !account.hasPassword && account.providers.length > 0)
    return send(needs, inside, letter, {
      kind: 'provider-reminder',
      eventId: `provider-reminder:${account.id}:${Date.now()}`,
      data: {
        providers: account.providers.map(({ id }) => providerNames[id] ?? id),
        loginUrl: loginUrl(needs, letter.market, {}),
      },
    })
  const kind: TokenKind = letter.requested.kind === 'reset' ? 'reset' : 'verify'
  const token = await accountSecretsIn(needs.database).makeToken(inside, kind, {
    accountId: account.id,
    email: account.email,
  })
  const eventId = `account-${kind}:${hashOfSecret(token)}`
  if (kind === 'reset')
    return send(needs, inside, letter, {
      ...{ kind: 'reset-password', eventId },
      data: { resetUrl: loginUrl(needs, letter.market, { token, rid: 'emailpassword' }) },
    })
  return send(needs, inside, letter, {
    ...{ kind: 'verify-email', eventId },
    data: { firstName: account.firstName, verifyUrl: loginUrl(needs, letter.market, { view: 'verify', token }) },
  })
}

/**
 * The new address gets a link, unless it has an account. The old address gets a notice with a link that stops the
 * change; an old address that was never confirmed may belong to somebody else and gets nothing, because the link would
 * give access to the account.
 */
async function writeOfChange(needs: AccountMailsNeeds, inside: Database, letter: Letter): Promise<void> {
  const { newEmail = '', at = '' } = letter.requested
  const { id: accountId, email, emailVerified } = letter.stored.account
  const secrets = accountSecretsIn(needs.database)
  const isTaken = (await accountsIn(needs.database).byEmail(newEmail)) !== undefined
  const link = async (view: 'change-email' | 'stop-email-change', to: string): Promise<string> => {
    const token = await secrets.makeToken(inside, view, { accountId, email: to })
    return loginUrl(needs, letter.market, { view, token })
  }
  if (emailVerified)
    await send(needs, inside, letter, {
      ...{ kind: 'email-change-asked', eventId: `email-change-asked:${accountId}:${at}` },
      data: { newEmail, at, stopUrl: await link('stop-email-change', email) },
    })
  if (isTaken) return
  await queueMail(needs.jobs, inside, {
    ...{ kind: 'change-email', eventId: `change-email:${accountId}:${at}` },
    ...{ market: letter.market.id, recipient: newEmail },
    data: { confirmUrl: await link('change-email', newEmail) },
  })
}

type Written = {
  [Kind in MailOrder['kind']]: Omit<Extract<MailOrder, { kind: Kind }>, 'market' | 'recipient'>
}[MailOrder['kind']]

const send = (
  needs: AccountMailsNeeds,
  inside: Database,
  { market, stored }: Letter,
  written: Written,
): Promise<void> =>
  queueMail(needs.jobs, inside, { ...written, market: market.id, recipient: stored.account.email } as MailOrder)

const newDeviceMail = (
  needs: AccountMailsNeeds,
  { requested: { userAgent = '', at = '' }, market, stored }: Letter,
): Written => ({
  kind: 'new-device',
  eventId: `new-device:${stored.account.id}:${at}`,
  data: { device: deviceName(userAgent), at, resetUrl: loginUrl(needs, market, { view: 'forgot-password' }) },
})

const changeMail = (
  needs: AccountMailsNeeds,
  { requested: { change = 'password-changed', name, at = '' }, market, stored }: Letter,
): Written => ({
  kind: 'sign-in-changed',
  eventId: `sign-in-changed:${stored.account.id}:${change}:${at}`,
  data: {
    ...{ change, at, resetUrl: loginUrl(needs, market, { view: 'forgot-password' }) },
    ...(name === undefined ? {} : { name }),
  },
})

const loginUrl = (
  { publicUrl, loginPage }: AccountMailsNeeds,
  market: Market,
  query: Readonly<Record<string, string>>,
): string => {
  const search = new URLSearchParams(query).toString()
  return `${publicUrl}${loginPage(market)}${search === '' ? '' : `?${search}`}`
}

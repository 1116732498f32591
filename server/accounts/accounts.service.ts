import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import { leaveSession } from '#server/sessions/index.ts'
import { type AccountsNeeds, accountParts } from './account-parts.service.ts'
import { accountsIn } from './accounts.repository.ts'
import type { Accounts } from './accounts.ts'
import { emailChanges } from './email-change.service.ts'
import { readEmail } from './email-field.ts'
import { emailLinks } from './email-links.service.ts'
import { ownerProof } from './owner-proof.service.ts'
import { passwordSignIn } from './password-sign-in.service.ts'
import { providerAccounts } from './provider-accounts.service.ts'
import { welcomeOf } from './welcome.service.ts'

export function openAccounts(needs: AccountsNeeds): Accounts {
  const { database, sessions } = needs
  const parts = accountParts(needs)
  const { accounts } = parts
  const welcome = welcomeOf(parts)
  const whyNotOwner = ownerProof(parts)
  const signOut: Accounts['signOut'] = async ({ visitor: { session }, answer }) => {
    if (session) await sessions.end(session.id)
    leaveSession(answer)
  }
  return {
    ...passwordSignIn(parts, welcome),
    ...emailLinks(parts),
    ...emailChanges(parts, whyNotOwner),
    whyNotOwner,
    ...providerAccounts(parts),
    welcome,
    isStaff: parts.isStaff,
    changePerson: accounts.changePerson,
    mailSignInChange: parts.mailSignInChange,

    signOut,
    async forgetBrowser(ask) {
      await signOut(ask)
      const device = parts.deviceOf(ask)
      if (device !== undefined) await parts.secrets.forgetDevice(device)
    },

    async emailExists(ask, typed) {
      const network = callerOf(ask.visitor.address)
      const asked = await countedAttempt(
        database,
        [
          { what: 'email-exists-by-basket', who: ask.visitor.basketId ?? network },
          { what: 'email-exists-by-network', who: network },
        ],
        async () => {
          const email = readEmail(typed)
          return { right: false, value: email !== undefined && (await accounts.byEmail(email)) !== undefined }
        },
      )
      return asked.allowed ? asked.value : undefined
    },

    find: async (id) => (await accounts.find(id))?.account,
    byEmail: async (email) => (await accounts.byEmail(email))?.account,
    byProvider: async (provider, subject) => (await accounts.byProvider(provider, subject))?.account,

    async acceptTerms(accountId, { market, version, marketing }) {
      const terms = { ...parts.termsOf(market), version }
      await database.transaction(async (inside) => {
        await accounts.setTerms(inside, accountId, terms)
        const email = marketing ? (await accountsIn(inside).find(accountId))?.account.email : undefined
        if (email !== undefined) await needs.newsletter(inside, { market, email, accountId, source: 'terms' })
      })
      return terms
    },
    areTermsDue: ({ terms }, { choices }) => terms?.version !== choices.termsVersion,
  }
}

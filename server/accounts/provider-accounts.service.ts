import { newId } from '#foundation/ids.ts'
import type { AccountParts } from './account-parts.service.ts'
import type { Accounts } from './accounts.ts'
import { providerNames } from './provider-names.ts'

/** Accounts of people whom an identity provider has proven. */
export function providerAccounts(parts: AccountParts): Pick<Accounts, 'addFromProvider' | 'linkProvider'> {
  const { accounts, database } = parts
  return {
    addFromProvider: (ask, person) =>
      database.transaction(async (inside) => {
        const { provider, subject, email, emailVerified, firstName = '', lastName = '' } = person
        const added = await accounts.add(inside, {
          ...{ id: newId(), email, emailVerified, password: null, firstName, lastName, market: ask.market.id },
          ...{ phoneNumber: null, birthday: null, terms: null, newsletter: null },
        })
        if (!added) return undefined
        await accounts.link(inside, added.account.id, { id: provider, subject })
        if (!emailVerified) await parts.queueMail(inside, 'verify', { email, market: ask.market })
        return { ...added.account, providers: [{ id: provider, subject }] }
      }),

    async linkProvider({ market }, account, { provider, subject }) {
      await database.transaction(async (inside) => {
        if (!account.emailVerified) {
          // Whoever made the account never proved the address; its owner now does.
          await accounts.setPassword(inside, account.id, null)
          await accounts.unlinkAll(inside, account.id)
          await parts.endAccess(inside, account.id)
          await accounts.verifyEmail(inside, account.id, account.email)
        }
        await accounts.link(inside, account.id, { id: provider, subject })
        await parts.tellOfChange(
          inside,
          { email: account.email, market },
          {
            change: 'provider-linked',
            name: providerNames[provider] ?? provider,
          },
        )
      })
      return (await accounts.find(account.id))!.account
    },
  }
}

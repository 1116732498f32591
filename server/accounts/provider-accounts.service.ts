import { newId } from '#foundation/ids.ts'
import type { LinkedProvider } from './account.ts'
import type { AccountParts } from './account-parts.service.ts'
import type { Accounts, ProvenPerson } from './accounts.ts'
import { providerNames } from './provider-names.ts'

/** Accounts of people whom an identity provider has identified. */
export function providerAccounts(
  parts: AccountParts,
): Pick<Accounts, 'addFromProvider' | 'linkProvider' | 'renewPicture'> {
  const { accounts, database } = parts
  return {
    addFromProvider: (ask, person) =>
      database.transaction(async (inside) => {
        const { email, emailVerified, firstName = '', lastName = '' } = person
        const added = await accounts.add(inside, {
          ...{ id: newId(), email, emailVerified, password: null, firstName, lastName, market: ask.market.id },
          ...{ phoneNumber: null, birthday: null, terms: null },
        })
        if (!added) return undefined
        await accounts.link(inside, added.account.id, linkTo(person))
        if (!emailVerified) await parts.queueMail(inside, 'verify', { email, market: ask.market })
        return { ...added.account, providers: [linkTo(person)] }
      }),

    async linkProvider({ market }, account, person) {
      const { provider } = person
      await database.transaction(async (inside) => {
        if (!account.emailVerified) {
          // The person who made the account never proved the address; its owner has now proven it.
          await accounts.setPassword(inside, account.id, null)
          await accounts.unlinkAll(inside, account.id)
          await parts.endAccess(inside, account.id)
          await accounts.verifyEmail(inside, account.id, account.email)
        }
        await accounts.link(inside, account.id, linkTo(person))
        await parts.mailSignInChange(
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

    async renewPicture(account, told) {
      const known = account.providers.find(({ id, subject }) => id === told.provider && subject === told.subject)
      if (known && known.picture !== told.picture) await accounts.link(database, account.id, linkTo(told))
    },
  }
}

const linkTo = ({
  provider,
  subject,
  picture,
}: Pick<ProvenPerson, 'provider' | 'subject' | 'picture'>): LinkedProvider => ({ id: provider, subject, picture })

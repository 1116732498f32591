import { openAddressBook, openProfiles } from '#server/profiles/index.ts'
import { openSessions } from '#server/sessions/index.ts'
import type { ThirdParties } from '../settings/connected-parties.ts'
import { composeAccounts } from './accounts.ts'
import type { Buying } from './buying/buying.ts'
import type { composeClub } from './club.ts'
import type { Infrastructure } from './infrastructure.ts'
import { composeLoyalty } from './loyalty.ts'
import type { Offer } from './offer.ts'
import { composePrivacy } from './privacy.ts'
import { composeWishlists } from './wishlists.ts'

export interface CustomersParts {
  readonly offer: Offer
  readonly parties: ThirdParties
  readonly club: ReturnType<typeof composeClub>
  readonly buying: Buying
}

export type Customers = ReturnType<typeof composeCustomers>

/** Everything about a shopper: sessions, accounts, profiles, wishlists, loyalty and personal data. */
export function composeCustomers(infrastructure: Infrastructure, { offer, parties, club, buying }: CustomersParts) {
  const { settings, clock, database, log, secrets } = infrastructure
  const { publicUrl, accessTokenSeconds } = settings
  const { markets, content, words } = offer
  const { stores } = offer.ofStores
  const { baskets } = buying
  const sessions = openSessions({
    ...{ database, clock, publicUrl, secrets: secrets.cookieSecrets, lifeSeconds: accessTokenSeconds },
    replayed: (session) =>
      log.warn({ code: 'session.replayed', ...session }, 'a used refresh token came again: its session was ended'),
  })
  const saved = composeWishlists(infrastructure, { markets, content, catalogue: offer.goods.catalogue, words })
  const ofAccounts = composeAccounts(
    { ...infrastructure, publicUrl, secrets: secrets.cookieSecrets },
    {
      ...{ identityProviders: parties.identityProviders, staffDomain: offer.folder.staffDomain },
      loyalty: parties.loyalty,
      ...{ sessions, markets, content, words, baskets, wishlists: saved.wishlists, club: club.club },
    },
  )
  const { accounts } = ofAccounts
  return {
    ...{ sessions, saved, ofAccounts, addressBook: openAddressBook(database) },
    profiles: openProfiles({
      ...{ database, clock, stores, content, accounts },
      toggle: content.toggle,
      contactOf: club.contactOf,
    }),
    loyalty: composeLoyalty(infrastructure, {
      ...{ provider: parties.loyalty, tillReceipts: parties.tillReceipts, markets, stores, content },
      ...{ accounts, baskets },
    }),
    privacy: composePrivacy(
      {
        ...{ ...infrastructure, publicUrl, accessTokenSeconds },
        failed: (error) => log.error({ err: error }, 'deletions of accounts were not taken up'),
      },
      { ...{ accounts, sessions, markets, content, words }, warehouses: parties.warehouses },
    ),
  }
}

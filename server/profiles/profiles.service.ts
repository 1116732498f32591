import type { PreferenceSection } from '#contracts/account-pages.ts'
import type { Clock } from '#foundation/clock.ts'
import { isoDay } from '#foundation/date-format.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Account, Accounts } from '#server/accounts/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Store, Stores } from '#server/stores/index.ts'
import type { StoredProfile, TypedProfile } from './profile.ts'
import type { ProfileProblem } from './profiles.problems.ts'
import { profilesIn } from './profiles.repository.ts'
import { invalidPreferences, type PreferenceChoices } from './read-preferences.ts'
import { type ReadProfile, readProfile } from './read-profile.ts'

export interface ProfilesNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'find' | 'changePerson'>
  readonly stores: Pick<Stores, 'find'>
  readonly content: {
    preferences(market: Market): readonly PreferenceSection[]
    subBrands(): readonly { readonly id: string }[]
  }
  readonly toggle: (market: Market, key: 'birthdayField') => boolean
  /** The contact of an address in the customer club. */
  readonly contactOf: (email: string) => Promise<ClubContact | undefined>
}

/** The customer club's data about a shopper. */
export interface ClubContact {
  readonly id: string
  readonly isMember: boolean
}

/** All data that the shop shows to a shopper about themselves. */
export interface Profile extends Omit<StoredProfile, 'favoriteStore'> {
  readonly account: Account
  /** Undefined if the store is closed. */
  readonly favoriteStore: Store | undefined
  /** Undefined until the address is confirmed. */
  readonly contact: ClubContact | undefined
}

export interface Profiles {
  /** Undefined if the account is deleted. */
  find(accountId: string): Promise<Profile | undefined>
  /** Changes the given fields, all or none. */
  change(
    ask: { readonly market: Market; readonly accountId: string },
    typed: TypedProfile & PreferenceChoices,
  ): Promise<Result<undefined, ProfileProblem>>
}

export function openProfiles({
  database,
  clock,
  accounts,
  stores,
  content,
  toggle,
  contactOf,
}: ProfilesNeeds): Profiles {
  const profiles = profilesIn(database)
  return {
    async find(accountId) {
      const account = await accounts.find(accountId)
      if (!account) return undefined
      const [stored, contact] = await Promise.all([
        profiles.find(accountId),
        account.emailVerified ? contactOf(account.email) : undefined,
      ])
      return { ...stored, account, contact, favoriteStore: stores.find(stored.favoriteStore ?? '') }
    },
    async change({ market, accountId }, { preferences, subBrands, ...typed }) {
      const read = readProfile(typed, {
        today: isoDay(clock(), market.country.timeZone),
        asksBirthday: toggle(market, 'birthdayField'),
        isStore: (id) => stores.find(id) !== undefined,
        isPayment: (type) => market.choices.paymentTypes.some((one) => one === type),
      })
      const likes = { ...(preferences && { preferences }), ...(subBrands && { subBrands }) }
      const offered = {
        sections: content.preferences(market),
        subBrands: content.subBrands().map(({ id }) => id),
      }
      const wrong = invalidPreferences(likes, offered).map((field) => [field, 'form.choose-from-list'])
      if (read.problems || wrong.length > 0)
        return refused({ code: 'profile.to-correct', fields: { ...read.problems, ...Object.fromEntries(wrong) } })
      const { person, stored } = partsOf(read.profile)
      await database.transaction(async (inside) => {
        await accounts.changePerson(inside, accountId, person)
        await profiles.change(inside, accountId, { ...stored, ...likes })
      })
      return accepted(undefined)
    },
  }
}

/** The fields of the account, and those stored separately. Names are never null, because an empty name is a problem. */
function partsOf({ firstName, lastName, phoneNumber, birthday, ...stored }: ReadProfile) {
  const person = {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(birthday !== undefined && { birthday }),
  }
  return { person, stored }
}

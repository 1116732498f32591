import type { Translate } from '#foundation/words.ts'
import {
  accountRoutes,
  type IdentityProvider,
  openAccounts,
  openSocialSignIn,
  passwordHashes,
  signInRoutes,
  socialSignInRoutes,
  workOnAccountMails,
} from '#server/accounts/index.ts'
import type { Baskets } from '#server/basket/index.ts'
import type { Club } from '#server/club/index.ts'
import type { Content } from '#server/content/index.ts'
import type { LoyaltyProvider } from '#server/loyalty/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { giveBasket, type Sessions, wishlistCookie } from '#server/sessions/index.ts'
import type { Wishlists } from '#server/wishlists/index.ts'
import type { BuyingNeeds } from './buying/buying-needs.ts'
import type { Infrastructure } from './infrastructure.ts'
import { programmeAtSignUp } from './programme-at-sign-up.ts'

export interface AccountsParts {
  readonly sessions: Sessions
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'pagesOf' | 'toggle'>
  readonly baskets: Pick<Baskets, 'signIn'>
  readonly wishlists: Pick<Wishlists, 'mergeAtSignIn'>
  readonly club: Pick<Club, 'consent'>
  readonly words: (market: Market) => Translate
  readonly staffDomain: string | undefined
  readonly identityProviders: readonly IdentityProvider[]
  /** Undefined if no loyalty programme is connected. */
  readonly loyalty: LoyaltyProvider | undefined
}

type ComposeAccountsNeeds = Pick<Infrastructure, 'clock' | 'database' | 'jobs'> &
  Pick<BuyingNeeds, 'log' | 'publicUrl'> & {
    /** Cookie secrets, the newest first. */
    readonly secrets: readonly string[]
  }

/** Composes accounts. A sign-in merges the guest's basket and wishlist into those of the account. */
export function composeAccounts(needs: ComposeAccountsNeeds, parts: AccountsParts) {
  const { clock, database, jobs, log, publicUrl, secrets } = needs
  const { baskets, club, content, markets, sessions, staffDomain, wishlists, words } = parts
  const programme = programmeAtSignUp({ provider: parts.loyalty, content, clock })
  const nameOfCookie = (name: string): string => cookieName(publicUrl, name)
  const accounts = openAccounts({
    ...{ clock, database, jobs, sessions, staffDomain },
    hashes: passwordHashes(),
    newsletter: (inside, given) => club.consent(inside, { ...given, topic: 'newsletter', text: 'box' }),
    joinProgramme: programme.join,
    emailChanged: async (inside, changed) => {
      for (const listener of ['club', 'loyalty'])
        await jobs.send(inside, `account-email-changed.${listener}`, { ...changed }, { isSecret: true })
    },
    toggle: content.toggle,
    cookieName: nameOfCookie,
    alert: (code, details) => log.error({ code, ...details }, 'many passwords are guessed'),
    signedIn: async ({ market, visitor, answer }, accountId) => {
      const { basketId, basketKey: key, wishlist: guestKey } = visitor
      // The sign-in must succeed all the same. A basket or wishlist that could not be merged stays in its cookie, and
      // is merged at the next sign-in.
      await baskets
        .signIn({ market, basketId, key, accountId, storeInBrowser: giveBasket(answer) })
        .catch((error: unknown) => log.error({ err: error }, 'a basket was not joined at sign-in'))
      await jobs
        .send(database, 'account-signed-in.loyalty', { accountId })
        .catch((error: unknown) => log.error({ err: error }, 'a sign-in was not told to the loyalty programme'))
      if (!guestKey) return
      await database
        .transaction((inside) => wishlists.mergeAtSignIn(inside, { accountId, guestKey }))
        .then(() => answer.cookies.clear(wishlistCookie.name))
        .catch((error: unknown) => log.error({ err: error }, 'a wishlist was not joined at sign-in'))
    },
  })
  const social = openSocialSignIn({
    ...{ accounts, clock, database, markets, publicUrl, secrets },
    providers: parts.identityProviders,
    toggle: content.toggle,
    cookieName: nameOfCookie,
    warn: (details, message) => log.warn(details, message),
  })
  return {
    ...{ accounts, social },
    offersProgramme: programme.isOffered,
    calls: [
      signInRoutes({ accounts, markets, words }),
      accountRoutes({
        ...{ accounts, markets },
        termsVersions: (market) =>
          content.pagesOf(market, 'termsConditionsPage').flatMap(({ version }) => version ?? []),
      }),
      socialSignInRoutes({ social, markets, words, linkTo: content.linkTo }),
    ],
    start: () =>
      workOnAccountMails({
        ...{ database, jobs, markets, publicUrl },
        loginPage: (market) => content.linkTo(market, 'loginPage'),
      }),
  }
}

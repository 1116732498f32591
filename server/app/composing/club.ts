import { newId } from '#foundation/ids.ts'
import type { Translate } from '#foundation/words.ts'
import { verifiedEmailsIn } from '#server/accounts/index.ts'
import {
  type Club,
  clubRoutes,
  isMember,
  type LeadSource,
  openClub,
  queueLeads,
  workOnClub,
  workOnLeads,
} from '#server/club/index.ts'
import type { OpenContent } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Infrastructure } from './infrastructure.ts'

export interface ClubParts {
  readonly markets: Markets
  readonly content: Pick<OpenContent, 'linkTo' | 'toggle' | 'subBrands'>
  readonly words: (market: Market) => Translate
}

type ComposeClubNeeds = Pick<Infrastructure, 'clock' | 'database' | 'jobs'> & {
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
  readonly signupTokens: readonly string[]
  readonly leads: LeadSource | undefined
}

/** Composes the customer club and the newsletter. */
export function composeClub(
  { database, jobs, clock, publicUrl, signupTokens, leads }: ComposeClubNeeds,
  parts: ClubParts,
) {
  const { markets, content, words } = parts
  const needs = { ...{ database, jobs, clock, newId, words }, toggle: content.toggle }
  const club = openClub({
    ...needs,
    subBrands: () => content.subBrands().map(({ id }) => id),
  })
  const clubPage = (market: Market): string => content.linkTo(market, 'customerClubPage')
  const unsubscribePage = (market: Market): string => content.linkTo(market, 'unsubscribePage')
  const takeLeads = queueLeads({ database, jobs })
  return {
    club,
    calls: [clubRoutes({ club, markets, clubPage, unsubscribePage, publicUrl, signupTokens, leads, takeLeads })],
    ofBaskets: consentsOfBaskets(database, club),
    contactOf: async (email: string) => {
      const contact = await club.contactOf(email)
      return contact && { id: contact.id, isMember: isMember(contact) }
    },
    /** Addresses to unsubscribe: for the one-click button of mail programs, and for the page in the shop. */
    unsubscribeUrls: (market: Market, contactId: string, messageId: string) => {
      const query = new URLSearchParams({ contactId, messageId })
      return {
        oneClick: `${publicUrl}/api/account/${market.id}/customerclub/unsubscribe?${query}`,
        page: `${publicUrl}${unsubscribePage(market)}?${query}`,
      }
    },
    start: async () => {
      await workOnClub({ ...needs, markets, clubPage, publicUrl, verifiedEmail: verifiedEmailsIn(database) })
      if (leads) await workOnLeads({ ...needs, markets, leads })
    },
  }
}

interface BasketConsent {
  readonly market: Market
  readonly email: string
  readonly basketId: string
}

/** Consents given with a basket are recorded in the ledger, and withdrawn when the box is cleared. */
function consentsOfBaskets(database: Database, club: Pick<Club, 'consent' | 'withdrawConsent'>) {
  const source = 'checkout'
  return {
    give: ({ market, email, basketId }: BasketConsent) =>
      database.transaction((inside) =>
        club.consent(inside, { market, email, source, sourceId: basketId, topic: 'newsletter', text: 'box' }),
      ),
    withdraw: ({ market, email, basketId }: BasketConsent) =>
      database.transaction((inside) => club.withdrawConsent(inside, { market, email, source, sourceId: basketId })),
  }
}

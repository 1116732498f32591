import { clubCalls } from '#contracts/club.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { mayChangeByGet, provenanceOf } from '#server/platform/http/same-origin.ts'
import { isOneOf } from '#server/platform/http/same-secret.ts'
import { type CallGroup, type Handlers, serveCalls } from '#server/platform/serve-calls.ts'
import { clubProblems } from './club.problems.ts'
import type { Club, ClubCaller } from './club.ts'
import type { LeadSource } from './lead-source.port.ts'

export interface ClubCallNeeds {
  readonly club: Club
  readonly markets: Pick<Markets, 'find'>
  readonly clubPage: (market: Market) => string
  readonly unsubscribePage: (market: Market) => string
  readonly publicUrl: string
  /** A service whose forms sign people up; undefined if none is connected. */
  readonly leads: Pick<LeadSource, 'answerVerification' | 'read'> | undefined
  /** Queues leads to be fetched and signed up. */
  readonly takeLeads: (market: Market, ids: readonly string[]) => Promise<void>
  /** Secrets of services that sign shoppers up; empty if there is no such service. */
  readonly signupTokens: readonly string[]
}

type ClubHandlers = Handlers<typeof clubCalls, keyof typeof clubProblems>

const ok = { ok: true } as const

export const clubRoutes = (needs: ClubCallNeeds): CallGroup =>
  serveCalls(clubCalls, clubProblems, {
    ...subscriptionCalls(needs),
    ...callsOfServices(needs),
    ...verificationCalls(needs),
  })

/** Joining, and leaving by a form or by the link in a mail. */
const subscriptionCalls = ({ club, unsubscribePage }: ClubCallNeeds) =>
  ({
    async 'POST /api/account/{catalog}/customerclub/subscribe'(ask) {
      const state = await club.subscribe(askingOf(ask), ask.body)
      return state.ok ? accepted({ state: state.value }) : state
    },

    async 'POST /api/account/{catalog}/customerclub/unsubscribe'(ask) {
      const { body = {}, market } = ask
      const { contactId, messageId } = ask.query
      const { email, reason } = body
      if (contactId === undefined) {
        const asked = await club.unsubscribeByEmail(askingOf(ask), { email: email ?? '', reason })
        return asked.ok ? accepted(ok) : asked
      }
      const source = body['List-Unsubscribe'] === undefined ? 'mail' : 'one-click'
      const done = await club.unsubscribe(contactId, { market, source, messageId, reason })
      return done.ok ? accepted(ok) : done
    },

    async 'GET /api/account/{catalog}/customerclub/unsubscribe'({ market, query }) {
      const named = new URLSearchParams(
        Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
      )
      return { goElsewhere: `${unsubscribePage(market)}?${named}`, status: 302 as const }
    },
  }) satisfies Partial<ClubHandlers>

/** Calls of services whose forms sign people up. */
const callsOfServices = ({ club, signupTokens, leads, takeLeads }: ClubCallNeeds) =>
  ({
    async 'POST /api/account/{catalog}/customerclub/facebook-signup'({ market, headers, body }) {
      const token = headers['x-signup-access-token']
      if (!isOneOf(signupTokens, token === undefined ? undefined : String(token)))
        return refused({ code: 'club.token-wrong' as const })
      const state = await club.subscribe({ market }, body)
      if (!state.ok) return state
      const contact = await club.contactOf(body.email.trim())
      return accepted({ state: state.value, ...(contact && { contactId: contact.id }) })
    },

    async 'GET /api/account/{catalog}/customerclub/facebook-lead-signup'({ query }) {
      const [mode, token, challenge] = [query['hub.mode'], query['hub.verify_token'], query['hub.challenge']]
      const text = leads?.answerVerification({ mode, token, challenge })
      if (text === undefined) return refused({ code: 'club.challenge-refused' as const })
      return accepted({ readyFile: Buffer.from(text), type: 'text/plain; charset=utf-8' })
    },

    async 'POST /api/account/{catalog}/customerclub/facebook-lead-signup'({ market, headers, bodyText }) {
      const read = leads?.read({ headers, text: bodyText }) ?? { kind: 'not-signed' as const }
      if (read.kind !== 'leads')
        return refused({ code: read.kind === 'not-signed' ? 'club.not-signed' : 'club.notice-not-understood' })
      await takeLeads(market, read.ids)
      return accepted(ok)
    },
  }) satisfies Partial<ClubHandlers>

/** Asks the owner of an address for confirmation, and receives it. */
const verificationCalls = ({ club, markets, clubPage, publicUrl }: ClubCallNeeds) =>
  ({
    async 'POST /api/account/{catalog}/customerclub/verify-email'(ask) {
      const source = ask.query.sleekNote === 'true' ? 'popup' : 'verify-email'
      const asked = await club.verifyEmail(askingOf(ask), { email: ask.body.email, source, text: 'popup' })
      return asked.ok ? accepted(ok) : asked
    },

    async 'POST /api/account/customerclub/v2/verify-email'({ visitor, body }) {
      const market = markets.find(body.market.toLowerCase())
      if (!market) return refused({ code: 'club.market-unknown' as const })
      const { email, source } = body
      // The text on another company's page is not known, so the text beside the confirming button counts.
      const given = { email, source, text: 'confirm' } as const
      const asked = await club.verifyEmail({ market, address: visitor.address }, given)
      return asked.ok ? accepted(ok) : asked
    },

    async 'GET /api/account/{catalog}/customerclub/verify-marketing'({ market, headers, query: { verificationId } }) {
      if (!(await club.toConfirm(verificationId))) return refused({ code: 'club.verification-unknown' as const })
      // Mail programs and scanners open links. So a link leads to the button, and only a call from our page confirms.
      if (isPageRequest(headers))
        return accepted({
          goElsewhere: `${clubPage(market)}?verificationId=${verificationId}`,
          status: 302 as const,
        })
      if (!mayChangeByGet({ publicUrl }, provenanceOf(headers)))
        return refused({ code: 'club.from-elsewhere' as const })
      const confirmed = await club.confirm(verificationId)
      return confirmed.ok ? accepted({ state: 'active' as const, contactId: confirmed.value.id }) : confirmed
    },
  }) satisfies Partial<ClubHandlers>

const askingOf = ({ market, visitor }: { market: Market; visitor: { address: string } }): ClubCaller => ({
  market,
  address: visitor.address,
})

const isPageRequest = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || String(headers.accept ?? '').includes('text/html')

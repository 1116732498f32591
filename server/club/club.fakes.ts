import { sql } from 'kysely'
import type { ToggleKey } from '#contracts/toggles.ts'
import { newId } from '#foundation/ids.ts'
import type { MailOrder } from '#server/mails/index.ts'
import type { Database } from '#server/platform/database.ts'
import { localized, sevenMarkets } from '../catalogue/catalogue.fakes.ts'
import { serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { clubRoutes, type LeadSource, openClub, queueLeads, workOnClub, workOnLeads } from './index.ts'

type Job = { readonly queue: string; readonly data: Readonly<Record<string, unknown>> }

/** The customer club in a real database, with its calls. Jobs wait until a test runs them; mails are stored. */
export async function openClubShop(database: Database, leads?: LeadSource) {
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const on = new Set<ToggleKey>()
  const waiting: Job[] = []
  const mails: MailOrder[] = []
  const handlers = new Map<string, (data: Job['data']) => Promise<void>>()
  const jobs = {
    send: async (_inside: unknown, queue: string, data: Job['data']) => void waiting.push({ queue, data }),
    work: async (queue: string, handle: (data: Job['data']) => Promise<void>) => void handlers.set(queue, handle),
  }
  const publicUrl = 'http://localhost'
  const needs = { database, jobs, clock: () => clock.now, publicUrl, markets: sevenMarkets }
  const rules = {
    ...needs,
    newId,
    words: () => localized,
    toggle: (_: unknown, key: ToggleKey) => on.has(key),
  }
  const club = openClub({ ...rules, subBrands: () => ['women', 'men'] })
  const clubPage = ({ id }: { readonly id: string }) => `/${id}/customer-club`
  const unsubscribePage = ({ id }: { readonly id: string }) => `/${id}/unsubscribe`
  await workOnClub({ ...needs, newId, clubPage, verifiedEmail: async () => undefined })
  if (leads) await workOnLeads({ ...rules, leads })
  const routes = {
    ...{ ...needs, club, clubPage, unsubscribePage, leads, takeLeads: queueLeads(needs) },
    signupTokens: ['token-of-tests', 'token-before'],
  }
  const app = await serveForTests([clubRoutes(routes)], {
    visitor: ({ ip, headers }, market) => ({
      ...{ market, mode: 'web', preview: false, basketId: undefined, accountId: undefined },
      address: headers['x-test-address']?.toString() ?? ip,
    }),
  })
  const runJobs = async () => {
    while (waiting.length > 0) {
      const { queue, data } = waiting.shift()!
      if (queue === 'write-mail') mails.push(data as unknown as MailOrder)
      else await handlers.get(queue)!(data)
    }
  }
  return {
    ...{ app, club, clock, database, handlers, mails, on, runJobs, waiting },
    /** The ids in the links of the confirmation mails, in their order. */
    verificationIds: () =>
      mails.flatMap(({ kind, data }) =>
        kind === 'confirm-contact' ? [new URL(data.confirmUrl).searchParams.get('verificationId')!] : [],
      ),
    ledger: async (email?: string) => {
      const { rows } = await sql<LedgerRow>`select r.*, t.body as text, c.email, s.reason from consent_record r
        left join subscription s on s.record_id = r.id
        join contact c on c.id = r.contact_id left join consent_text t on t.version = r.text_version
        where ${email ?? null}::text is null or c.email = ${email ?? null} order by r.id`.execute(database.sql())
      return rows
    },
    async reset() {
      await sql`truncate contact, consent_text, consent_record, subscription, contact_confirmation, rate_count`.execute(
        database.sql(),
      )
      for (const kept of [waiting, mails]) kept.length = 0
      on.clear()
      clock.now = new Date('2026-03-01T12:00:00Z')
    },
  }
}

export interface LedgerRow {
  readonly act: string
  readonly topic: string
  readonly sub_brands: string[]
  readonly text: string | null
  readonly text_version: string | null
  readonly market: string
  readonly language: string
  readonly source: string
  readonly source_id: string | null
  readonly account_id: string | null
  readonly confirm_hash: string | null
  readonly asked_id: string | null
  readonly reason: string | null
  readonly at: Date
  readonly email: string
}

/** Makes a call as a page of the shop does; headers that are null are left out. */
export const callIn =
  ({ app }: Pick<Awaited<ReturnType<typeof openClubShop>>, 'app'>) =>
  async (call: string, body?: object | string, headers: object = {}) => {
    const [method, path] = call.split(' ') as ['GET', string]
    const answer = await app.inject({
      ...{ method, url: `/api/account/${path}` },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: Object.fromEntries(
        Object.entries({
          ...{ 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' },
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        }).filter(([, value]) => value !== null),
      ),
    })
    const isJson = answer.headers['content-type']?.toString().includes('json')
    return {
      status: answer.statusCode,
      location: answer.headers.location,
      body: isJson ? answer.json() : answer.body,
      text: answer.body,
    }
  }

import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { type Answers, paged, problem, withContact, withContactId } from './answers.ts'
import { openBooks, type Rules } from './books.ts'
import { byEmail, byName, contactOnWire, create, update } from './contacts.ts'
import { promotionsOf, voucherOnWire } from './offers.ts'
import { record, stores, transactions } from './receipts.ts'
import { pointAccounts, reactivate, redeemPromotion, redeemVoucher } from './rewards.ts'
import { seedContacts } from './seed-contacts.ts'

/**
 * Voyado Engage. `POST /control` sets `slowMs`, `down`, `aheadDays` (sets its clock forward by so many days) and
 * `pendingDays`; `GET /counts` counts the requests. The key `BAD` is refused.
 */
export const voyadoSimulator: MakeSimulator = ({ ledger }) => {
  const control = simulatorControl(['read', 'write'])
  const rules: Rules = { pendingDays: 30 }
  let aheadDays = 0
  const now = () => Date.now() + aheadDays * 86_400_000
  const books = openBooks(ledger, { now, rules })
  seedContacts(books, now())
  return {
    name: 'voyado',
    answer: async (request) => {
      const { pathname, searchParams: query } = new URL(request.url)
      if (pathname === '/control' && request.method === 'POST') {
        const wanted = (await request.clone().json()) as { aheadDays?: number; pendingDays?: number }
        aheadDays = wanted.aheadDays ?? aheadDays
        rules.pendingDays = wanted.pendingDays ?? rules.pendingDays
      }
      const own = await control.own(request)
      if (own) return own
      if (pathname === '/ledger') return Response.json(ledger.entries())
      const trouble = await control.trouble()
      if (trouble) return trouble
      const refused = whyRefused(request)
      if (refused) return refused
      for (const [method, form, answer] of routes) {
        const ids = form.exec(pathname)
        if (!ids || method !== request.method) continue
        control.count(method === 'GET' ? 'read' : 'write')
        return answer({ books, request, query, now: now() }, ids.slice(1).map(decodeURIComponent))
      }
      return problem(404, 'NotFound')
    },
  }
}

function whyRefused({ headers, method }: Request): Response | undefined {
  const key = headers.get('apikey')
  if (!key || !headers.get('user-agent')) return problem(400, 'MissingHeader')
  if (key === 'BAD') return problem(401, 'Unauthorized')
  if (method !== 'GET' && !headers.get('content-type')?.startsWith('application/json'))
    return new Response('', { status: 500 })
  return undefined
}

const routes: readonly (readonly [method: string, path: RegExp, answer: Answers])[] = [
  ['GET', /^\/api\/v2\/contacts\/id$/, byEmail],
  ['GET', /^\/api\/v2\/contacts$/, byName],
  ['POST', /^\/api\/v2\/contacts$/, create],
  ['GET', /^\/api\/v2\/contacts\/([^/]+)$/, withContact((_, contact) => Response.json(contactOnWire(contact)))],
  ['POST', /^\/api\/v2\/contacts\/([^/]+)$/, update],
  ['GET', /^\/api\/v2\/point-accounts$/, pointAccounts],
  [
    'GET',
    /^\/api\/v2\/contacts\/([^/]+)\/promotions$/,
    withContact(({ books }, contact) => Response.json(promotionsOf(books, contact))),
  ],
  ['POST', /^\/api\/v2\/contacts\/([^/]+)\/promotions\/([^/]+)\/redeem$/, redeemPromotion],
  [
    'GET',
    /^\/api\/v3\/reward-vouchers$/,
    withContactId(({ books, query }, contact) =>
      paged(
        books.vouchersOf(contact.id).map((voucher) => voucherOnWire(contact, voucher)),
        query,
      ),
    ),
  ],
  ['POST', /^\/api\/v2\/contacts\/([^/]+)\/bonuschecks\/([^/]+)\/redeem$/, redeemVoucher],
  ['POST', /^\/api\/v2\/promotions\/reward-vouchers\/([^/]+)\/reactivate$/, reactivate],
  ['GET', /^\/api\/v2\/contacts\/([^/]+)\/transactions$/, transactions],
  ['POST', /^\/api\/v2\/receipts$/, record],
  ['GET', /^\/api\/v2\/stores$/, stores],
]

import { type RewardChoice, rewardChoices, type WireRetailTransaction } from '#contracts/loyalty.ts'
import { loyaltyCalls } from '#contracts/loyalty-calls.ts'
import { accepted, refused } from '#foundation/result.ts'
import { type Accounts, readEmail } from '#server/accounts/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, type Handlers, serveCalls } from '#server/platform/serve-calls.ts'
import type { Stores } from '#server/stores/index.ts'
import { readEnrolment } from './enrolments/read-enrolment.ts'
import { loyaltyProblems } from './loyalty.problems.ts'
import type { Enrolment, Loyalty, LoyaltyAnswer, Member } from './loyalty.ts'
import { cardOnWire, maskedEmail, pointsOnWire, promotionOnWire, voucherOnWire } from './loyalty-on-wire.ts'
import { contactAnswer, inMarket } from './member-on-wire.ts'

export interface LoyaltyRoutesNeeds {
  readonly loyalty: Loyalty
  readonly accounts: Pick<Accounts, 'find'>
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly stores: Pick<Stores, 'all'>
  readonly clock: () => Date
  /** How many points a reward costs. */
  readonly rewardPoints: number
  readonly qrCode: (text: string) => string
}

type LoyaltyHandlers = Handlers<typeof loyaltyCalls, keyof typeof loyaltyProblems>

interface MemberCall {
  readonly market: Market | undefined
  readonly visitor: { readonly accountId?: string | undefined }
  readonly params: { readonly accountEmail: string }
}

const shortestName = 2

/** The member as shown before the provider has sent an id. */
const pendingMember = ({ email, firstName, lastName, termsVersion }: Enrolment) => ({
  ...{ email, firstName, lastName },
  ...(termsVersion !== undefined && { termsVersion }),
})

/** Calls of the loyalty programme. Each concerns only the member of the caller's own account. */
export function loyaltyRoutes(needs: LoyaltyRoutesNeeds): CallGroup {
  const own = ownMembership(needs)
  return serveCalls(loyaltyCalls, loyaltyProblems, {
    ...contactCalls(needs, own),
    ...pointCalls(needs, own),
    ...promotionCalls(needs, own),
    ...voucherCalls(needs, own),
  })
}

type OwnMembership = <Value>(
  ask: MemberCall,
  work: (member: Member) => Promise<LoyaltyAnswer<Value>>,
) => Promise<LoyaltyAnswer<Value>>

/** The caller's own membership. The address of anybody else is refused, without checking whose it is. */
const ownMembership =
  ({ accounts }: LoyaltyRoutesNeeds): OwnMembership =>
  async ({ visitor, params }, work) => {
    const account = await accounts.find(visitor.accountId!)
    if (!account || readEmail(params.accountEmail) !== account.email) return refused({ code: 'loyalty.not-yours' })
    return work({ accountId: account.id, email: account.email })
  }

const currencyOf = ({ market }: MemberCall) => market?.currency

/** Enrols and looks up members. */
function contactCalls(needs: LoyaltyRoutesNeeds, own: OwnMembership) {
  const { loyalty, markets, clock, qrCode } = needs
  const contact = (ask: MemberCall) => own(ask, (member) => contactAnswer(needs, member, ask.market))
  return {
    async 'POST /api/voyado/voyado/createaccount'({ body }) {
      const market = markets.find(body.market.toLowerCase())
      const read = readEnrolment(body, { market, now: clock() })
      if (!read.ok) return read
      const made = await loyalty.enrol(read.value)
      if (!made.ok) return made
      if (made.value === 'pending') return accepted(pendingMember(read.value))
      const { id: contactId, email, firstName, lastName, termsVersion: version } = made.value
      const known = version === undefined ? {} : { termsVersion: version }
      return accepted({ contactId, email, firstName, lastName, ...known })
    },
    'GET /api/voyado/voyado/getcontactfrommail/{accountEmail}': contact,
    'GET /api/voyado/voyado/getcontactwithauth/{accountEmail}': contact,
    'GET /api/voyado/voyado/qr-code/{accountEmail}': (ask) =>
      own(ask, async (member) =>
        mapAnswer(await loyalty.contact(member), ({ id }) => cardOnWire(id, { now: clock(), qrCode })),
      ),
    async 'GET /api/loyalty/{catalog}'({ query }) {
      const [firstName, lastName] = [(query.FirstName ?? '').trim(), (query.LastName ?? '').trim()]
      if (Math.max(firstName.length, lastName.length) < shortestName) return refused({ code: 'loyalty.name-too-short' })
      return mapAnswer(await loyalty.findByName({ firstName, lastName }), (found) =>
        found.map((one) => ({
          ...{ contactId: one.id, firstName: one.firstName, lastName: one.lastName },
          maskedEmail: maskedEmail(one.email),
        })),
      )
    },
  } satisfies Partial<LoyaltyHandlers>
}

const pointCalls = (needs: LoyaltyRoutesNeeds, own: OwnMembership) => {
  const { loyalty, rewardPoints } = needs
  return {
    'GET /api/voyado/voyado/points/{accountEmail}': (ask) =>
      own(ask, async (member) =>
        mapAnswer(await loyalty.points(member), (points) => pointsOnWire(points, rewardPoints)),
      ),
    'GET /api/voyado/voyado/transactions/{catalogId}/{accountEmail}': (ask) =>
      own<WireRetailTransaction[]>(ask, async (member) => {
        const known = await loyalty.contact(member)
        const all = known.ok ? await loyalty.transactions(member) : known
        if (!known.ok) return known
        if (!all.ok) return all
        const shown = await loyalty.withTills(all.value)
        return accepted(inMarket(needs, shown, { market: ask.market, contact: known.value }))
      }),
  } satisfies Partial<LoyaltyHandlers>
}

const promotionCalls = ({ loyalty, markets }: LoyaltyRoutesNeeds, own: OwnMembership) =>
  ({
    'POST /api/voyado/voyado/promotion-show/{accountEmail}': (ask) =>
      own(ask, async (member) => {
        const market = markets.find(ask.body.market.toLowerCase())
        if (!market) return refused({ code: 'loyalty.market-unknown' })
        const shown = await loyalty.showPromotion(member, ask.body.promoCode)
        return mapAnswer(shown, (one) => promotionOnWire(one, market.currency))
      }),
    'GET /api/voyado/voyado/promotions-redeem/{accountEmail}/{promoCode}': (ask) =>
      own(ask, async (member) =>
        mapAnswer(await loyalty.redeemPromotion(member, ask.params.promoCode), (one) =>
          promotionOnWire(one, currencyOf(ask)),
        ),
      ),
    'GET /api/voyado/voyado/promotions/{accountEmail}': (ask) =>
      own(ask, async (member) =>
        mapAnswer(await loyalty.promotions(member), (all) => all.map((one) => promotionOnWire(one, currencyOf(ask)))),
      ),
  }) satisfies Partial<LoyaltyHandlers>

const voucherCalls = ({ loyalty, qrCode }: LoyaltyRoutesNeeds, own: OwnMembership) =>
  ({
    'GET /api/voyado/voyado/reward-vouchers-redeem/{accountEmail}/rewardid/{voyadoRewardId}': (ask) =>
      own(ask, async (member) =>
        mapAnswer(await loyalty.redeemVoucher(member, ask.params.voyadoRewardId), (one) =>
          voucherOnWire(one, { currency: currencyOf(ask), qrCode }),
        ),
      ),
    'GET /api/voyado/voyado/reward-vouchers-show/{accountEmail}/rewardid/{voyadoRewardId}/index/{voucherIndex}/choice/{rewardChoice}':
      (ask) =>
        own(ask, async (member) => {
          const { voyadoRewardId: id, voucherIndex, rewardChoice } = ask.params
          if (!isChoice(rewardChoice) || !/^\d{1,4}$/.test(voucherIndex))
            return refused({ code: 'loyalty.reward-not-found' })
          const shown = await loyalty.showVoucher(member, { id, index: Number(voucherIndex), choice: rewardChoice })
          return mapAnswer(shown, (one) => voucherOnWire(one, { currency: currencyOf(ask), qrCode }))
        }),
    'GET /api/voyado/voyado/reward-vouchers/{accountEmail}': (ask) =>
      own(ask, async (member) =>
        mapAnswer(await loyalty.vouchers(member), (all) =>
          all.map((one) => voucherOnWire(one, { currency: currencyOf(ask) })),
        ),
      ),
  }) satisfies Partial<LoyaltyHandlers>

const mapAnswer = <Value, Told>(answer: LoyaltyAnswer<Value>, tell: (value: Value) => Told): LoyaltyAnswer<Told> =>
  answer.ok ? accepted(tell(answer.value)) : answer

const isChoice = (text: string): text is RewardChoice => rewardChoices.some((choice) => choice === text)

import { z } from 'zod'
import { idText } from '#contracts/bounds.ts'
import type { PageOf } from '#contracts/pages.ts'
import type { Result } from '#foundation/result.ts'
import { type BasketProblem, basketProblems } from '#server/basket/index.ts'
import {
  cardOnWire,
  type LoyaltyProblem,
  loyaltyProblems,
  type Member,
  pointsOnWire,
  promotionOnWire,
  readEnrolment,
  voucherOnWire,
} from '#server/loyalty/index.ts'
import type { Market } from '#server/markets/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { basketRequestOf } from '../buying/basket-request.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'
import { isLoyaltyOff, loyaltyShown } from './loyalty-shown.ts'
import { rewardContentOf } from './reward-content.ts'

type Needs = Pick<Parts, 'accounts' | 'clock' | 'content' | 'loyalty' | 'qrCode' | 'rewardPoints'>
type Body = Omit<PageOf<'accountRewardsPage'>, keyof PageOf<'homePage'>>

/** Points, card, promotions and vouchers of a member; other shoppers can join here. */
export const accountRewardsPage: PageKind<'accountRewardsPage'> = {
  alias: 'accountRewardsPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['done', 'voucher'],
  async load(parts, ask) {
    const { market, path, query, localization, visitor } = ask
    const { accounts, content } = parts
    if (isLoyaltyOff(parts, market)) return 'not-found'
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    const account = visitor.session && (await accounts.find(visitor.session.accountId))
    if (!account) return { goTo: loginAddress(content, market, { to: path }) }
    const member = account.emailVerified ? { accountId: account.id, email: account.email } : undefined
    const done = (['joined', 'redeemed'] as const).find((one) => one === query.done)
    return {
      body: {
        ...(member ? await memberBody(parts, market, { member, voucherId: query.voucher }) : nothing('unconfirmed')),
        ...(await rewardContentOf(parts, ask)),
        termsUrl: content.linkTo(market, 'termsConditionsPage'),
        ...(done && { done }),
      },
      frame: { title: localization.t('page.accountrewardspage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'join-programme': formAction({
      form: z.object({ acceptTerms: z.literal('true').optional() }),
      async act(parts, ask, { acceptTerms }) {
        const { accounts, clock, loyalty } = parts
        const account = await accounts.find(ask.visitor.session!.accountId)
        return acted(parts, ask, 'joined', async () => {
          const { birthday, ...person } = account!
          const typed = { ...person, acceptTerms: acceptTerms === 'true', birthday: birthday ?? undefined }
          const read = readEnrolment(typed, { market: ask.market, now: clock() })
          return read.ok ? loyalty.join(account!.id, read.value) : read
        })
      },
    }),
    'redeem-promotion': formAction({
      form: z.object({ promoCode: idText }),
      act: (parts, ask, { promoCode }) =>
        acted(parts, ask, 'redeemed', (member) => parts.loyalty.redeemPromotion(member, promoCode)),
    }),
    'use-voucher': formAction({
      form: z.object({ voyadoRewardId: idText }),
      async act(parts, ask, { voyadoRewardId }) {
        const { content, vouchers } = parts
        if (!content.toggle(ask.market, 'redeemPromoCodeAndGiftCard')) return { goTo: ask.path }
        const used = await acted(parts, ask, undefined, (member) =>
          vouchers.pay(member, basketRequestOf(ask), voyadoRewardId),
        )
        return 'goTo' in used ? { goTo: content.linkTo(ask.market, 'basketPage') } : used
      },
    }),
    'show-voucher': formAction({
      form: z.object({ voyadoRewardId: idText, voucherIndex: z.coerce.number().int().min(0).max(10_000) }),
      async act(parts, ask, { voyadoRewardId: id, voucherIndex: index }) {
        const shown = await acted(parts, ask, undefined, (member) =>
          parts.loyalty.showVoucher(member, { id, index, choice: 'store' }),
        )
        return 'goTo' in shown ? { goTo: `${shown.goTo}?voucher=${encodeURIComponent(id)}` } : shown
      },
    }),
  },
}

/** Executes an action of the member. A visitor who may not do this is redirected to the page, which shows the reason. */
async function acted(
  parts: Parts,
  { market, localization, visitor }: PageRequest,
  done: 'joined' | 'redeemed' | undefined,
  act: (member: Member) => Promise<Result<unknown, LoyaltyProblem | BasketProblem>>,
) {
  const { accounts, content } = parts
  const page = content.linkTo(market, 'accountRewardsPage')
  const account = visitor.session && (await accounts.find(visitor.session.accountId))
  const isClosed = isLoyaltyOff(parts, market) || content.toggle(market, 'accountMaintenanceMode')
  if (!account?.emailVerified || isClosed) return { goTo: page }
  const answer = await act({ accountId: account.id, email: account.email })
  if (answer.ok) return { goTo: done ? `${page}?done=${done}` : page }
  const { problem } = answer
  return { problems: problemErrors(localization, problem, { ...basketProblems, ...loyaltyProblems }[problem.code]) }
}

/** The card as a page shows it. After its validity it must be rendered again. */
export const memberCard = ({ clock, qrCode }: Pick<Parts, 'clock' | 'qrCode'>, contactId: string) =>
  cardOnWire(contactId, { now: clock(), qrCode })

type OfMember = Omit<Body, 'termsUrl' | 'done' | 'reward'>

const nothing = (state: OfMember['state']): OfMember => ({ state, promotions: [], vouchers: [] })

export const stateOf = ({ code }: LoyaltyProblem): OfMember['state'] =>
  code === 'loyalty.no-contact' ? 'no-member' : 'silent'

async function memberBody(
  needs: Needs,
  market: Market,
  { member, voucherId }: { readonly member: Member; readonly voucherId: string | undefined },
): Promise<OfMember> {
  const { loyalty, qrCode, rewardPoints } = needs
  const contact = await loyalty.contact(member)
  if (!contact.ok) return nothing((await loyalty.isJoining(member.accountId)) ? 'joining' : stateOf(contact.problem))
  const [points, promotions, vouchers] = await Promise.all([
    loyalty.points(member),
    loyalty.promotions(member),
    loyalty.vouchers(member),
  ])
  if (!points.ok || !promotions.ok || !vouchers.ok) return nothing('silent')
  const { currency } = market
  const shown = vouchers.value.find(({ id, choice }) => id === voucherId && choice === 'store')
  const shownHere = loyaltyShown(needs, market)
  return {
    state: 'member',
    ...(shownHere.points && { points: pointsOnWire(points.value, rewardPoints) }),
    ...(shownHere.card && { card: memberCard(needs, contact.value.id) }),
    promotions: promotions.value.map((one) => promotionOnWire(one, currency)),
    vouchers: vouchers.value.map((one) => voucherOnWire(one, { currency })),
    ...(shown && { shown: voucherOnWire(shown, { currency, qrCode }) }),
  }
}

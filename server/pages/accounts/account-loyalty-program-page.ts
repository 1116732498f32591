import type { PageBody } from '#contracts/pages.ts'
import { type Member, pointsOnWire } from '#server/loyalty/index.ts'
import type { PageKind, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { memberCard, stateOf } from './account-rewards-page.ts'
import { loginAddress } from './landing.ts'
import { isLoyaltyOff, loyaltyShown } from './loyalty-shown.ts'
import { rewardContentOf } from './reward-content.ts'

type OfMember = Pick<PageBody<'accountLoyaltyProgramPage'>, 'state' | 'points' | 'card'>

/** How the programme works: what is earned and when it can be spent, with the member's own points and card. */
export const accountLoyaltyProgramPage: PageKind<'accountLoyaltyProgramPage'> = {
  alias: 'accountLoyaltyProgramPage',
  layout: 'account',
  audience: 'private',
  async load(parts, ask) {
    const { accounts, content, rewardPoints } = parts
    const { market, path, localization, visitor } = ask
    if (isLoyaltyOff(parts, market)) return 'not-found'
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    const account = visitor.session && (await accounts.find(visitor.session.accountId))
    if (!account) return { goTo: loginAddress(content, market, { to: path }) }
    const member = account.emailVerified ? { accountId: account.id, email: account.email } : undefined
    return {
      body: {
        ...(member ? await ofMember(parts, ask, member) : { state: 'unconfirmed' as const }),
        ...(await rewardContentOf(parts, ask)),
        ...{ rewardPoints, showsPoints: loyaltyShown(parts, market).points },
        termsUrl: content.linkTo(market, 'termsConditionsPage'),
      },
      frame: { title: localization.t('page.accountloyaltyprogrampage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
}

async function ofMember(parts: Parts, { market }: PageRequest, member: Member): Promise<OfMember> {
  const shown = loyaltyShown(parts, market)
  const [contact, points] = await Promise.all([parts.loyalty.contact(member), parts.loyalty.points(member)])
  if (!contact.ok) return { state: stateOf(contact.problem) }
  if (!points.ok) return { state: stateOf(points.problem) }
  return {
    state: 'member',
    ...(shown.points && { points: pointsOnWire(points.value, parts.rewardPoints) }),
    ...(shown.card && { card: memberCard(parts, contact.value.id) }),
  }
}

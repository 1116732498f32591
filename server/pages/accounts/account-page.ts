import { z } from 'zod'
import { signInNoticeOf } from '#contracts/account-pages.ts'
import type { PageBody } from '#contracts/pages.ts'
import type { Account } from '#server/accounts/index.ts'
import { pointsOnWire } from '#server/loyalty/index.ts'
import { formAction, type PageKind, type PageRedirect, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { acceptTerms } from './accept-terms.ts'
import { loginAddress } from './landing.ts'
import { listedOrder } from './listed-order.ts'
import { refusedForm, signInRequest, termsInForce } from './sign-in-forms.ts'
import { hasWholeAccount } from './whole-account.ts'

const here = ({ content }: Pick<Parts, 'content'>, { market }: PageRequest, done?: string): PageRedirect => ({
  goTo: content.linkTo(market, 'accountPage') + (done === undefined ? '' : `?done=${done}`),
})

/** The account of the signed-in shopper. Other visitors get a page that waits for their sign-in. */
export const accountPage: PageKind<'accountPage'> = {
  alias: 'accountPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['done'],
  async load(parts, ask) {
    const { accounts, content } = parts
    const { market, query, path, visitor, localization } = ask
    const account = visitor.session && (await accounts.find(visitor.session.accountId))
    const done = signInNoticeOf(query.done)
    return {
      body: {
        account: account ? await shownAccount(parts, ask, account) : null,
        loginUrl: loginAddress(content, market, { to: path }),
        ...(done === undefined ? {} : { done }),
        ...(content.toggle(market, 'accountMaintenanceMode') && { maintenance: true as const }),
      },
      frame: { title: localization.t('page.accountpage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'sign-out': formAction({
      form: z.object({}),
      async act({ accounts, content }, ask) {
        await accounts.signOut(signInRequest(ask))
        return { goTo: content.linkTo(ask.market, 'homePage') }
      },
    }),
    'end-session': formAction({
      form: z.object({ sessionId: z.string().max(100) }),
      async act(parts, ask, { sessionId }) {
        const session = ask.visitor.session!
        if (sessionId !== session.id) await parts.sessions.endOwn(session.accountId, sessionId)
        return here(parts, ask)
      },
    }),
    'end-other-sessions': formAction({
      form: z.object({}),
      async act(parts, ask) {
        const { accountId, id } = ask.visitor.session!
        await parts.sessions.endOthers(accountId, id)
        return here(parts, ask)
      },
    }),
    'send-verification': formAction({
      form: z.object({}),
      async act(parts, ask) {
        const outcome = await parts.accounts.requestVerification(signInRequest(ask))
        if ('code' in outcome) return refusedForm(ask, outcome)
        return here(parts, ask, outcome.status === 'OK' ? 'verification-sent' : 'verified')
      },
    }),
    'accept-terms': acceptTerms,
  },
}

async function shownAccount(
  parts: Parts,
  ask: PageRequest,
  account: Account,
): Promise<PageBody<'accountPage'>['account']> {
  const { accounts, content, sessions } = parts
  const { market, visitor } = ask
  const [listed, overview] = await Promise.all([sessions.list(account.id), overviewOf(parts, ask, account)])
  return {
    email: account.email,
    firstName: account.firstName,
    emailVerified: account.emailVerified,
    devices: listed.map(({ id, device, usedAt }) => ({
      ...{ id, name: device, usedAt: usedAt.toISOString(), current: id === visitor.session?.id },
    })),
    ...overview,
    ...(accounts.areTermsDue(account, market) && { termsDue: termsInForce(content, market) }),
  }
}

/** The newest order and the points, in markets where the whole account is on. */
async function overviewOf(
  parts: Parts,
  { market, localization }: PageRequest,
  { id: accountId, email, emailVerified }: Account,
): Promise<Pick<NonNullable<PageBody<'accountPage'>['account']>, 'latestOrder' | 'points'>> {
  const { content, loyalty, ownOrders, rewardPoints } = parts
  if (!hasWholeAccount(parts, market)) return {}
  const asksPoints = emailVerified && content.toggle(market, 'pointsSystem')
  const [read, points] = await Promise.all([
    ownOrders.listIfReadable(accountId, { size: 1 }),
    asksPoints ? loyalty.points({ accountId, email }) : undefined,
  ])
  const latest = read?.orders[0]
  const history = content.linkTo(market, 'accountOrderHistoryPage')
  return {
    ...(read && { latestOrder: latest ? listedOrder(latest, history, localization.t) : null }),
    ...(points?.ok && { points: pointsOnWire(points.value, rewardPoints) }),
  }
}

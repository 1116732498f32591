import { z } from 'zod'
import { type SignInView, signInNoticeOf, signInViews } from '#contracts/account-pages.ts'
import type { PageBody } from '#contracts/pages.ts'
import type { Market } from '#server/markets/index.ts'
import { isNewsAsked } from '../buying/offers-newsletter.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { landing, lastPage, loginAddress, pageToReturnTo } from './landing.ts'
import { rememberTerms } from './remember-terms.ts'
import { refusedForm, signInFormsOf, signInRequest } from './sign-in-forms.ts'
import { signUp } from './sign-up.ts'

/** The link for a new password has no `view`. An unknown view counts as `login`. */
export function viewOf({ view, token, rid }: PageRequest['query']): SignInView {
  if (token !== undefined && (view === undefined || rid === 'emailpassword')) return 'reset'
  return signInViews.find((known) => known === view && known !== 'reset') ?? 'login'
}

/** Sign-in, sign-up, and the target of links in mails. Opening such a link changes nothing; the shopper has to press its button. */
export const loginPage: PageKind<'loginPage'> = {
  alias: 'loginPage',
  layout: 'plain',
  audience: 'private',
  queryNames: ['view', 'token', 'rid', 'to', 'done'],
  async load(parts, ask) {
    const view = viewOf(ask.query)
    const { content } = parts
    const to = pageToReturnTo(parts, ask.query.to) ?? lastPage(parts, ask)
    const body = {
      view,
      forms: {
        ...signInFormsOf(parts, ask.market, to),
        ...((await isNewsAsked(parts, ask, to)) && { newsAsked: true as const }),
      },
      ...(await linkOf(parts, ask, view)),
      ...(content.toggle(ask.market, 'loginMaintenanceMode') && { maintenance: true as const }),
    }
    return { body, frame: { title: ask.localization.t(`sign-in.title-${view}`), robots: 'NOINDEX, NOFOLLOW' } }
  },
  formActions: {
    'sign-in': formAction({
      form: z.object({ email: z.string().max(300).default(''), password: z.string().max(400).default('') }),
      secret: ['password'],
      async act(parts, ask, { email, password }) {
        const outcome = await parts.accounts.signIn(signInRequest(ask), [
          { id: 'email', value: email },
          { id: 'password', value: password },
        ])
        if (outcome.status === 'OK') await rememberTerms(parts, ask.session, outcome.account)
        if (outcome.status === 'OK' || outcome.status === 'ERROR') return { goTo: landing(parts, ask) }
        if (outcome.status === 'WRONG_CREDENTIALS_ERROR') return refusedForm(ask, { code: 'sign-in.wrong-credentials' })
        return refusedForm(ask, outcome)
      },
    }),
    'sign-up': signUp,
    'forgot-password': formAction({
      form: z.object({ email: z.string().max(300).default('') }),
      async act({ accounts, content }, ask, { email }) {
        const outcome = await accounts.requestReset(signInRequest(ask), email)
        if (outcome.status !== 'OK') return refusedForm(ask, outcome)
        return {
          goTo: loginAddress(content, ask.market, { view: 'forgot-password', done: 'reset-sent', to: ask.query.to }),
        }
      },
    }),
    'reset-password': formAction({
      form: z.object({ password: z.string().max(400).default('') }),
      secret: ['password'],
      async act({ accounts, content }, ask, { password }) {
        const outcome = await accounts.reset(signInRequest(ask), ask.query.token ?? '', password)
        if (outcome.status === 'OK') return { goTo: afterReset(content, ask.market, outcome.hasPasskeys) }
        if (outcome.status === 'RESET_PASSWORD_INVALID_TOKEN_ERROR')
          return { goTo: loginAddress(content, ask.market, { view: 'forgot-password', done: 'link-expired' }) }
        return refusedForm(ask, outcome)
      },
    }),
    'change-email': formAction({
      form: z.object({}),
      async act({ accounts, content }, ask) {
        const isChanged = await accounts.changeEmail(signInRequest(ask), ask.query.token ?? '')
        const done = isChanged ? 'email-changed' : 'link-expired'
        if (ask.visitor.session) return { goTo: `${content.linkTo(ask.market, 'accountPage')}?done=${done}` }
        return { goTo: loginAddress(content, ask.market, { done }) }
      },
    }),
    'stop-email-change': formAction({
      form: z.object({}),
      async act({ accounts, content }, ask) {
        const isStopped = await accounts.stopEmailChange(signInRequest(ask), ask.query.token ?? '')
        const done = isStopped ? 'email-change-stopped' : 'link-expired'
        return { goTo: loginAddress(content, ask.market, { view: 'forgot-password', done }) }
      },
    }),
    'verify-email': formAction({
      form: z.object({}),
      async act({ accounts, content }, ask) {
        const outcome = await accounts.verify(signInRequest(ask), ask.query.token ?? '')
        const done = outcome.status === 'OK' ? 'verified' : 'link-expired'
        if (ask.visitor.session) return { goTo: `${content.linkTo(ask.market, 'accountPage')}?done=${done}` }
        return { goTo: loginAddress(content, ask.market, { done }) }
      },
    }),
  },
}

/** A passkey still opens the account after the password was changed, so the owner is sent to a page to check the passkeys. */
const afterReset = (content: Pick<Parts['content'], 'linkTo'>, market: Market, hasPasskeys: boolean): string =>
  hasPasskeys
    ? loginAddress(content, market, {
        ...{ done: 'password-changed-passkeys', to: `${content.linkTo(market, 'accountPage')}?done=check-passkeys` },
      })
    : loginAddress(content, market, { done: 'password-changed' })

const viewsOfLinks: ReadonlySet<SignInView> = new Set(['verify', 'change-email', 'stop-email-change'])

/** The data of a mail's link, and the result of the last action. */
async function linkOf(
  { accounts }: Pick<Parts, 'accounts'>,
  { query, visitor }: PageRequest,
  view: SignInView,
): Promise<Pick<PageBody<'loginPage'>, 'done' | 'token' | 'email'>> {
  const { token } = query
  if (view === 'reset' && token !== undefined) {
    const email = await accounts.resetEmail(token)
    return email === undefined ? { done: 'link-expired' } : { token, email }
  }
  const account = view === 'verify' && visitor.session ? await accounts.find(visitor.session.accountId) : undefined
  const done = account?.emailVerified && token === undefined ? 'verified' : signInNoticeOf(query.done)
  return {
    ...(done === undefined ? {} : { done }),
    ...(viewsOfLinks.has(view) && token !== undefined ? { token } : {}),
    ...(account ? { email: account.email } : {}),
  }
}

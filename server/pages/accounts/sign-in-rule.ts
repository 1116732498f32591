import type { PageRedirect, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'

export type SignInRule = 'needs-sign-in' | 'signed-out-only'

/** Only the path after the market decides, whatever page it leads to. */
export function signInRule(path: string): SignInRule | undefined {
  const own = path.replace(/^\/[^/]*/, '').toLowerCase()
  if (own.includes('account')) return 'needs-sign-in'
  return own.includes('login') ? 'signed-out-only' : undefined
}

type RequestedPath = Pick<PageRequest, 'market' | 'path' | 'query' | 'visitor'> & { readonly search: string }

/** The result of the rule for a path: a redirect, a page that asks for the sign-in, or nothing. */
export function signInRedirect(
  { content }: Pick<Parts, 'content'>,
  asked: RequestedPath,
): PageRedirect | 'ask-to-sign-in' | undefined {
  const rule = signInRule(asked.path)
  const isSignedIn = asked.visitor.session !== undefined
  if (rule === 'needs-sign-in' && !isSignedIn)
    return content.toggle(asked.market, 'loginFlyout')
      ? 'ask-to-sign-in'
      : { goTo: loginAddress(content, asked.market, { to: asked.path + asked.search }) }
  const isFromMail = asked.query.token !== undefined || asked.query.view === 'verify'
  if (rule === 'signed-out-only' && isSignedIn && !isFromMail)
    return { goTo: content.linkTo(asked.market, 'accountPage') }
  return undefined
}

import { z } from 'zod'
import { formAction, type PageKind } from '../page-kind.ts'
import { loginAddress, pageToReturnTo } from './landing.ts'
import { rememberTerms } from './remember-terms.ts'
import { signInRequest } from './sign-in-forms.ts'

/** The query a provider sends; its values are read when the sign-in is finished. */
const queryNames = ['state', 'code', 'error', 'error_description', 'user', 'iss'] as const

/**
 * The page that providers send the browser back to. A loader submits its form to finish the sign-in, so merely opening
 * the address changes nothing.
 */
export const socialLoginCallbackPage: PageKind<'socialLoginCallbackPage'> = {
  alias: 'socialLoginCallbackPage',
  layout: 'plain',
  audience: 'private',
  queryNames,
  async load(_parts, { query, path, localization }) {
    return {
      body: { action: `${path}?${new URLSearchParams(query)}` },
      frame: { title: localization.t('page.sociallogincallbackpage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'finish-sign-in': formAction({
      form: z.object({}),
      async act(parts, ask) {
        const finished = await parts.social.finishPage(signInRequest(ask), ask.query)
        const { market, to } = finished
        if (finished.status === 'FAILED')
          return { goTo: loginAddress(parts.content, market, { done: 'provider-failed', to }) }
        if (finished.status === 'OK') await rememberTerms(parts, ask.session, finished.account)
        return { goTo: pageToReturnTo(parts, to) ?? parts.content.linkTo(market, 'accountPage') }
      },
    }),
  },
}

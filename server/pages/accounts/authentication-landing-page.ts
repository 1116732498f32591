import type { PageKind } from '../page-kind.ts'
import { loginAddress } from './landing.ts'

/** The entry for visitors with and without an account. */
export const authenticationLandingPage: PageKind<'authenticationLandingPage'> = {
  alias: 'authenticationLandingPage',
  layout: 'default',
  audience: 'public',
  async load({ content }, { market, path, localization, content: page }) {
    const title = page?.title ?? localization.t('page.authenticationlandingpage')
    return {
      body: {
        loginUrl: loginAddress(content, market, {}),
        signUpUrl: loginAddress(content, market, { view: 'signup' }),
      },
      frame: { title, breadcrumb: [{ title, url: path }] },
    }
  },
}

import type { PageKind } from '../page-kind.ts'

/** The first page of the app: links into the shop, to the account, and to other countries. */
export const appWelcomePage: PageKind<'appWelcomePage'> = {
  alias: 'appWelcomePage',
  layout: 'plain',
  audience: 'public',
  async load({ content }, { market, content: page, localization }) {
    const title = page?.title ?? localization.t('page.appwelcomepage')
    const loginUrl = content.linkTo(market, 'loginPage')
    return {
      body: { heading: page?.heading ?? title, ...(loginUrl === undefined ? {} : { loginUrl }) },
      frame: { title, robots: 'NOINDEX, FOLLOW' },
    }
  },
}

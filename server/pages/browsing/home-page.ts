import { organization, website } from '../frame/head.ts'
import type { PageKind } from '../page-kind.ts'

/** The front page of a market, written entirely by editors. */
export const homePage: PageKind<'homePage'> = {
  alias: 'homePage',
  layout: 'default',
  audience: 'public',
  async load({ content, publicUrl }, { market, content: page }) {
    const { shopName } = content.shell(market)
    const places = { home: `/${market.id}`, search: content.linkTo(market, 'searchPage'), locale: market.locale }
    const structuredData = [organization(publicUrl, shopName), website(publicUrl, shopName, places)]
    return { body: {}, frame: { title: page?.title ?? shopName, structuredData } }
  },
}

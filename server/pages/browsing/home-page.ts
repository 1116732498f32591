import { organization } from '../frame/head.ts'
import type { PageKind } from '../page-kind.ts'

/** A market's front page: all of it is what editors wrote. */
export const homePage: PageKind<'homePage'> = {
  alias: 'homePage',
  layout: 'default',
  audience: 'public',
  async load({ content, publicUrl }, { market, content: page }) {
    const { shopName } = content.shell(market)
    return { body: {}, frame: { title: page?.title ?? shopName, structuredData: [organization(publicUrl, shopName)] } }
  },
}

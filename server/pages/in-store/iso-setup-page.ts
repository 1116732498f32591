import { z } from 'zod'
import { idText } from '#contracts/bounds.ts'
import { formAction, type PageKind } from '../page-kind.ts'

/** Stores in which store this device stands. Only stores of the market are offered and accepted. */
const chooseStore = formAction({
  form: z.object({ store: idText }),
  async act({ stores, content }, { market, visitor, localization }, { store }) {
    const known = stores.in(market.country.code).some(({ id }) => id === store)
    if (visitor.mode !== 'store' || !known) return { problems: { store: [localization.t('stores.store-not-found')] } }
    return { goTo: `${content.linkTo(market, 'isoSetupPage')}?kept=yes`, storeDevice: store }
  },
})

/** The page where staff choose the store of a device. */
export const isoSetupPage: PageKind<'isoSetupPage'> = {
  alias: 'isoSetupPage',
  layout: 'plain',
  audience: 'private',
  queryNames: ['kept'],
  async load({ stores }, { market, visitor, query, localization }) {
    if (visitor.mode !== 'store') return 'not-found'
    return {
      body: {
        stores: stores.in(market.country.code).map(({ id, name, street, city }) => ({ id, name, street, city })),
        ...(visitor.storeId === undefined ? {} : { chosen: visitor.storeId }),
        kept: query.kept === 'yes' && visitor.storeId !== undefined,
      },
      frame: { title: localization.t('page.isosetuppage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: { 'choose-store': chooseStore },
}

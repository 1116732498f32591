import type { PageKind } from '../page-kind.ts'
import { questionFormAction, supportForm } from '../support/contact-form-page.ts'
import { loginAddress } from './landing.ts'
import { hasWholeAccount } from './whole-account.ts'

const ask = questionFormAction('accountSupportPage')

/**
 * Questions to customer service and links to help pages, for the signed-in shopper. While accounts are in maintenance,
 * the account page says so.
 */
export const accountSupportPage: PageKind<'accountSupportPage'> = {
  alias: 'accountSupportPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['done'],
  async load(parts, request) {
    const { content } = parts
    const { market, path, localization, visitor } = request
    if (!hasWholeAccount(parts, market)) return 'not-found'
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    if (!visitor.session) return { goTo: loginAddress(content, market, { to: path }) }
    return {
      body: await supportForm(parts, request),
      frame: { title: localization.t('page.accountsupportpage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'ask-support': {
      ...ask,
      // A form of a page that is not shown sends nothing.
      act: async (parts, request, typed) => {
        const { content } = parts
        const { market } = request
        const isShown = hasWholeAccount(parts, market) && !content.toggle(market, 'accountMaintenanceMode')
        return isShown ? ask.act(parts, request, typed) : { goTo: content.linkTo(market, 'accountPage') }
      },
    },
  },
}

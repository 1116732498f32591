import { z } from 'zod'
import { formAction } from '../page-kind.ts'
import { pageToReturnTo } from './landing.ts'
import { rememberTerms } from './remember-terms.ts'

const yes = z.literal('true').optional()

/** Accepts the terms in force. In some countries the shopper also agrees to data processing, in a separate field. */
export const acceptTerms = formAction({
  form: z.object({
    version: z.string().max(100),
    to: z.string().max(2000).optional(),
    acceptDataProcessing: yes,
    acceptMarketing: yes,
  }),
  async act(parts, ask, { version, to, acceptDataProcessing, acceptMarketing }) {
    const { market, session, localization, visitor } = ask
    if (version !== market.choices.termsVersion)
      return { problems: { '': [localization.t('checkout.terms-changed')] }, code: 'checkout.terms-changed' }
    if (market.country.agreesToDataApart && acceptDataProcessing === undefined)
      return { problems: { acceptDataProcessing: [localization.t('account.data-processing-needed')] } }
    const { accountId } = visitor.session!
    await parts.accounts.acceptTerms(accountId, { market, version, marketing: acceptMarketing !== undefined })
    const account = await parts.accounts.find(accountId)
    if (account) await rememberTerms(parts, session, account)
    return { goTo: pageToReturnTo(parts, to) ?? parts.content.linkTo(market, 'accountPage') }
  },
})

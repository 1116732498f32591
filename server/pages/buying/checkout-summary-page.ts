import { z } from 'zod'
import { checkoutProblems } from '#server/checkout/index.ts'
import { formAction, type PageKind } from '../page-kind.ts'
import { basketRequestOf, refusedFormAction, renewBasket } from './basket-request.ts'
import { enterStep, stepAddress } from './checkout-steps.ts'
import { legalTexts } from './legal-texts.ts'
import { offersNewsletter } from './offers-newsletter.ts'

/** Step 4: everything is shown once more, and the terms are accepted. */
export const checkoutSummaryPage: PageKind<'checkoutSummaryPage'> = {
  alias: 'checkoutSummaryPage',
  layout: 'checkout',
  audience: 'private',
  async load(parts, ask) {
    const at = await enterStep(parts, ask, 'summary')
    if ('goTo' in at) return at
    const terms = {
      version: ask.market.choices.termsVersion,
      url: parts.content.linkTo(ask.market, 'termsConditionsPage'),
      legalDocuments: legalTexts(parts.content, {
        market: ask.market,
        basket: at.body.basket.basket,
        now: ask.now,
        t: ask.localization.t,
      }).map(({ title, html }) => ({ title, html })),
    }
    return {
      body: { checkout: at.body, terms, asksNewsletter: offersNewsletter(ask.visitor, at.progress.basket) },
      frame: { title: ask.localization.t('checkout.title-summary') },
    }
  },
  formActions: {
    'accept-terms': formAction({
      form: z.object({
        acceptTerms: z.string().optional(),
        /** The version that the page showed. The shopper accepts the text they could read, not a newer one. */
        termsVersion: z.string().max(200).optional(),
        acceptNewsletter: z.string().optional(),
      }),
      async act({ checkout, content }, ask, { acceptTerms, termsVersion, acceptNewsletter }) {
        const agreed = { accept: acceptTerms === 'true', version: termsVersion }
        const accepted = await checkout.acceptTerms(basketRequestOf(ask), agreed)
        if (!accepted.ok) return refusedFormAction(ask, accepted.problem, checkoutProblems)
        renewBasket(ask, accepted.value.basket.basketId)
        if (acceptNewsletter === 'true') await checkout.acceptNewsletter(basketRequestOf(ask), true)
        else if (ask.visitor.session) await checkout.markNewsletterAsked(basketRequestOf(ask))
        return { goTo: stepAddress(content, ask.market, 'payment') }
      },
    }),
  },
}

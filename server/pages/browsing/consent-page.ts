import { z } from 'zod'
import { consentCategories, consentText } from '#foundation/consent.ts'
import { newId } from '#foundation/ids.ts'
import { formAction, type PageKind } from '../page-kind.ts'

const yes = z.literal('yes').optional()

/** Stores the ticked choices; the others are refused. */
const chooseConsent = formAction({
  form: z.object({ functional: yes, analytics: yes, performance: yes, advertisement: yes }),
  async act({ content }, { market }, chosen) {
    const granted = consentCategories.filter((category) => category !== 'necessary' && chosen[category] === 'yes')
    return { goTo: `${content.linkTo(market, 'consentPage')}?kept=yes`, consent: consentText(newId(), granted) }
  },
})

/** The shopper's consent, which can be seen and changed at any time. */
export const consentPage: PageKind<'consentPage'> = {
  alias: 'consentPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['kept'],
  async load(_parts, { visitor, query, path, localization }) {
    const title = localization.t('page.consentpage')
    return {
      body: { granted: [...(visitor.consent?.granted ?? [])], kept: query.kept === 'yes' },
      frame: { title, breadcrumb: [{ title, url: path }] },
    }
  },
  formActions: { 'choose-consent': chooseConsent },
}

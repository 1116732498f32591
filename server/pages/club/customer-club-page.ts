import { z } from 'zod'
import { longestEmailAddress } from '#foundation/email-address.ts'
import { clubProblems } from '#server/club/index.ts'
import { maskEmail } from '#server/notify-me/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { formAction, type PageKind } from '../page-kind.ts'

const text = z.string().max(400).default('')
const results = ['asked', 'joined', 'confirmed'] as const

/** The form of the customer club, also used by other pages. The box of a sub-brand is named `brand-` and its id. */
export const joinClub = formAction({
  form: z
    .object({
      email: z.string().max(longestEmailAddress).default(''),
      firstName: text,
      lastName: text,
      acceptTerms: text,
    })
    .catchall(z.string().max(400)),
  async act({ club, content }, { market, localization, visitor }, values) {
    const { email, firstName, lastName, acceptTerms } = values
    const chosen = Object.keys(values).filter((name) => name.startsWith('brand-'))
    const joined = await club.subscribe(
      { market, address: visitor.address },
      {
        ...{ email, firstName, lastName, source: 'form', acceptTerms: acceptTerms === 'true' },
        subBrands: chosen.map((name) => name.slice('brand-'.length)),
      },
    )
    if (!joined.ok) return { problems: problemErrors(localization, joined.problem, clubProblems[joined.problem.code]) }
    return {
      goTo: `${content.linkTo(market, 'customerClubPage')}?done=${joined.value === 'active' ? 'joined' : 'asked'}`,
    }
  },
})

/** The newsletter form, with only an address. Its owner always has to confirm by mail. */
const askNewsletter = formAction({
  form: z.object({ email: z.string().max(longestEmailAddress).default('') }),
  async act({ club, content }, { market, localization, visitor }, { email }) {
    const given = { email, source: 'popup', text: 'popup' } as const
    const asked = await club.verifyEmail({ market, address: visitor.address }, given)
    if (!asked.ok) return { problems: problemErrors(localization, asked.problem, clubProblems[asked.problem.code]) }
    return { goTo: `${content.linkTo(market, 'customerClubPage')}?done=asked` }
  },
})

/** The page of the customer club with its form, also the target of the confirmation mail. Opening that link confirms nothing. */
export const customerClubPage: PageKind<'customerClubPage'> = {
  alias: 'customerClubPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['verificationid', 'done'],
  async load({ club, content }, { query, localization }) {
    const secret = query.verificationid
    const contact = secret === undefined ? undefined : await club.toConfirm(secret)
    const done = results.find((result) => result === query.done)
    return {
      body: {
        subBrands: [...content.subBrands()],
        ...(secret === undefined ? {} : { confirm: contact ? { secret, email: maskEmail(contact.email) } : null }),
        ...(done === undefined ? {} : { done }),
      },
      frame: {
        title: localization.t('page.customerclubpage'),
        status: secret !== undefined && !contact ? 404 : 200,
        ...(secret === undefined && done === undefined ? {} : { robots: 'NOINDEX, NOFOLLOW' }),
      },
    }
  },
  formActions: {
    'join-club': joinClub,
    'ask-newsletter': askNewsletter,
    'confirm-contact': formAction({
      form: z.object({ secret: z.string().min(1).max(100) }),
      secret: ['secret'],
      async act({ club, content }, { market, localization }, { secret }) {
        const confirmed = await club.confirm(secret)
        if (!confirmed.ok) return { problems: { '': [localization.t('club.verification-unknown')] } }
        return { goTo: `${content.linkTo(market, 'customerClubPage')}?done=confirmed` }
      },
    }),
  },
}

import { z } from 'zod'
import { isoDay } from '#foundation/date-format.ts'
import { paymentMethodName } from '#foundation/payment-method-name.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { dueDatesFrom, type Profile, profileProblems } from '#server/profiles/index.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'
import { shownAddress } from './shown-address.ts'
import { refusedForm, signInRequest } from './sign-in-forms.ts'

const typed = z.string().max(1_000, 'form.too-long').optional()

/** The profile of the signed-in shopper. While accounts are in maintenance, the account page says so. */
export const accountUserProfilePage: PageKind<'accountUserProfilePage'> = {
  alias: 'accountUserProfilePage',
  layout: 'account',
  audience: 'private',
  queryNames: ['done', 'export'],
  async load(parts, ask) {
    const { content, profiles } = parts
    const { market, path, query, localization, visitor } = ask
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    const profile = visitor.session && (await profiles.find(visitor.session.accountId))
    if (!profile) return { goTo: loginAddress(content, market, { to: path }) }
    return {
      body: {
        profile: { ...shownProfile(parts, ask, profile), addresses: await addressesOf(parts, ask) },
        ...doneOf(query.done),
        ...(await downloadOf(parts, ask)),
      },
      frame: { title: localization.t('page.accountuserprofilepage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'save-profile': formAction({
      form: z.object({
        ...{ firstName: typed, lastName: typed, phoneNumber: typed, birthday: typed },
        ...{ emailGPSR: typed, preferredPayment: typed, favoriteStore: typed, dueDate: typed },
      }),
      async act({ content, profiles }, { market, localization, visitor }, values) {
        const page = content.linkTo(market, 'accountUserProfilePage')
        if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: page }
        const changed = await profiles.change({ market, accountId: visitor.session!.accountId }, values)
        if (changed.ok) return { goTo: `${page}?done=saved` }
        return { problems: problemErrors(localization, changed.problem, profileProblems['profile.to-correct']) }
      },
    }),
    'ask-email-change': formAction({
      form: z.object({ email: z.string().max(300).default(''), password: z.string().max(400).default('') }),
      secret: ['password'],
      async act({ accounts, content }, ask, values) {
        const page = content.linkTo(ask.market, 'accountUserProfilePage')
        if (content.toggle(ask.market, 'accountMaintenanceMode')) return { goTo: page }
        const outcome = await accounts.requestEmailChange(signInRequest(ask), values)
        return outcome.status === 'OK' ? { goTo: `${page}?done=email-change-asked` } : refusedForm(ask, outcome)
      },
    }),
    'delete-account': formAction({
      form: z.object({ email: z.string().max(300).default(''), password: z.string().max(400).default('') }),
      secret: ['password'],
      async act({ accountDeletions, accounts, content }, ask, { email, password }) {
        const { market, visitor, localization } = ask
        if (content.toggle(market, 'accountMaintenanceMode'))
          return { goTo: content.linkTo(market, 'accountUserProfilePage') }
        const account = await accounts.find(visitor.session!.accountId)
        if (account && email.trim().toLowerCase() !== account.email)
          return { problems: { email: [localization.t('account-deletion.email-other')] } }
        const asked = await accountDeletions.request(signInRequest(ask), { password })
        return asked.status === 'OK' ? { goTo: content.linkTo(market, 'homePage') } : refusedForm(ask, asked)
      },
    }),
    'ask-data-export': formAction({
      form: z.object({}),
      async act({ content, dataExports }, ask) {
        const { market, visitor } = ask
        const page = content.linkTo(market, 'accountUserProfilePage')
        if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: page }
        const asked = await dataExports.request({ accountId: visitor.session!.accountId, market })
        if (asked === 'too-often') return refusedForm(ask, { code: 'privacy.too-often' })
        return { goTo: asked === 'gone' ? page : `${page}?done=export-asked` }
      },
    }),
  },
}

const addressesOf = async ({ addressBook }: Parts, { visitor }: PageRequest) =>
  (await addressBook.list(visitor.session!.accountId)).map(shownAddress)

const doneOf = (done: string | undefined) =>
  done === 'saved' || done === 'email-change-asked' || done === 'export-asked' ? ({ done } as const) : {}

/** The two files of a data export, from the link in its mail, or a message that the link has expired. */
async function downloadOf({ dataExports }: Parts, { market, query, visitor }: PageRequest) {
  const { export: token } = query
  if (token === undefined) return {}
  if (!(await dataExports.isThere(visitor.session!.accountId, token))) return { done: 'export-expired' as const }
  const at = (format: string) => `/api/account/${market.id}/data-export/${format}?${new URLSearchParams({ token })}`
  return { download: { jsonUrl: at('json'), pageUrl: at('page') } }
}

function shownProfile({ content, stores }: Parts, { market, now, localization }: PageRequest, profile: Profile) {
  const { account, favoriteStore, emailGPSR, preferredPayment, dueDate } = profile
  const { firstName, lastName, phoneNumber, birthday } = account
  const own = { firstName, lastName, phoneNumber, birthday }
  const known = { ...own, emailGPSR, preferredPayment, dueDate, favoriteStore: favoriteStore?.id ?? null }
  return {
    ...{ email: account.email, hasPassword: account.hasPassword },
    values: Object.fromEntries(Object.entries(known).map(([field, value]) => [field, value ?? ''])),
    asksBirthday: content.toggle(market, 'birthdayField'),
    dueDates: dueDatesFrom(isoDay(now, market.country.timeZone)),
    stores: stores.in(market.country.code).map(({ id, name, city }) => ({ value: id, label: name, group: city })),
    payments: market.choices.paymentTypes.map((type) => ({
      value: type,
      label: paymentMethodName(type, localization.t),
    })),
  }
}

import { z } from 'zod'
import type { Account } from '#server/accounts/index.ts'
import { isSubscribed } from '#server/club/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { profileProblems } from '#server/profiles/index.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'

/** What members like, in markets where the whole account is on. While accounts are in maintenance, the account page says so. */
export const accountPreferencesPage: PageKind<'accountPreferencesPage'> = {
  alias: 'accountPreferencesPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['done'],
  async load({ club, content, profiles }, { market, path, query, localization, visitor }) {
    if (!content.toggle(market, 'advancedMyAccount')) return 'not-found'
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    const profile = visitor.session && (await profiles.find(visitor.session.accountId))
    if (!profile) return { goTo: loginAddress(content, market, { to: path }) }
    const sections = content.preferences(market)
    return {
      body: {
        sections: [...sections],
        preferences: Object.fromEntries(sections.map(({ id }) => [id, [...(profile.preferences[id] ?? [])]])),
        brands: content
          .subBrands()
          .map(({ id, name }) => ({ ...{ id, name }, chosen: profile.subBrands.includes(id) })),
        news: await newsOf(club, profile.account),
        saved: query.done === 'saved',
      },
      frame: { title: localization.t('page.accountpreferencespage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'save-preferences': formAction({
      form: z.record(z.string().max(500), z.string().max(500)),
      async act(parts, ask, values) {
        const { content, profiles } = parts
        const { market, localization, visitor } = ask
        const page = content.linkTo(market, 'accountPreferencesPage')
        const isOpen = content.toggle(market, 'advancedMyAccount') && !content.toggle(market, 'accountMaintenanceMode')
        if (!isOpen) return { goTo: page }
        const owner = { market, accountId: visitor.session!.accountId }
        const changed = await profiles.change(owner, likesOf(parts, ask, values))
        if (changed.ok) {
          await switchNews(parts, ask, values)
          return { goTo: `${page}?done=saved` }
        }
        return { problems: problemErrors(localization, changed.problem, profileProblems['profile.to-correct']) }
      },
    }),
  },
}

async function newsOf(club: Parts['club'], { email, emailVerified }: Account): Promise<'on' | 'off' | 'pending'> {
  const contact = emailVerified ? await club.contactOf(email) : undefined
  if (contact && isSubscribed(contact)) return 'on'
  return contact?.subscriptions.some(({ state }) => state === 'pending') ? 'pending' : 'off'
}

/** Changes the consent only if the box differs from how the page showed it: a page left open for long must not restore an old consent. */
async function switchNews(
  { accounts, club }: Parts,
  { market, visitor }: PageRequest,
  { news, newsWas }: Readonly<Record<string, string>>,
): Promise<void> {
  const isOn = news !== undefined
  if (newsWas === undefined || isOn === (newsWas === 'on')) return
  const account = await accounts.find(visitor.session!.accountId)
  if (account) await club.switchNews({ ...account, market, accountId: account.id }, isOn)
}

/** Each box has its own field, `in:{section}:{key}` or `brand:{id}`. Options that exclude each other share the field `in:{section}`. */
function likesOf({ content }: Parts, { market }: PageRequest, values: Readonly<Record<string, string>>) {
  const chosen = content.preferences(market).map(({ id, isRadio, options }) => {
    const isTicked = (key: string) => (isRadio ? values[`in:${id}`] === key : values[`in:${id}:${key}`] !== undefined)
    return [id, options.map(({ key }) => key).filter(isTicked)] as const
  })
  const brands = content.subBrands().map(({ id }) => id)
  return {
    preferences: Object.fromEntries(chosen),
    subBrands: brands.filter((id) => values[`brand:${id}`] !== undefined),
  }
}

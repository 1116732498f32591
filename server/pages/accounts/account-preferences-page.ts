import { z } from 'zod'
import { problemErrors } from '#server/platform/problems.ts'
import { profileProblems } from '#server/profiles/index.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'

/** What members like, where the shop has the whole account. While accounts are in maintenance, the page of the account says so. */
export const accountPreferencesPage: PageKind<'accountPreferencesPage'> = {
  alias: 'accountPreferencesPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['done'],
  async load({ content, profiles }, { market, path, query, speaker, visitor }) {
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
        saved: query.done === 'saved',
      },
      frame: { title: speaker.t('page.accountpreferencespage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'save-preferences': formAction({
      form: z.record(z.string().max(500), z.string().max(500)),
      async act(parts, ask, values) {
        const { content, profiles } = parts
        const { market, speaker, visitor } = ask
        const page = content.linkTo(market, 'accountPreferencesPage')
        const isOpen = content.toggle(market, 'advancedMyAccount') && !content.toggle(market, 'accountMaintenanceMode')
        if (!isOpen) return { goTo: page }
        const owner = { market, accountId: visitor.session!.accountId }
        const changed = await profiles.change(owner, likesOf(parts, ask, values))
        if (changed.ok) return { goTo: `${page}?done=saved` }
        return { problems: problemErrors(speaker, changed.problem, profileProblems['profile.to-correct']) }
      },
    }),
  },
}

/** A form names each box by itself, `in:{section}:{key}` and `brand:{id}`; of options that exclude each other one, `in:{section}`. */
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

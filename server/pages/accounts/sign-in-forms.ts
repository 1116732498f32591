import type { SignInForms } from '#contracts/account-pages.ts'
import type { SignInRequest } from '#server/accounts/index.ts'
import type { Market } from '#server/markets/index.ts'
import { fieldText } from '#server/platform/problems.ts'
import type { FormActionAnswer, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'

export const signInRequest = ({ market, visitor, session, sentCookies }: PageRequest): SignInRequest => ({
  market,
  visitor,
  sentCookies,
  answer: session,
})

/** The terms in force in a market. */
export const termsInForce = (content: Pick<Parts['content'], 'linkTo'>, market: Market) => ({
  version: market.choices.termsVersion,
  url: content.linkTo(market, 'termsConditionsPage'),
})

export const asksForNews = ({ choices }: Market): boolean => choices.newSignupTerms ?? true

/** The content of the sign-in and sign-up forms in a market. */
export function signInFormsOf(
  { content, social, offersProgramme }: Pick<Parts, 'content' | 'social' | 'offersProgramme'>,
  market: Market,
  to?: string,
): SignInForms {
  const providers = social.providersOf(market).map(({ id, name }) => ({ id, name, url: startAddress(market, id, to) }))
  const directory = providers.find(({ id }) => id === 'active-directory')
  return {
    action: loginAddress(content, market, { to }),
    providers: providers.filter((provider) => provider !== directory),
    ...(directory ? { directoryUrl: directory.url } : {}),
    terms: termsInForce(content, market),
    asksForTerms: content.toggle(market, 'signupTermsAndDoubleOptIn'),
    asksForNews: asksForNews(market),
    asksBirthday: content.toggle(market, 'birthdayField'),
    ...(offersProgramme(market) && { offersProgramme: true as const }),
  }
}

const startAddress = (market: Market, provider: string, to: string | undefined): string =>
  `/api/auth/start/${provider}?${new URLSearchParams({ market: market.id, ...(to === undefined ? {} : { to }) })}`

type Refused =
  | { readonly formFields: readonly { readonly id: string; readonly code: string }[] }
  | { readonly code: string }

/** A refusal from `accounts`, as a form shows it. */
export function refusedForm({ localization }: Pick<PageRequest, 'localization'>, outcome: Refused): FormActionAnswer {
  if ('code' in outcome) return { problems: { '': [localization.t(outcome.code)] }, code: outcome.code }
  const problems = Object.fromEntries(
    outcome.formFields.map(({ id, code }) => [id, [fieldText(localization, id, code)]]),
  )
  return { problems }
}

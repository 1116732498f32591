import { tidyText } from '#foundation/tidy-text.ts'
import { isAge, isDay, isPhoneNumber, nameProblem, readEmail } from '#server/accounts/index.ts'
import { type ProfileField, profileFields, type TypedProfile } from './profile.ts'

/** How many years ahead a due date may be. */
const maxDueDate = 2

export interface ProfileRules {
  /** Today in the market's time zone, as ISO date. */
  readonly today: string
  readonly asksBirthday: boolean
  readonly isStore: (id: string) => boolean
  readonly isPayment: (type: string) => boolean
}

/** Tidied fields, null to clear them. A missing field stays unchanged. */
export type ReadProfile = { readonly [Field in ProfileField]?: string | null }

/** The fields to change, or the code of each field's problem. A birthday is accepted only if the market asks for it. */
export function readProfile(
  typed: TypedProfile,
  rules: ProfileRules,
):
  | { readonly profile: ReadProfile; readonly problems?: never }
  | { readonly problems: { readonly [Field in ProfileField]?: string } } {
  const given = profileFields.filter(
    (field) => typed[field] !== undefined && (field !== 'birthday' || rules.asksBirthday),
  )
  const tidied = given.map((field) => [field, tidyText(typed[field]!)] as const)
  const problems = tidied.flatMap(([field, text]) => {
    const problem = text === '' && !isName(field) ? undefined : problemOf[field](text, rules)
    return problem === undefined ? [] : [[field, problem] as const]
  })
  if (problems.length > 0) return { problems: Object.fromEntries(problems) }
  const values = tidied.map(([field, text]) => [
    field,
    field === 'emailGPSR' ? (readEmail(text) ?? null) : text || null,
  ])
  return { profile: Object.fromEntries(values) }
}

const isName = (field: ProfileField): boolean => field === 'firstName' || field === 'lastName'

/** The code of the problem of a field that is not empty. */
const problemOf: Readonly<Record<ProfileField, (text: string, rules: ProfileRules) => string | undefined>> = {
  firstName: nameProblem,
  lastName: nameProblem,
  phoneNumber: (text) => (isPhoneNumber(text) ? undefined : 'sign-in.phone-wrong'),
  birthday: (text, { today }) => (isAge(text, today) ? undefined : 'sign-in.birthday-wrong'),
  emailGPSR: (text) => (readEmail(text) === undefined ? 'account.email-invalid' : undefined),
  preferredPayment: (text, { isPayment }) => (isPayment(text) ? undefined : 'form.choose-from-list'),
  favoriteStore: (text, { isStore }) => (isStore(text) ? undefined : 'form.choose-from-list'),
  dueDate: (text, { today }) => (isDueDate(text, today) ? undefined : 'profile.due-date-wrong'),
}

function isDueDate(text: string, today: string): boolean {
  const { first, last } = dueDatesFrom(today)
  return isDay(text) && text >= first && text <= last
}

/** A due date is between today and the same day two years ahead; if that day does not exist (29 February), 28 February. */
export function dueDatesFrom(today: string) {
  const last = `${Number(today.slice(0, 4)) + maxDueDate}${today.slice(4)}`
  return { first: today, last: isDay(last) ? last : last.replace(/29$/, '28') }
}

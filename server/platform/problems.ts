import type { ProblemBody } from '#contracts/problems.ts'
import { formatMoney } from '#foundation/money-format.ts'
import type { Translate } from '#foundation/words.ts'

/** The wire format of a problem. */
export interface ProblemForm {
  readonly status: number
  /** The field under which the text is shown; without it, the text is about the whole call. The `field` of a problem wins. */
  readonly field?: string
  /** The details that fill {0}, {1} … of the text, in this order. */
  readonly args?: readonly string[]
}

/** A reason to refuse. The code never changes; all other fields are details that the caller may read. */
export interface AnyProblem {
  readonly code: string
}

/** The wire format of each problem of a capability, in its `*.problems.ts`. A missing code does not compile. */
export type ProblemForms<Problem extends AnyProblem = AnyProblem> = Readonly<Record<Problem['code'], ProblemForm>>

/** What texts need: the market's words, and its locale for amounts of money. */
export interface Localization {
  readonly t: Translate
  readonly locale: string
}

/** The text of a problem in the language of the market. */
export function problemText({ t, locale }: Localization, problem: AnyProblem, form: ProblemForm | undefined): string {
  const details: Readonly<Record<string, unknown>> = { ...problem }
  return t(problem.code, ...(form?.args ?? []).map((name) => localized(details[name], locale)))
}

/** Texts by field, as in forms and error bodies. A problem may name more codes by field in its `fields`. */
export function problemErrors(
  localization: Localization,
  problem: AnyProblem,
  form: ProblemForm | undefined,
): Record<string, string[]> {
  const { field, fields } = problem as { field?: unknown; fields?: unknown }
  const errors: Record<string, string[]> = {}
  if (isRecord(fields)) {
    for (const [name, code] of Object.entries(fields)) errors[name] = [fieldText(localization, name, String(code))]
    return errors
  }
  errors[typeof field === 'string' ? field : (form?.field ?? '')] = [problemText(localization, problem, form)]
  return errors
}

/** If there is a text that names the missing field, it is used; otherwise the general text of the code. */
export const fieldText = ({ t }: Pick<Localization, 't'>, field: string, code: string): string =>
  t(textKey(field, code))

const textKey = (field: string, code: string): string =>
  (code === 'form.required' ? enterField.get(field.slice(field.lastIndexOf('.') + 1)) : undefined) ?? code

/** Texts that name their field in every language, so they need no label before them. */
const textsWithName: ReadonlySet<string> = new Set([
  'form.email-wrong',
  'address.phone-wrong',
  'address.postal-code-wrong',
  'address.district-elsewhere',
])

/** True if the text of this problem names its field. */
function namesItsField(field: string, code: string): boolean {
  const key = textKey(field, code)
  return key.startsWith('form.enter-') || textsWithName.has(key)
}

/** The fields of a problem whose texts name them. */
export function fieldsNamed(problem: AnyProblem): string[] {
  const { fields } = problem as { fields?: unknown }
  if (!isRecord(fields)) return []
  return Object.keys(fields).filter((field) => namesItsField(field, String(fields[field])))
}

const enterField = new Map([
  ['firstName', 'form.enter-first-name'],
  ['lastName', 'form.enter-last-name'],
  ['line1', 'form.enter-street'],
  ['houseNumber', 'form.enter-house-number'],
  ['postalCode', 'form.enter-postcode'],
  ['city', 'form.enter-city'],
  ['regionCode', 'form.choose-from-list'],
  ['zone', 'form.choose-from-list'],
  ['district', 'form.choose-from-list'],
  ['mobilePhoneNumber', 'form.enter-phone'],
  ['organizationName', 'form.enter-company'],
  ['email', 'form.enter-email'],
  ['password', 'form.enter-password'],
  ['orderNumber', 'form.enter-order-number'],
  ['name', 'form.enter-name'],
  ['cardNumber', 'form.enter-card-number'],
  ['holderName', 'form.enter-holder'],
  ['expiry', 'form.enter-expiry'],
  ['cvc', 'form.enter-cvc'],
])

/** The whole error body: `{ status, title, message, errors, code, …details }`. */
export function problemBody(localization: Localization, problem: AnyProblem, forms: ProblemForms): ProblemBody {
  const form = forms[problem.code]
  const status = form?.status ?? 400
  const { code, field: _field, fields: _fields, ...details } = problem as AnyProblem & Record<string, unknown>
  return {
    ...details,
    status,
    title: titleOf(status),
    message: problemText(localization, problem, form),
    errors: problemErrors(localization, problem, form),
    code,
  }
}

const named = new Map([
  [204, 'No Content'],
  [302, 'Found'],
  [307, 'Temporary Redirect'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [429, 'Too Many Requests'],
  [503, 'Service Unavailable'],
])

/** The title by status. It is part of the API, so it is English in every market. */
export const titleOf = (status: number): string => named.get(status) ?? 'An unexpected server error occurred.'

function localized(detail: unknown, locale: string): string | number {
  if (typeof detail === 'number') return detail
  if (isMoney(detail)) return formatMoney(detail, locale)
  return String(detail ?? '')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMoney = (value: unknown): value is { minor: number; currency: string } =>
  isRecord(value) && typeof value.minor === 'number' && typeof value.currency === 'string'

import { tidyText } from '#foundation/tidy-text.ts'
import { readEmail } from './email-field.ts'
import { passwordProblem } from './password-rule.ts'
import { isAge, isPhoneNumber, nameProblem } from './person-rules.ts'
import type { FieldProblem, FormField } from './sign-in.ts'

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  readonly birthday: string | null
  readonly acceptTerms: boolean
  readonly acceptNewsletter: boolean
  /** The shopper joins the loyalty programme as well. */
  readonly joinProgramme: boolean
}

export interface SignUpRules {
  /** Terms have to be accepted to sign up. */
  readonly needsTerms: boolean
  readonly asksBirthday: boolean
  /** Today in the market's time zone, as ISO date. */
  readonly today: string
}

export type Fields = ReadonlyMap<string, string>

/** The fields of a form by id; if an id occurs twice, the last one counts. */
export const fieldsOf = (fields: readonly FormField[]): Fields => new Map(fields.map(({ id, value }) => [id, value]))

/** The tidied fields of a sign-up, or their problems. */
export function readSignUp(
  fields: Fields,
  rules: SignUpRules,
): { readonly signUp?: SignUp; readonly problems: FieldProblem[] } {
  const text = (id: string) => tidyText(fields.get(id) ?? '')
  const email = readEmail(text('email'))
  const password = fields.get('password') ?? ''
  const birthday = rules.asksBirthday ? text('birthday') : ''
  const signUp: SignUp = {
    email: email ?? '',
    password,
    firstName: text('firstName'),
    lastName: text('lastName'),
    phoneNumber: text('phoneNumber') || null,
    birthday: birthday || null,
    acceptTerms: fields.get('acceptTerms') === 'true',
    acceptNewsletter: fields.get('acceptNewsletter') === 'true',
    joinProgramme: fields.get('joinProgramme') === 'true',
  }
  const problems = [
    ...problem('email', text('email') === '' ? 'form.required' : email === undefined && 'sign-in.email-wrong'),
    ...problem('password', password === '' ? 'form.required' : passwordProblem(password, email ?? '')),
    ...problem('firstName', nameProblem(signUp.firstName)),
    ...problem('lastName', nameProblem(signUp.lastName)),
    ...problem(
      'phoneNumber',
      signUp.phoneNumber !== null && !isPhoneNumber(signUp.phoneNumber) && 'sign-in.phone-wrong',
    ),
    ...problem('birthday', birthday !== '' && !isAge(birthday, rules.today) && 'sign-in.birthday-wrong'),
    ...problem('acceptTerms', rules.needsTerms && !signUp.acceptTerms && 'sign-in.terms-needed'),
  ]
  return problems.length > 0 ? { problems } : { signUp, problems }
}

const problem = (id: string, code: string | false | undefined): FieldProblem[] => (code ? [{ id, code }] : [])

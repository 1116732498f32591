import { isAge } from '#foundation/birthday.ts'
import { isEmailAddress } from '#foundation/email-address.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { tidyText } from '#foundation/tidy-text.ts'
import type { ClubProblem } from './club.problems.ts'
import type { Person, Signup } from './club.ts'

export interface ReadSignup {
  readonly email: string
  readonly person: Person
  readonly subBrands: readonly string[]
  readonly source: string
}

export interface SignupRules {
  /** Ids of the sub-brands that can be chosen. */
  readonly subBrands: readonly string[]
  /** ISO date. */
  readonly today: string
}

/** Checks a sign-up. Only a box that the shopper ticked counts as accepted terms. */
export function readSignup(signup: Signup, rules: SignupRules): Result<ReadSignup, ClubProblem> {
  const email = readEmail(signup.email)
  if (email === undefined) return refused({ code: 'club.email-invalid' })
  if (signup.acceptTerms !== true) return refused({ code: 'club.terms-needed' })
  const [firstName, lastName] = [tidyText(signup.firstName ?? ''), tidyText(signup.lastName ?? '')]
  if (!isName(firstName)) return refused({ code: 'club.name-invalid', field: 'firstName' })
  if (!isName(lastName)) return refused({ code: 'club.name-invalid', field: 'lastName' })
  const birthday = signup.birthday ?? ''
  if (birthday !== '' && !isAge(birthday, rules.today)) return refused({ code: 'club.birthday-invalid' })
  const subBrands = [...new Set(signup.subBrands ?? [])]
  if (subBrands.some((id) => !rules.subBrands.includes(id))) return refused({ code: 'club.sub-brand-unknown' })
  const person = { firstName: firstName || null, lastName: lastName || null, birthday: birthday || null }
  return accepted({ email, person, subBrands, source: tidyText(signup.source) })
}

/** The names from another company's form, if they are valid. */
export function readPerson({ firstName = '', lastName = '' }: Pick<Signup, 'firstName' | 'lastName'>): Person {
  const kept = (name: string): string | null => {
    const tidy = tidyText(name)
    return tidy !== '' && isName(tidy) ? tidy : null
  }
  return { firstName: kept(firstName), lastName: kept(lastName), birthday: null }
}

/** An email address in lower case; undefined for any other text. */
export function readEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase()
  return isEmailAddress(email) ? email : undefined
}

const isName = (name: string): boolean => name.length <= 100 && !/[<>\p{Cc}]/u.test(name)

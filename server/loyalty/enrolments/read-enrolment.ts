import { isoDay } from '#foundation/date-format.ts'
import { accepted, refused } from '#foundation/result.ts'
import { isAge, isPhoneNumber, nameProblem, readEmail } from '#server/accounts/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Enrolment, LoyaltyAnswer } from '../loyalty.ts'

interface Typed {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly birthday?: string | undefined
  readonly phone?: string | undefined
  readonly acceptTerms: boolean
}

interface Enrolling {
  readonly market: Market | undefined
  readonly now: Date
}

/** Checks the data of a new member; returns every wrong field. */
export function readEnrolment(typed: Typed, { market, now }: Enrolling): LoyaltyAnswer<Enrolment> {
  if (!market) return refused({ code: 'loyalty.market-unknown' })
  if (!typed.acceptTerms) return refused({ code: 'loyalty.terms-needed' })
  const email = readEmail(typed.email)
  const [firstName, lastName] = [typed.firstName.trim(), typed.lastName.trim()]
  const { birthday, phone } = typed
  const today = isoDay(now, market.country.timeZone)
  const wrong = {
    email: email === undefined ? 'account.email-invalid' : undefined,
    firstName: nameProblem(firstName),
    lastName: nameProblem(lastName),
    birthday: birthday !== undefined && !isAge(birthday, today) ? 'form.invalid' : undefined,
    phone: phone !== undefined && !isPhoneNumber(phone) ? 'form.invalid' : undefined,
  }
  const fields = Object.fromEntries(Object.entries(wrong).flatMap(([name, code]) => (code ? [[name, code]] : [])))
  if (email === undefined || Object.keys(fields).length > 0) return refused({ code: 'loyalty.to-correct', fields })
  return accepted({
    ...{ email, firstName, lastName, country: market.country.code },
    termsVersion: market.choices.termsVersion,
    ...(birthday !== undefined && { birthday }),
    ...(phone !== undefined && { phone }),
  })
}

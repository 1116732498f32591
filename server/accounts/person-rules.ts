export { isAge, isDay } from '#foundation/birthday.ts'

/** The code of the problem of a first or last name; undefined if the name is valid. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'form.required'
  if (name.length > 100) return 'form.too-long'
  return /[<>\p{Cc}]/u.test(name) ? 'form.invalid' : undefined
}

/** True for a text that may be a phone number in any country. */
export const isPhoneNumber = (text: string): boolean => /^\+?[\d\s().\-/]{5,25}$/.test(text)

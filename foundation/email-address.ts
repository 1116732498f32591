/** The longest address that mail servers take. */
export const longestEmailAddress = 254

/** A text, one @, and a domain with a dot, as the `pattern` of a field; the mail server checks the rest. */
export const emailPattern =
  '[^\\s@<>\\(\\)\\[\\],;:\\\\"]+@(?:[^\\s@<>\\(\\)\\[\\],;:\\\\".]+\\.)+[^\\s@<>\\(\\)\\[\\],;:\\\\".]{2,}'

const form = new RegExp(`^${emailPattern}$`)
/** Invisible characters, and those with a meaning to programs. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u

/** True for an email address without blanks around it: one rule wherever somebody gives theirs. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longestEmailAddress && form.test(text) && !unsafe.test(text) && !mixesScripts(text)

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Letters of another script that look like Latin ones are how somebody else's address is imitated. */
const mixesScripts = (email: string): boolean =>
  email.split(/[@.]/).some((part) => scripts.filter((script) => script.test(part)).length > 1)

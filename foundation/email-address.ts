/** The longest address that mail servers accept. */
export const longestEmailAddress = 254

/** Some text, one @, and a domain with a dot. Used as the `pattern` of a field; the mail server checks the rest. */
export const emailPattern =
  '[^\\s@<>\\(\\)\\[\\],;:\\\\"]+@(?:[^\\s@<>\\(\\)\\[\\],;:\\\\".]+\\.)+[^\\s@<>\\(\\)\\[\\],;:\\\\".]{2,}'

const form = new RegExp(`^${emailPattern}$`)
/** Invisible characters, and characters with a special meaning for programs. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u

/** True for an email address without blanks around it. Used everywhere an address is entered. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longestEmailAddress && form.test(text) && !unsafe.test(text) && !mixesScripts(text)

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Another script has letters that look like Latin ones. With them an attacker can imitate somebody else's address. */
const mixesScripts = (email: string): boolean =>
  email.split(/[@.]/).some((part) => scripts.filter((script) => script.test(part)).length > 1)

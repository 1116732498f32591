const form = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(?:\.[^\s@<>()[\],;:\\".]+)*\.[^\s@<>()[\],;:\\".]{2,}$/
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u

/**
 * An email address as an account has it: in lower case, with letters in their usual form, so that two spellings that look alike are one.
 * Undefined for anything else.
 */
export function readEmail(typed: string): string | undefined {
  const text = typed.trim()
  if (text.length > 254 || unsafe.test(text)) return undefined
  const email = text.normalize('NFKC').toLowerCase()
  return email.length <= 254 && form.test(email) && !mixesScripts(email) ? email : undefined
}

/** The part after the last @. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Letters of another script that look like Latin ones are how somebody else's address is imitated. */
const mixesScripts = (email: string): boolean =>
  email.split(/[@.]/).some((part) => scripts.filter((script) => script.test(part)).length > 1)

/** A text, one @, and a domain with a dot: the mail server checks the rest. */
const form = /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/

/** The longest address that mail servers take. */
const longest = 254

export const isEmailAddress = (text: string): boolean => text.length <= longest && form.test(text)

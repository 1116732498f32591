const email = /[^\s@,;:]+@[^\s@,;:]+\.[^\s@,;:]+/g
/** A phone, card or order number: seven digits or more, also with blanks, dots, hyphens or brackets between them. */
const longNumber = /\+?\d(?:[\s().-]?\d){6,}/g

/** Replaces email addresses and long numbers, which could identify a person. */
export const withoutPersonalText = (text: string): string =>
  text.replaceAll(email, '(email)').replaceAll(longNumber, '(number)')

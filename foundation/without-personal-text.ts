const email = /[^\s@,;:]+@[^\s@,;:]+\.[^\s@,;:]+/g
/** A phone, card or order number: seven digits or more, whatever stands between them. */
const longNumber = /\+?\d(?:[\s().-]?\d){6,}/g

/** A text with nothing in it that could name a person. */
export const withoutPersonalText = (text: string): string =>
  text.replaceAll(email, '(email)').replaceAll(longNumber, '(number)')

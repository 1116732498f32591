const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Converts digits of other scripts to ASCII digits. */
export const westernDigits = (text: string): string =>
  text.replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** A telephone number as it is stored: digits with at most a leading plus. */
export const tidyPhone = (text: string): string => westernDigits(text).replace(/[\s().\-/]/g, '')

/** A customer number with a carrier as it is stored: digits. */
export const tidyPostNumber = (text: string): string => westernDigits(text).trim()

export const isPostNumber = (text: string): boolean => /^\d{6,10}$/.test(text)

/** Names and addresses must not contain control characters or markup. */
export const hasMarkup = (text: string): boolean => /[<>\p{Cc}]/u.test(text)

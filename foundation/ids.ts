const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * An id that must stay secret, because who has it may use the thing it names: 128 random bits in UUID form (a real UUID
 * v4 has only 122).
 */
export function newId(): string {
  let hex = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) hex += hexOf[byte]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isId = (text: string): boolean => idForm.test(text)

/** True for a text in the form of a secret: 256 bits in base64url. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** An order number that people can read out: the sequence number and its Luhn check digit. */
export function orderNumber(sequence: bigint | number): string {
  const digits = String(sequence)
  return digits + luhnDigit(digits)
}

/** The check digit: `digits` followed by this digit passes the Luhn check. */
function luhnDigit(digits: string): number {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return (10 - (sum % 10)) % 10
}

import type { Address } from '#contracts/basket.ts'

/** A pickup point on one line: its name, then where it is. */
export const pickupLine = ({ name, line1, postalCode, city }: Readonly<Record<string, string>>): string =>
  [name, line1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** An address on one line, in the order most of the world writes it: street and number, then postcode and town. */
export function addressLine(address: Address): string {
  const street = [address.line1, address.houseNumber].filter(Boolean).join(' ')
  const town = [address.postalCode, address.city, address.regionCode].filter(Boolean).join(' ')
  return [street, address.line2, town].filter(Boolean).join(', ')
}

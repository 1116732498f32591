type Part = string | undefined
type Parts<Name extends string> = { readonly [name in Name]?: Part }

const spaced = (...words: readonly Part[]): string => words.filter(Boolean).join(' ')

export const fullName = ({ firstName, lastName }: Parts<'firstName' | 'lastName'>): string =>
  spaced(firstName, lastName)

type Town = Parts<'postalCode' | 'districtName' | 'city' | 'regionCode' | 'country'>

/** Countries whose addresses have the postal code after the town, by ISO code. */
const codeAfterTown: ReadonlySet<string> = new Set(['GB', 'IE', 'US', 'CA'])

/** A postal code in one piece: no line breaks within it. */
export const unbrokenCode = (postalCode: string): string => postalCode.replaceAll(' ', '\u00a0')

/** Postal code and town in the order of the country: `2100 København`, `Edinburgh EH7 4AA`, `Austin, TX 78701`. */
export function townLine({ districtName, city, regionCode, country, ...place }: Town): string {
  const postalCode = place.postalCode && unbrokenCode(place.postalCode)
  if (!codeAfterTown.has(country ?? '')) return spaced(postalCode, districtName, city, regionCode)
  // A state and its code are read as one: `MA 02139`.
  const region = regionCode && postalCode ? `${regionCode}\u00a0${postalCode}` : (regionCode ?? postalCode)
  return spaced(districtName, [city, region].filter(Boolean).join(regionCode ? ', ' : ' '))
}

/** The parts of an address in the usual order: street and number, second line, postal code and town. */
export const placeParts = (placed: Town & Parts<'line1' | 'houseNumber' | 'line2'>): string[] =>
  [spaced(placed.line1, placed.houseNumber), placed.line2 ?? '', townLine(placed)].filter((part) => part !== '')

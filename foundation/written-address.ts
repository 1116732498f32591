type Part = string | undefined
type Parts<Name extends string> = { readonly [name in Name]?: Part }

const spaced = (...words: readonly Part[]): string => words.filter(Boolean).join(' ')

export const fullName = ({ firstName, lastName }: Parts<'firstName' | 'lastName'>): string =>
  spaced(firstName, lastName)

/** The address, part by part, in the usual order: street and number, what is beside it, postal code and town. */
export const placeParts = (
  placed: Parts<'line1' | 'houseNumber' | 'line2' | 'postalCode' | 'districtName' | 'city' | 'regionCode'>,
): string[] =>
  [
    spaced(placed.line1, placed.houseNumber),
    placed.line2 ?? '',
    spaced(placed.postalCode, placed.districtName, placed.city, placed.regionCode),
  ].filter((part) => part !== '')

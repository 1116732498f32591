import { foldLetters, foldWords } from '#foundation/fold-text.ts'
import { addresses, fits, lineOf, type SimulatedAddress, townLine } from './addresses.ts'

type Row = Readonly<Record<string, string | number>>

export interface Search {
  readonly text: string
  readonly countries: readonly string[]
  readonly container: string
  readonly limit: number
  /** Part of every id, so that ids can expire. */
  readonly stamp: string
}

/** Rows of a search: addresses; or a postal code or street that contains several, while it is not clear which address is meant. */
export function findRows({ text, countries, container, limit, stamp }: Search): Row[] {
  const typed = foldWords(text)
  const inLand = addresses.filter(
    ({ town }) => countries.length === 0 || countries.includes(town.iso2) || countries.includes(town.iso3),
  )
  if (container !== '') return inContainer(inLand, container, typed, stamp).slice(0, limit)
  const found = inLand.filter((address) => fits(address, typed))
  return grouped(found, typed)
    .toSorted((a, b) => Number(a.length > 1) - Number(b.length > 1))
    .map((group) => (group.length === 1 ? addressRow(group[0]!, text, stamp) : groupRow(group, typed, text, stamp)))
    .slice(0, limit)
}

function inContainer(
  inLand: readonly SimulatedAddress[],
  container: string,
  typed: readonly string[],
  stamp: string,
): Row[] {
  const [, , , key = ''] = container.split('|')
  const inside = inLand.filter((address) => keysOf(address).includes(key))
  const fitting = inside.filter((address) => fits(address, typed))
  return (fitting.length > 0 ? fitting : inside).map((address) => addressRow(address, address.street, stamp))
}

const streetKey = ({ street, town }: SimulatedAddress) =>
  `S${addresses.findIndex((one) => one.street === street && one.town === town)}`
const codeKey = ({ town }: SimulatedAddress) => `P${addresses.findIndex((one) => one.town === town)}`
const keysOf = (address: SimulatedAddress): string[] => [streetKey(address), codeKey(address)]

/** If only a postal code or a town is typed, it is one row. A street without a number is one row too. */
function grouped(found: readonly SimulatedAddress[], typed: readonly string[]): SimulatedAddress[][] {
  const groups = new Map<string, SimulatedAddress[]>()
  for (const address of found) {
    const key = namesDoor(address, typed)
      ? `A${address.index}`
      : namesStreet(address, typed)
        ? streetKey(address)
        : codeKey(address)
    groups.set(key, [...(groups.get(key) ?? []), address])
  }
  return [...groups.values()]
}

const namesDoor = ({ number, subBuilding }: SimulatedAddress, typed: readonly string[]): boolean =>
  foldWords(subBuilding === '' ? number : subBuilding).every((word) => typed.includes(word))

const namesStreet = ({ street }: SimulatedAddress, typed: readonly string[]): boolean =>
  foldWords(street).some((word) => typed.some((one) => word.startsWith(one)))

function groupRow(group: readonly SimulatedAddress[], typed: readonly string[], text: string, stamp: string): Row {
  const first = group[0]!
  const isStreet = namesStreet(first, typed)
  const written = isStreet ? first.street : first.town.postalCode || first.town.city
  const description = `${isStreet ? townLine(first.town) : first.town.city} - ${group.length} Addresses`
  return {
    Id: `${first.town.iso2}|SIM|${stamp}|${isStreet ? streetKey(first) : codeKey(first)}`,
    Type: isStreet ? 'Street' : 'Postcode',
    Text: written,
    Highlight: highlight(written, description, text),
    Description: description,
  }
}

function addressRow(address: SimulatedAddress, text: string, stamp: string): Row {
  const [line, description] = [lineOf(address), townLine(address.town)]
  return {
    Id: `${address.town.iso2}|SIM|${stamp}|A${address.index}`,
    Type: 'Address',
    Text: line,
    Highlight: highlight(line, description, text),
    Description: description,
  }
}

/** Positions of the typed words in the text, and after a semicolon their positions in the description. */
export function highlight(text: string, description: string, typed: string): string {
  const ranges = (where: string) =>
    foldWords(typed)
      .flatMap((word) => rangeOf(word, where) ?? [])
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, to }) => `${from}-${to}`)
      .join(',')
  const behind = ranges(description)
  return behind === '' ? ranges(text) : `${ranges(text)};${behind}`
}

/** Positions of the letters that a folded word matches. One letter may fold to two. */
function rangeOf(word: string, text: string): { readonly from: number; readonly to: number } | undefined {
  const letters = Array.from(text, foldLetters)
  const places = letters.flatMap((folded, place) => Array.from(folded, () => place))
  const at = letters.join('').indexOf(word)
  return at < 0 ? undefined : { from: places[at]!, to: places[at + word.length - 1]! + 1 }
}

/** One row for each language of the address. */
export function retrieveRows(index: number): Row[] | undefined {
  const address = addresses[index]
  if (!address) return undefined
  const { town, street, number, subBuilding } = address
  const row = (language: string, written: string): Row => ({
    Id: `${town.iso2}|SIM|A|${index}`,
    Language: language,
    LanguageAlternatives: town.iso2 === 'CA' ? 'ENG,FRE' : language,
    SubBuilding: subBuilding,
    BuildingNumber: number,
    Street: written,
    District: town.district,
    City: town.city,
    Line1: lineOf({ ...address, street: written }),
    Line2: '',
    AdminAreaName: town.province,
    ProvinceName: town.province,
    ProvinceCode: town.provinceCode,
    PostalCode: town.postalCode,
    CountryIso2: town.iso2,
    CountryIso3: town.iso3,
    Label: [lineOf({ ...address, street: written }), townLine(town).toUpperCase(), town.iso3].join('\n'),
    Type: 'Residential',
    DataLevel: 'Premise',
  })
  return town.iso2 === 'CA'
    ? [row('ENG', street), row('FRE', `rue ${street.replace(' Street', '')}`)]
    : [row('ENG', street)]
}

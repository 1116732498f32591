import { foldWords } from '#foundation/fold-text.ts'

type Row = Readonly<Record<string, string>>

interface Street {
  readonly english: string
  readonly french: string
  readonly city: string
  readonly code: string
  readonly english2: string
  readonly french2: string
  readonly province: string
}

/** Street in English and French, town, postal code, province in both languages and its code. */
const streets: readonly Street[] = [
  ['Sample St', 'rue Sample', 'Ottawa', 'K1A 0B1', 'Ontario', 'Ontario', 'ON'],
  ['Weavers Ave', 'av Weavers', 'Toronto', 'M5V 2T6', 'Ontario', 'Ontario', 'ON'],
  ['du Moulin St', 'rue du Moulin', 'Montréal', 'H2X 1Y4', 'Quebec', 'Québec', 'QC'],
  ['des Tilleuls Ave', 'av des Tilleuls', 'Québec', 'G1R 4P5', 'Quebec', 'Québec', 'QC'],
  ['Harbour Rd', 'ch Harbour', 'Halifax', 'B3J 1S9', 'Nova Scotia', 'Nouvelle-Écosse', 'NS'],
  ['Orchard Way', 'voie Orchard', 'Vancouver', 'V6B 4Y8', 'British Columbia', 'Colombie-Britannique', 'BC'],
  ['Prairie Cres', 'croiss Prairie', 'Winnipeg', 'R3C 4T3', 'Manitoba', 'Manitoba', 'MB'],
].map(([english = '', french = '', city = '', code = '', english2 = '', french2 = '', province = '']) => ({
  english,
  french,
  city,
  code,
  english2,
  french2,
  province,
}))
const numbers = ['5', '100', '24B']

const doors = streets.flatMap((street) => numbers.map((number) => ({ street, number })))

const wordsOf = ({ street, number }: (typeof doors)[number]): string[] => {
  const { english, french, city, code, english2, french2 } = street
  return foldWords([english, french, city, code, code.replace(' ', ''), english2, french2, number].join(' '))
}

/** Until a house number is typed, a street is one row that contains its addresses. */
export function findRows(typed: string, inside: string, stamp: string): Row[] {
  const opened = /\|S(\d+)$/.exec(inside)?.[1]
  const words = foldWords(typed)
  if (opened !== undefined)
    return doors.filter(({ street }) => street === streets[Number(opened)]).map((door) => doorRow(door, stamp))
  const fitting = doors.filter((door) => words.every((word) => wordsOf(door).some((known) => known.startsWith(word))))
  const named = fitting.filter(({ number }) => words.includes(number.toLowerCase()))
  if (named.length > 0) return named.map((door) => doorRow(door, stamp))
  return [...new Set(fitting.map(({ street }) => street))].map((street) => streetRow(street, words, stamp))
}

const doorRow = (door: (typeof doors)[number], stamp: string): Row => {
  const text = `${door.number} ${door.street.english}`
  return {
    Id: `CA|SIM|${stamp}|A${doors.indexOf(door)}`,
    Text: text,
    Highlight: `0-${door.number.length}`,
    Cursor: String(text.length),
    Description: `${door.street.city}, ${door.street.province}, ${door.street.code}`,
    Next: 'Retrieve',
  }
}

const streetRow = (street: Street, words: readonly string[], stamp: string): Row => ({
  Id: `CA|SIM|${stamp}|S${streets.indexOf(street)}`,
  Text: street.code,
  Highlight: street.code.toLowerCase().startsWith(words[0] ?? '-') ? `0-${words[0]!.length}` : '',
  Cursor: '0',
  Description: `${street.english}, ${street.city}, ${street.province} - ${numbers.length} Addresses`,
  Next: 'Find',
})

/** The address in English and in French. */
export function retrieveRows(index: number): Row[] | undefined {
  const door = doors[index]
  if (!door) return undefined
  const { street, number } = door
  const row = (language: string, name: string, province: string): Row => ({
    Id: `CA|SIM|A|${index}`,
    Language: language,
    LanguageAlternatives: 'ENG,FRE',
    BuildingNumber: number,
    SubBuilding: '',
    Street: name,
    City: street.city,
    Line1: `${number} ${name}`,
    ProvinceName: province,
    ProvinceCode: street.province,
    PostalCode: street.code,
    CountryIso2: 'CA',
    CountryIso3: 'CAN',
    Label: [`${number} ${name}`, `${street.city.toUpperCase()} ${street.province} ${street.code}`, 'CANADA'].join('\n'),
    Type: 'Residential',
    DataLevel: 'Premise',
  })
  return [row('ENG', street.english, street.english2), row('FRE', street.french, street.french2)]
}

import { foldWords } from '#foundation/fold-text.ts'
import { type Town, towns } from './towns.ts'

export interface SimulatedAddress {
  readonly index: number
  readonly town: Town
  readonly street: string
  readonly number: string
  /** A flat, if the building has several. */
  readonly subBuilding: string
  /** All words by which the address can be found, folded. */
  readonly words: readonly string[]
}

const numbers = ['1', '10', '24B']
const doors = ['Flat 1', 'Flat 2', 'Flat 3']
const buildingStreet = 'Weavers Row'

/** About 250 addresses. One British street has a building with flats. */
export const addresses: readonly SimulatedAddress[] = towns
  .flatMap((town) => town.streets.flatMap((street) => doorsOf(town, street)))
  .map((address, index) => ({ ...address, index }))

function doorsOf(town: Town, street: string): Omit<SimulatedAddress, 'index'>[] {
  const inBuilding = town.iso2 === 'GB' && street === buildingStreet
  return numbers.flatMap((number) =>
    (inBuilding && number === '10' ? doors : ['']).map((subBuilding) => {
      const { city, postalCode, province, district } = town
      const words = foldWords([street, number, subBuilding, city, postalCode, province, district].join(' '))
      return { town, street, number, subBuilding, words: [...words, ...joinedCode(postalCode)] }
    }),
  )
}

function joinedCode(postalCode: string): string[] {
  return foldWords(postalCode.replace(/[\s-]/g, ''))
}

export function lineOf({ town, street, number, subBuilding }: SimulatedAddress): string {
  const line = town.numberFirst ? `${number} ${street}` : `${street} ${number}`
  return subBuilding === '' ? line : `${subBuilding}, ${line}`
}

export const townLine = ({ postalCode, city, provinceCode, numberFirst }: Town): string =>
  (numberFirst && provinceCode !== '' ? [city, provinceCode, postalCode] : [postalCode, city]).filter(Boolean).join(' ')

/** True if every typed word is the beginning of a word of the address. */
export const fits = ({ words }: SimulatedAddress, typed: readonly string[]): boolean =>
  typed.every((word) => words.some((known) => known.startsWith(word)))

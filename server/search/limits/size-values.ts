import type { FacetColumn } from '../columns/goods-columns.ts'
import type { NamedSize } from './read-limits.ts'

/**
 * European clothes sizes from those of other countries. British and American numbers from 34 on are men's chest sizes, below it women's
 * sizes. Source: EN 13402 and the size tables that makers publish.
 */
const european = {
  uk: (value: number) => value + (value < mensFrom ? 28 : 10),
  us: (value: number) => value + (value < mensFrom ? 32 : 10),
  it: (value: number) => value - 4,
  fr: (value: number) => value - 2,
}
const mensFrom = 34

/** European shoe sizes by British ones; women's and men's lasts differ by one from 7 on. */
const britishShoes: Readonly<Record<string, readonly string[]>> = {
  3: ['36'],
  4: ['37'],
  5: ['38'],
  6: ['39'],
  7: ['40', '41'],
  8: ['41', '42'],
  9: ['43'],
  10: ['44'],
  11: ['45'],
  12: ['46'],
}

/** Women's American shoes count two more than British ones, men's one more. */
const americanShoes = [2, 1]

/** The same letter size under two names. */
const alike: Readonly<Record<string, string>> = {
  '2xl': 'xxl',
  xxl: '2xl',
  '3xl': 'xxxl',
  xxxl: '3xl',
  '2xs': 'xxs',
  xxs: '2xs',
}

const groupPrefix = { shoe: 'shoe-', inches: 'w' } as const

/** Values of the size facet that a named size stands for, among those there are. */
export function sizeValuesOf(size: NamedSize, values: ReadonlyMap<string, FacetColumn>): string[] {
  const wanted = new Set(candidates(size, values))
  return [...values.keys()].filter((value) => wanted.has(value))
}

function candidates({ system, value }: NamedSize, values: ReadonlyMap<string, FacetColumn>): readonly string[] {
  switch (system) {
    case 'age':
      return [...values]
        .filter(([, { group, label }]) => group === 'kids' && isOfAge(label, Number(value)))
        .map(([id]) => id)
    case 'height':
      return [value]
    case 'inches':
      return [`${groupPrefix.inches}${value}`]
    case 'any':
      return [
        value,
        ...(alike[value] ? [alike[value]] : []),
        ...Object.values(groupPrefix).map((prefix) => prefix + value),
      ]
    default: {
      const shoes = shoesOf(system, Number(value)).map((one) => groupPrefix.shoe + one)
      return [String(european[system](Number(value))), ...shoes]
    }
  }
}

function shoesOf(system: keyof typeof european, value: number): readonly string[] {
  if (system === 'uk') return britishShoes[value] ?? []
  if (system === 'us') return americanShoes.flatMap((more) => britishShoes[value - more] ?? [])
  return [String(value)]
}

/** `8Y / 128`, `8-9Y`. */
function isOfAge(label: string, age: number): boolean {
  const [, from, to] = /(\d+)(?:\s*[-–]\s*(\d+))?\s*[Yy]/.exec(label) ?? []
  return from !== undefined && age >= Number(from) && age <= Number(to ?? from)
}

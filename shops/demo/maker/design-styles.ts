import type { Drawing } from '#adapters/images-drawn/drawing/product-drawing.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { type Colourway, colourways, someColours } from './colours.ts'
import { type Kind, kinds } from './kinds.ts'
import { type Material, materialOf } from './materials.ts'
import { type SubBrand, subBrands } from './sub-brands.ts'

/** One colour of a style. The import form calls it a product. */
export interface Option {
  readonly productId: string
  readonly optionId: string
  readonly colour: Colourway
  readonly ink: Colourway | undefined
  readonly drawing: Drawing
}

/** A designed garment, before it has a price and sizes. */
export interface Style {
  readonly number: string
  readonly subBrand: SubBrand
  readonly brand: string
  readonly kind: Kind
  readonly material: Material
  /** Which of the two names of its kind it has, and how many earlier styles of the sub-brand have the same name. */
  readonly name: 1 | 2
  readonly namesake: number
  readonly options: readonly Option[]
}

/** The whole range, one sub-brand after the other. Each style has its own seed, so that adding a style changes no other. */
export function designStyles(): Style[] {
  return subBrands.flatMap((subBrand) => {
    const named = new Map<string, number>()
    let serial = 0
    return kinds.flatMap((kind) =>
      Array.from({ length: subBrand.carries[kind.id] ?? 0 }, (_, turn) => {
        serial++
        const style = designStyle(
          subBrand,
          kind,
          turn,
          `${subBrand.digit}${String(1000 + serial * 7).padStart(5, '0')}`,
        )
        const name = `${kind.id} ${style.name} ${style.material.id}`
        named.set(name, (named.get(name) ?? -1) + 1)
        return { ...style, namesake: named.get(name)! }
      }),
    )
  })
}

function designStyle(subBrand: SubBrand, kind: Kind, turn: number, number: string): Omit<Style, 'namesake'> {
  const chance = chanceFrom(`style ${number}`)
  const material = materialOf(kind.materials[turn % kind.materials.length]!)
  const name = Math.floor(turn / kind.materials.length) % 2 === 0 ? 1 : 2
  const pairs = coloursOf(chance, material)
  const options = pairs.map(([colour, ink], place): Option => {
    const optionId = String(place + 1).padStart(2, '0')
    const drawing: Drawing = {
      family: kind.family,
      cut: kind.cut,
      cloth: material.cloth,
      colour: colour.id,
      ...(material.print ? { print: material.print } : {}),
      ...(ink ? { accent: ink.id } : {}),
      form: subBrand.form,
      seed: number,
    }
    const colourId = ink ? `${colour.id}-${ink.id}` : colour.id
    return { productId: `${number}_${colourId}_${optionId}`, optionId, colour, ink, drawing }
  })
  return { number, subBrand, brand: chance.pick(subBrand.labels), kind, material, name, options }
}

function coloursOf(chance: Chance, material: Material): (readonly [Colourway, Colourway | undefined])[] {
  const count = chance.pick([1, 2, 2, 3, 3, 3, 3, 4])
  if (!material.pairs) return someColours(chance, material.palette, count).map((colour) => [colour, undefined])
  return chance
    .shuffled(material.pairs)
    .slice(0, Math.min(count, 3))
    .map((pair) => pair.split('/').map((id) => colourways.get(id)!) as [Colourway, Colourway])
}

/** The value of a colour in the colour filter. Prints with many colours are multicoloured. */
export const colourFamilyOf = ({ colour, ink }: Option, material: Material): string =>
  ink && (material.print === 'ditsy' || material.print === 'tartan') ? 'multicolour' : colour.family

import { chanceFrom } from './chance.ts'
import type { CsvFile } from './csv-file.ts'
import { colourFamilyOf, type Option, type Style } from './design-styles.ts'

interface Placed {
  readonly style: Style
  readonly options: Option[]
}

/** The styles of each category and their order, as a shop would display them: similar styles are not next to each other. */
export class Shelves {
  readonly #shelves = new Map<string, Map<string, Placed>>()

  hang(category: string, style: Style, option: Option): void {
    const shelf = this.#shelves.get(category) ?? new Map<string, Placed>()
    this.#shelves.set(category, shelf)
    const placed = shelf.get(style.number)
    if (placed) placed.options.push(option)
    else shelf.set(style.number, { style, options: [option] })
  }

  /** The colours of a style have positions next to each other, so that a listing may show one tile for all of them. */
  write(file: CsvFile): void {
    for (const [category, shelf] of this.#shelves) {
      for (const [rank, { options }] of arranged(category, [...shelf.values()]).entries()) {
        for (const [place, { productId }] of options.entries()) file.row(productId, category, rank * 10 + place + 1)
      }
    }
  }
}

/** Number of waiting styles among which the best neighbour for the last style is chosen. */
const reach = 40

function arranged(category: string, placed: readonly Placed[]): Placed[] {
  const waiting = chanceFrom(`shelf ${category}`).shuffled(placed)
  const hung: Placed[] = []
  while (waiting.length > 0) {
    const clashes = waiting.slice(0, reach).map((one) => clash(hung, one))
    const [next] = waiting.splice(clashes.indexOf(Math.min(...clashes)), 1)
    hung.push(next!)
  }
  return hung
}

/** How badly a style fits next to the last four: it counts the same kind, the same colour, and print next to print. */
function clash(hung: readonly Placed[], one: Placed): number {
  return hung.slice(-4).reduce((sum, other, place, last) => {
    const near = last.length - place === 1 ? 2 : 1
    const sameKind = other.style.kind.id === one.style.kind.id ? 2 : 0
    const sameColour = colourOf(other) === colourOf(one) ? 3 : 0
    const bothPrinted = other.style.material.print && other.style.material.print === one.style.material.print ? 2 : 0
    return sum + near * (sameKind + sameColour + bothPrinted)
  }, 0)
}

/** The colour that is seen first is the colour of the cloth, not of the print on it. */
const colourOf = ({ options, style }: Placed): string =>
  options[0]!.ink ? options[0]!.colour.family : colourFamilyOf(options[0]!, style.material)

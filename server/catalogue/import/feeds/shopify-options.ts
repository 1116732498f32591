import { foldSpelledOut } from '#foundation/fold-text.ts'
import type { TextRow } from '../files/text-row.ts'

/** The options of a row, whatever their names and number. */
export interface ShopifyOptions {
  readonly color: string
  readonly size: string
  /** All options that are neither colour nor size. */
  readonly pattern: string
  readonly all: readonly string[]
}

/** The numbers of the options for which a table has columns, in order. */
export const optionNumbers = (cells: TextRow['cells']): number[] =>
  Object.keys(cells)
    .flatMap((name) => /^option(\d{1,2}) value$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

export const optionCell = (cells: TextRow['cells'], number: number, what: 'name' | 'value'): string =>
  (cells[`option${number} ${what}`] ?? '').trim()

const colourWords = words(
  'color colour farbe couleur farve farge farg kleur colore renk kolor cor vari szin barva boja culoare цвет χρωμα 色 颜色 顏色 カラー 색상 컬러 رنگ צבע لون اللون',
)
const sizeWords = words(
  'size grosse groesse taille storrelse stoerrelse storlek maat taglia talla tamanho beden rozmiar koko velikost meret marime velicina размер μεγεθος 尺码 尺寸 尺碼 サイズ 사이즈 מידה مقاس المقاس shoe-size schuhgrosse pointure',
)
const lengthWords = words(
  'length lange laenge laengde langd longueur inseam leg-length beinlange boy lengte lunghezza largo',
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** Finds colour and size among the options by their names in many languages. Without a size option, the first other option is the size. */
export function shopifyOptions(cells: TextRow['cells'], shared: TextRow['cells']): ShopifyOptions {
  const told = optionNumbers(cells)
    .map((number) => ({
      name: foldSpelledOut(optionCell(shared, number, 'name'))
        .trim()
        .replace(/\s+/g, '-'),
      value: optionCell(cells, number, 'value'),
    }))
    .filter(
      ({ name, value }) =>
        value !== '' &&
        !(name === 'title' && /^(default( title)?|title)$/i.test(value)) &&
        !/^default title$/i.test(value),
    )
  const by = (known: ReadonlySet<string>) =>
    told.find(({ name }) => [name, ...name.split('-')].some((word) => known.has(word)))
  const [color, size, length] = [by(colourWords), by(sizeWords), by(lengthWords)]
  const others = told.filter((one) => one !== color && one !== size && one !== length)
  const sized = size ?? others.shift()
  return {
    color: color?.value ?? '',
    size: sizeWith(sized?.value ?? '', length?.value ?? ''),
    pattern: others.map(({ value }) => value).join(' '),
    all: told.map(({ value }) => value),
  }
}

/** Waist and leg in inches are marked `W` and `L`. Any other length is added to the size as a word. */
const sizeWith = (size: string, length: string): string =>
  /^w?\d\d$/i.test(size) && /^l?\d\d$/i.test(length)
    ? `W${size.replace(/^w/i, '')}L${length.replace(/^l/i, '')}`
    : `${size} ${length}`.trim()

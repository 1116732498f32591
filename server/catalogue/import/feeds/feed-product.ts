import { plainText } from '../plain-text.ts'
import type { Rows } from '../rows.ts'
import { slugged } from '../slugs.ts'
import { colourIn } from './colour-words.ts'
import { feedAvailability, feedMoment, plainName, sizesOf } from './feed-cells.ts'
import { feedAttributes } from './feed-facts.ts'
import type { FeedItem } from './feed-item.ts'
import { feedPictures } from './feed-pictures.ts'
import { colourOf, numberOf } from './feed-reading.ts'
import { categoriesFor, categoryAtPath, type FeedShop } from './feed-shop.ts'
import { feedTaxCategory } from './feed-tax.ts'
import { type SizedAs, sizedAs } from './sized-as.ts'
import { subBrandFor } from './sub-brand-words.ts'

export interface ColourOption {
  readonly source: string
  readonly styleNumber: string
  readonly colour: string
  readonly items: readonly FeedItem[]
}

/** The longest title that any feed format allows. */
const longestName = 255

/** A product, made from its first item. */
export interface FeedProduct {
  readonly row: Rows['products']
  /** How its sizes must be read. */
  readonly sizedAs: SizedAs
  readonly text: Rows['productTexts']
  readonly categories: readonly string[]
  readonly warned: readonly string[]
}

export function feedProduct(shop: FeedShop, { source, styleNumber, colour, items }: ColourOption): FeedProduct {
  const { cells } = items[0]!
  const title = plainText(cells.title!)
  const said = colourOf(cells)
  const { name: told, path, thing } = namesOf(cells, items)
  const name = told.slice(0, longestName).toWellFormed().trim()
  const known = colourIn(said) ?? colourIn(title)
  const { family, hex } = known ?? colourIn('multicolour')!
  const mapped = shop.mapping?.categoryOf(cells)
  const category = mapped === undefined ? categoryAtPath(shop, path) : shop.categories.nodes.get(mapped)
  const subBrand = category?.subBrand ?? subBrandFor(shop.categories, cells, `${path} ${title}`)
  const optionId = shop.ids.option(styleNumber, colour, numberOf(items[0]!))
  const productId = `${styleNumber}_${colour}_${optionId}`
  const categories = categoriesFor(shop, { category: mapped ?? category?.id, subBrand, path, name })
  shop.mapping?.note?.(cells, categories[0]!)
  const own = shop.ids.wasHere(styleNumber, colour) ? `/images/${productId}/` : undefined
  const pictures = shop.pictures && feedPictures(cells, { ...shop.pictures, own })
  return {
    row: {
      ...{ productId, styleNumber, optionId, colour, colourFamily: family, colourHex: hex, subBrand },
      brand: plainText(cells.brand ?? '') || 'No brand',
      family: slugged(path.split('>').at(-1) ?? ''),
      availableFrom: launchOf(shop, cells),
      media: { plate: pictures?.named ? 'coming' : 'none' },
      pictures: pictures?.named,
      attributes: feedAttributes(cells),
      taxCategory: feedTaxCategory(cells),
      sourceId: source,
      source: shop.source,
    },
    sizedAs: sizedAs(thing),
    text: {
      productId,
      language: shop.language,
      name,
      colourName: colourName(cells, said, colour) || family,
      description: descriptionOf(cells, [title, name]),
      fabric: plainText(cells.material ?? ''),
      slug: slugged(name) || styleNumber,
    },
    categories,
    warned: [
      ...(told.length > longestName ? [`title has ${told.length} letters; the first ${longestName} were taken`] : []),
      ...(known
        ? []
        : [
            said
              ? `colour "${said.slice(0, 40)}" is not known; it counts as multicolour`
              : 'has no color; it counts as multicolour',
          ]),
      ...(pictures?.wrong ?? []).map((text) => `"${text}" is no address of a picture; passed over`),
    ],
  }
}

function namesOf(cells: FeedItem['cells'], items: readonly FeedItem[]): { name: string; path: string; thing: string } {
  const sizes = sizesOf(items).filter((size) => size !== '')
  const title = plainText(cells.title!).replace(/\s+/g, ' ')
  const name = plainName(
    title,
    [plainText(cells.color ?? ''), ...sizes].filter((part) => part !== ''),
  )
  const path = plainText((cells.product_type || cells.google_product_category || '').split('\n')[0]!)
  return { name, path, thing: `${path.split('>').at(-1)} ${name}` }
}

/** Some feeds, including ours, repeat the name if there is no description. That counts as no description. */
function descriptionOf({ description = '' }: FeedItem['cells'], names: readonly string[]): string {
  const text = plainText(description)
  return names.includes(text) ? '' : text
}

/** Adds the pattern or material if the colour's own name does not distinguish it from another colour. */
const colourName = ({ pattern = '', material = '' }: FeedItem['cells'], said: string, colour: string): string =>
  (slugged(said) === colour || said === '' ? said : `${said} ${plainText(pattern) || plainText(material)}`).trim()

function launchOf({ now }: FeedShop, cells: FeedItem['cells']): Date | null {
  const launch =
    feedAvailability(cells.availability ?? '') === 'later' ? feedMoment(cells.availability_date ?? '') : undefined
  return launch && launch > now ? launch : null
}

/**
 * How found styles are ranked. The score of a typed word is the product of four factors: the points of its field, its
 * rarity among all styles, the weight of how it was understood, and the weight of the style's name. The scores of all
 * words are added. Among styles with the same share of the highest score, best sellers come first. Other sortings than
 * relevance do not use this: see `server/search/columns/orders.ts`.
 */

/** The fields in which a word was found, as bits of one number. */
export const places = { name: 1, category: 2, colour: 4, tags: 8, description: 16 } as const
export const anywhere = 31

/** The points of a match in each field. */
const fieldPoints: readonly (readonly [place: number, points: number])[] = [
  [places.name, 4],
  [places.category, 3],
  [places.colour, 3],
  [places.tags, 2],
  [places.description, 0.5],
]

/** Points by field bits. */
export const pointsOf: readonly number[] = Array.from({ length: anywhere + 1 }, (_, bits) =>
  fieldPoints.reduce((sum, [place, points]) => sum + (bits & place ? points : 0), 0),
)

/** The weight of how a word was understood. `head`: only the last part of a compound matches. */
export const wordWeights = { exact: 1, synonym: 0.8, parts: 0.6, corrected: 0.7, beginning: 0.5, head: 0.2 }

/** A word in few styles has more weight. */
export const rarityOf = (styles: number, having: number): number => Math.log(1 + styles / having)

/** In a long name each word has less weight. */
export const nameWeight = (wordsOfName: number): number => 1 / (0.8 + 0.05 * wordsOfName)

const salesRanks = 16

/** How well a style sells, 0 to 15. */
export const salesRank = (sold: number): number => Math.min(salesRanks - 1, Math.floor(Math.log2(1 + sold)))

const steps = 1023

/** One number to sort by, the greatest first: the share of the highest score, then the sales rank. */
export const sortKey = (shareOfMost: number, rank: number): number =>
  Math.round(shareOfMost * steps) * salesRanks + rank

/** Greater than every sort key. */
export const sortKeyBound = (steps + 1) * salesRanks

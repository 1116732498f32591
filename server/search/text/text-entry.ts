/** The searchable text of a style in one language. */
export interface TextEntry {
  /** A style number. */
  readonly id: string
  readonly name: string
  /** Titles of its categories and of all above them. */
  readonly categories: readonly string[]
  readonly tags: string
  readonly description: string
  /** Its colours side by side, each with its slot and with what it is called: `claret red`. */
  readonly colours: readonly { readonly slot: number; readonly words: string }[]
  /** Pieces sold. */
  readonly sold: number
}

/** The fields in which a word was found, as bits of one number. */
export const places = { name: 1, category: 2, colour: 4, tags: 8, description: 16 } as const
export const anywhere = 31

/** The score of a match in each field. */
const worth: readonly (readonly [place: number, points: number])[] = [
  [places.name, 4],
  [places.category, 3],
  [places.colour, 3],
  [places.tags, 2],
  [places.description, 0.5],
]

/** Points by bits. */
export const pointsOf: readonly number[] = Array.from({ length: anywhere + 1 }, (_, bits) =>
  worth.reduce((sum, [place, points]) => sum + (bits & place ? points : 0), 0),
)

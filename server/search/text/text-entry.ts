/** The searchable text of a style in one language. */
export interface TextEntry {
  /** A style number. */
  readonly id: string
  readonly name: string
  /** Titles of its categories and of all categories above them. */
  readonly categories: readonly string[]
  readonly tags: string
  readonly description: string
  /** Its colours with their slots and names: `claret red`. */
  readonly colours: readonly { readonly slot: number; readonly words: string }[]
  /** How many pieces were sold. */
  readonly sold: number
}

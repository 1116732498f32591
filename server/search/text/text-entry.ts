/** The searchable text of a style in one language. */
export interface TextEntry {
  /** A style number. */
  readonly id: string
  readonly name: string
  /** Titles of its categories and of all above them. */
  readonly categories: readonly string[]
  readonly tags: string
  readonly description: string
  /** Its colours, each with its slot and its name: `claret red`. */
  readonly colours: readonly { readonly slot: number; readonly words: string }[]
  /** Pieces sold. */
  readonly sold: number
}

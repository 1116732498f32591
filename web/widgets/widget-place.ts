/** The widget's position on its page; its look may depend on it, its content does not. */
export interface WidgetPlace {
  /** In first sight: its picture is what the page waits for. */
  readonly first: boolean
  /** The only one in its row. */
  readonly alone: boolean
  /** Of rows that alternate sides, every second one. */
  readonly flipped: boolean
}

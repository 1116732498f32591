/** The widget's position on its page; its look may depend on it, its content does not. */
export interface WidgetPlace {
  /** Visible without scrolling: its picture is loaded with high priority. */
  readonly first: boolean
  /** The only one in its row. */
  readonly alone: boolean
  /** Of rows that alternate sides, every second one. */
  readonly flipped: boolean
}

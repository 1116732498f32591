/** The widget's position on its page. The position may affect the look, but not the content. */
export interface WidgetPlace {
  /** True if the widget is visible without scrolling, so its picture is loaded with high priority. */
  readonly first: boolean
  /** True if the widget is the only one in its row. */
  readonly alone: boolean
  /** True in every second of the rows that alternate the side of the picture. */
  readonly flipped: boolean
}

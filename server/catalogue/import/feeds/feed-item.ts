/** One item of a feed with Google's attribute names, whatever the format of the feed. Several values are separated by line breaks. */
export interface FeedItem {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** Only in formats without item ids: the stock number, which several sizes may share, and the options that identify the item. */
  readonly made?: { readonly stockNumber: string; readonly options: readonly string[] }
}

/** A remark about a line of a feed. `names` is the id of the refused item or its group, if it could be read. */
export type FeedRemark =
  | { readonly line: number; readonly accepted: true }
  | { readonly line: number; readonly warned: string }
  | { readonly line: number; readonly refused: string; readonly names?: string }

export type FeedPart = FeedItem | FeedRemark

export const isItem = (part: FeedPart): part is FeedItem => 'cells' in part

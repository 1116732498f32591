/** One item of a feed, with Google's attribute names, whichever form the feed has; repeated values are separated by line breaks. */
export interface FeedItem {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** In forms whose ids are made of options: the stock number, a mere text that several sizes may share, and the options themselves. */
  readonly made?: { readonly stockNumber: string; readonly options: readonly string[] }
}

/** Something to say about a line of a feed; `names` is the id of the item, or of its group, that was refused, if it could be read. */
export type FeedRemark =
  | { readonly line: number; readonly accepted: true }
  | { readonly line: number; readonly warned: string }
  | { readonly line: number; readonly refused: string; readonly names?: string }

export type FeedPart = FeedItem | FeedRemark

export const isItem = (part: FeedPart): part is FeedItem => 'cells' in part

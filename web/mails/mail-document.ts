/** A row with a name and an amount or a fact. */
export interface MailRow {
  readonly term: string
  readonly text: string
  readonly strong?: boolean
}

export type MailBlock =
  | { readonly kind: 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'rows'; readonly title?: string; readonly rows: readonly MailRow[] }
  | { readonly kind: 'goods'; readonly goods: readonly MailGood[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly look: 'button' | 'text' }

export interface MailGood {
  readonly name: string
  readonly facts: readonly string[]
  readonly amount: string
}

/** The content of a mail. HTML and plain text are written from the same document, so they never differ. */
export interface MailDocument {
  readonly subject: string
  /** The text that mail programs show next to the subject. */
  readonly preview: string
  readonly blocks: readonly MailBlock[]
}

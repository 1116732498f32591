/** A row of a table: a term and its text, often an amount. */
export interface DocumentRow {
  readonly term: string
  readonly text: string
  readonly strong?: boolean
  /** Smaller lines below the term. */
  readonly facts?: readonly string[]
}

export type DocumentBlock =
  | { readonly kind: 'brand' | 'heading' | 'title' | 'text' | 'small' | 'code'; readonly text: string }
  /** A QR code. */
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly DocumentRow[] }

/** The content of a stored document, before it is drawn. */
export interface StoredDocument {
  readonly title: string
  /** BCP 47. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly blocks: readonly DocumentBlock[]
}

/** To whom a row belongs: the column with the id of something that a person has, or with their address in lower case. */
export interface Owner {
  readonly by:
    | 'account'
    | 'email'
    | 'basket'
    | 'frozen-basket'
    | 'payment'
    | 'order'
    | 'parcel'
    | 'return'
    | 'gift-card'
    | 'wishlist'
    | 'contact'
    | 'mail'
  readonly column: string
}

/** The content of a column after its row was anonymised. */
export type Cleared = 'null' | 'a dash' | 'empty text' | 'empty object' | 'without names'

/** What happens to a row when its person's data is deleted. */
export type AtDeletion =
  | 'deleted'
  /** The row identifies the person only by a hash or an id, and is deleted within days. */
  | 'expires'
  /** No column identifies the person: rows that contain an order of the person are deleted. */
  | 'deleted if it names an order'
  /** The row contains nothing personal after the rows it belongs to are anonymised. */
  | 'kept'
  /** The law requires the unchanged row, including its personal data, for the time in `retention`. */
  | 'kept unchanged by law'
  /** The row stays for bookkeeping, without the personal data of these columns. */
  | Readonly<Record<string, Cleared>>

/** A table with personal data. Each of its columns is in one of the three lists. */
export interface PersonalTable {
  readonly what: string
  readonly section: Section
  /** Empty if rows cannot be found by person. */
  readonly owners: readonly Owner[]
  /** Columns that the export of a person's data contains. */
  readonly shown: string
  /** Personal columns that are never exported: a secret, its hash, or data only for the shop's own use. */
  readonly hidden?: string
  readonly atDeletion: AtDeletion
  /** How long a row is stored without a request for deletion, and why. */
  readonly retention: string
  readonly why: string
  /** The clean-up jobs that delete the row after that time. */
  readonly sweeps: readonly string[]
}

export const sections = [
  ...(['account', 'sign-in', 'profile', 'addresses', 'wishlists', 'notifications', 'club'] as const),
  ...(['baskets', 'orders', 'payments', 'parcels', 'returns', 'gift-cards', 'mails', 'privacy', 'operation'] as const),
] as const
export type Section = (typeof sections)[number]

export type PersonalTables = Readonly<Record<string, PersonalTable>>

export const columnsOf = (words: string | undefined): string[] => (words ?? '').split(' ').filter((word) => word !== '')

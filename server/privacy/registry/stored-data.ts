/** Whose a row is: the column that holds the id of something a person has, or their address in lower case. */
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
  /** It identifies the person only by a hash or an id, and is deleted within days. */
  | 'expires'
  /** No column says whose it is: rows that name an order of the person are deleted. */
  | 'deleted if it names an order'
  /** Nothing in it is personal once the rows it belongs to are anonymised. */
  | 'kept'
  /** The law requires the unchanged row, with its personal data, for the time in `kept`. */
  | 'kept unchanged by law'
  /** The row stays for bookkeeping, without the personal data of these columns. */
  | Readonly<Record<string, Cleared>>

/** A table with personal data. Each of its columns is in one of the three lists. */
export interface PersonalTable {
  readonly what: string
  readonly section: Section
  /** None: rows cannot be found by a person. */
  readonly owners: readonly Owner[]
  /** Handed out when a person asks for all their data. */
  readonly shown: string
  /** Personal, but a secret, a hash of one or only for the shop's own use: never exported. */
  readonly hidden?: string
  readonly atDeletion: AtDeletion
  /** How long a row is stored without a request for deletion, and why. */
  readonly kept: string
  readonly why: string
  /** The sweeps that delete it at the end of that time. */
  readonly sweeps: readonly string[]
}

export const sections = [
  ...(['account', 'sign-in', 'profile', 'addresses', 'wishlists', 'notifications', 'club'] as const),
  ...(['baskets', 'orders', 'payments', 'parcels', 'returns', 'gift-cards', 'mails', 'privacy', 'operation'] as const),
] as const
export type Section = (typeof sections)[number]

export type PersonalTables = Readonly<Record<string, PersonalTable>>

export const columnsOf = (words: string | undefined): string[] => (words ?? '').split(' ').filter((word) => word !== '')

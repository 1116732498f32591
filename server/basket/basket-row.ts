import type { Basket } from './basket.ts'
import type { StoredBasket } from './stored-baskets.ts'

/** Fields that few baskets have are stored together in one column. */
type Extras = Partial<Pick<Basket, 'promoCodes' | 'giftCards' | 'optedOut' | 'note' | 'taxQuote' | 'newsletterAsked'>>

const noExtras: Required<Extras> = {
  promoCodes: [],
  giftCards: [],
  optedOut: {},
  note: null,
  taxQuote: null,
  newsletterAsked: false,
}

/** A basket as its row is read from the database. */
export type BasketRow = Omit<StoredBasket, keyof Extras> & { readonly extras: Extras }

/** The basket in the first row, if there is one. */
export function basketOf([row]: readonly BasketRow[]): StoredBasket | undefined {
  if (!row) return undefined
  const { extras, ...basket } = row
  return { ...basket, ...noExtras, ...extras }
}

/** The values of the columns, in the sequence of the statements that write them. */
export const valuesOf = (basket: Basket): unknown[] => [
  basket.id,
  basket.market,
  basket.version,
  JSON.stringify(basket.lines),
  JSON.stringify(basket.addresses),
  basket.email,
  asJson(basket.terms),
  asJson(basket.newsletter),
  JSON.stringify(basket.shipments),
  JSON.stringify(extrasOf(basket)),
  basket.holdsUntil,
]

const extrasOf = ({ promoCodes, giftCards, optedOut, note, taxQuote, newsletterAsked }: Basket): Extras => ({
  ...(promoCodes.length > 0 ? { promoCodes } : {}),
  ...(giftCards.length > 0 ? { giftCards } : {}),
  ...(Object.keys(optedOut).length > 0 ? { optedOut } : {}),
  ...(note === null ? {} : { note }),
  ...(taxQuote === null ? {} : { taxQuote }),
  ...(newsletterAsked ? { newsletterAsked } : {}),
})

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

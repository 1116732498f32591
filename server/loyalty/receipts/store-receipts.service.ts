import { toWire } from '#contracts/money.ts'
import type { ListedReceipt, ShownReceipt } from '#contracts/order-pages.ts'
import { accepted } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Stores } from '#server/stores/index.ts'
import type { Loyalty, LoyaltyAnswer, Member } from '../loyalty.ts'
import { transactionOnWire } from '../loyalty-on-wire.ts'
import { isAbout, type PlacedTransaction, placedIn, pointsOfReceipt } from './store-receipts.ts'

export interface StoreReceiptsNeeds {
  readonly loyalty: Pick<Loyalty, 'contact' | 'transactions' | 'withTills'>
  readonly stores: Pick<Stores, 'all'>
  readonly qrCode: (text: string) => string
}

/** What a member bought in the stores of a market's country. Orders of the web shop are not among these receipts. */
export interface StoreReceipts {
  /** Newest first. */
  list(member: Member, market: Market, search?: string): Promise<LoyaltyAnswer<readonly PlacedTransaction[]>>
  /** Undefined if the member has no receipt with that id. */
  find(member: Member, market: Market, id: string): Promise<LoyaltyAnswer<ShownReceipt | undefined>>
}

export function storeReceipts({ loyalty, stores, qrCode }: StoreReceiptsNeeds): StoreReceipts {
  const list: StoreReceipts['list'] = async (member, market, search) => {
    const read = await loyalty.transactions(member)
    if (!read.ok) return read
    const inStores = placedIn(market, read.value, stores).filter(({ store }) => store !== undefined)
    return accepted(search === undefined ? inStores : inStores.filter((one) => isAbout(one, search)))
  }
  return {
    list,
    async find(member, market, id) {
      const [read, contact] = await Promise.all([list(member, market), loyalty.contact(member)])
      if (!read.ok) return read
      if (!contact.ok) return contact
      const found = read.value.find(({ transaction }) => transaction.id === id)
      if (!found) return accepted(undefined)
      const [shown] = await loyalty.withTills([found.transaction])
      const customerName = `${contact.value.firstName} ${contact.value.lastName}`.trim()
      const receipt = transactionOnWire(shown!, { customerName, store: found.store, qrCode })
      return accepted({ receipt, points: pointsOfReceipt(found.transaction.total) })
    },
  }
}

/** A receipt as lists show it. */
export const listedReceipt = ({ transaction, store }: PlacedTransaction, url: string): ListedReceipt => ({
  transactionId: transaction.id,
  transactionType: transaction.total.minor < 0 ? 'return' : 'sale',
  createdDate: transaction.at.toISOString(),
  storeName: store?.name ?? transaction.storeName,
  pieces: transaction.items.reduce((sum, { quantity }) => sum + quantity, 0),
  ...{ total: toWire(transaction.total), points: pointsOfReceipt(transaction.total), url },
})

import type { ListedReceipt, ShownReceipt } from '#contracts/order-pages.ts'
import { listedReceipt } from '#server/loyalty/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Parts } from '../parts.ts'
import { loyaltyShown } from './loyalty-shown.ts'

type Needs = Pick<Parts, 'accounts' | 'content' | 'storeReceipts'>

interface OfAccount {
  readonly market: Market
  readonly accountId: string
}

/** The member of an account. Receipts are found by email address, so it has to be confirmed. Undefined if the market shows no receipts. */
async function memberOf({ accounts, content }: Needs, { market, accountId }: OfAccount) {
  if (!content.toggle(market, 'retailReceiptsAndLoyalty')) return undefined
  const account = await accounts.find(accountId)
  return account && { accountId, email: account.email, isConfirmed: account.emailVerified }
}

interface ReceiptsInStores {
  readonly receipts: ListedReceipt[]
  readonly areUnreadable?: true
}

/** What an account bought in stores of the market's country, newest first; undefined if the market shows no receipts. */
export async function receiptsInStores(
  needs: Needs,
  { here, search, ...of }: OfAccount & { readonly here: string; readonly search: string | undefined },
): Promise<ReceiptsInStores | undefined> {
  const member = await memberOf(needs, of)
  if (!member) return undefined
  const read = member.isConfirmed ? await needs.storeReceipts.list(member, of.market, search) : undefined
  if (read?.ok === false && read.problem.code !== 'loyalty.no-contact') return { receipts: [], areUnreadable: true }
  const found = read?.ok ? read.value : []
  return {
    receipts: found.map((one) => {
      const { id: receipt } = one.transaction
      return asShown(needs, of.market, listedReceipt(one, `${here}?${new URLSearchParams({ receipt })}`))
    }),
  }
}

/** One receipt; null if the account has none with that id, or it cannot be read. */
export async function receiptInStores(
  needs: Needs,
  { id, ...of }: OfAccount & { readonly id: string },
): Promise<ShownReceipt | null> {
  const member = await memberOf(needs, of)
  const read = member?.isConfirmed ? await needs.storeReceipts.find(member, of.market, id) : undefined
  return read?.ok && read.value ? asShown(needs, of.market, read.value) : null
}

/** Removes the points of a receipt if the market shows no points. */
function asShown<Receipt extends { readonly points?: number | undefined }>(
  needs: Needs,
  market: Market,
  receipt: Receipt,
): Omit<Receipt, 'points'> & { readonly points?: number | undefined } {
  const { points, ...rest } = receipt
  return loyaltyShown(needs, market).points ? receipt : rest
}

import type { WireLoyaltyContact, WireRetailTransaction } from '#contracts/loyalty.ts'
import { accepted } from '#foundation/result.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Stores } from '#server/stores/index.ts'
import type { Loyalty, LoyaltyAnswer, Member, ShownTransaction } from './loyalty.ts'
import { pointsOnWire, promotionOnWire, transactionOnWire, voucherOnWire } from './loyalty-on-wire.ts'
import type { LoyaltyContact } from './loyalty-provider.port.ts'
import { placedIn } from './receipts/store-receipts.ts'

interface Needs {
  readonly loyalty: Loyalty
  readonly markets: Pick<Markets, 'open'>
  readonly stores: Pick<Stores, 'all'>
  readonly rewardPoints: number
  readonly qrCode: (text: string) => string
}

/** Everything about a member in one answer. The provider's parts are requested at the same time. */
export async function contactAnswer(
  needs: Needs,
  member: Member,
  market: Market | undefined,
): Promise<LoyaltyAnswer<WireLoyaltyContact>> {
  const { loyalty, rewardPoints } = needs
  const contact = await loyalty.contact(member)
  if (!contact.ok) return contact
  const [points, promotions, vouchers, transactions] = await Promise.all([
    loyalty.points(member),
    loyalty.promotions(member),
    loyalty.vouchers(member),
    loyalty.transactions(member),
  ])
  if (!points.ok) return points
  if (!promotions.ok) return promotions
  if (!vouchers.ok) return vouchers
  if (!transactions.ok) return transactions
  const { id, email, firstName, lastName, termsVersion } = contact.value
  const currency = market?.currency
  return accepted({
    ...{ contactId: id, email, firstName, lastName },
    ...(termsVersion !== undefined && { termsVersion }),
    points: pointsOnWire(points.value, rewardPoints),
    promotions: promotions.value.map((one) => promotionOnWire(one, currency)),
    rewardVouchers: vouchers.value.map((one) => voucherOnWire(one, { currency })),
    transactions: byMarket(needs, contact.value, await loyalty.withTills(transactions.value)),
  })
}

function byMarket(
  needs: Needs,
  contact: LoyaltyContact,
  transactions: readonly ShownTransaction[],
): Record<string, WireRetailTransaction[]> {
  const lists = needs.markets.open.map(
    (market) => [market.id, inMarket(needs, transactions, { market, contact })] as const,
  )
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0))
}

/** The purchases in a market: in its web shop, or in a store of its country. */
export function inMarket(
  { stores, qrCode }: Pick<Needs, 'stores' | 'qrCode'>,
  transactions: readonly ShownTransaction[],
  { market, contact }: { readonly market: Market; readonly contact: LoyaltyContact },
): WireRetailTransaction[] {
  const customerName = `${contact.firstName} ${contact.lastName}`.trim()
  return placedIn(market, transactions, stores).map(({ transaction, store }) =>
    transactionOnWire(transaction, { customerName, store, qrCode }),
  )
}

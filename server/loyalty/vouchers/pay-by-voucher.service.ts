import type { Money } from '#foundation/money.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { BasketAnswer, BasketRequest } from '#server/basket/index.ts'
import type { VoucherCards } from '#server/gift-cards/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Loyalty, LoyaltyAnswer, Member, MembersVoucher } from '../loyalty.ts'
import type { StoredVoucherUses } from './voucher-uses.repository.ts'

export interface PayByVoucherNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly loyalty: Pick<Loyalty, 'findVoucher' | 'redeemVoucher'>
  readonly uses: StoredVoucherUses
  readonly cards: VoucherCards
  /** Adds a card to a basket; makes a basket if there is none. */
  readonly addCard: (ask: BasketRequest, number: string) => Promise<BasketAnswer>
}

type Paid = LoyaltyAnswer<void> | Extract<BasketAnswer, { ok: false }>

/**
 * Redeems a voucher of a member and adds its value to their basket, as a gift card. However many requests there are,
 * even simultaneous ones, it is redeemed once and is on one card. What a basket does not use stays for the next one.
 */
export async function payByVoucher(
  needs: PayByVoucherNeeds,
  {
    member,
    basket,
    voucherId,
  }: { readonly member: Member; readonly basket: BasketRequest; readonly voucherId: string },
): Promise<Paid> {
  const { loyalty, addCard } = needs
  const found = await loyalty.findVoucher(member, voucherId)
  if (!found.ok) return found
  const { amounts } = found.value
  const value = amounts.find(({ currency }) => currency === basket.market.currency)
  // Checked before redeeming, so that a voucher that cannot be used here is not spent.
  if (!value) return otherCurrency(amounts[0]?.currency)
  const redeemed = await loyalty.redeemVoucher(member, voucherId)
  if (!redeemed.ok) return redeemed
  const card = await cardOf(needs, member, { ...found.value, value })
  if (!card.ok) return card
  const added = await addCard(basket, card.value)
  return added.ok || added.problem.code === 'gift-card.already-applied' ? accepted(undefined) : added
}

const otherCurrency = (currency = ''): LoyaltyAnswer<never> => refused({ code: 'loyalty.other-currency', currency })

/** The number of the card with a redeemed voucher's value. The first request makes the card. */
function cardOf(
  { database, uses, cards }: PayByVoucherNeeds,
  { accountId }: Member,
  { contactId, id: voucherId, value }: MembersVoucher & { readonly value: Money },
): Promise<LoyaltyAnswer<string>> {
  return database.transaction(async (inside) => {
    // The voucher is being restored, so it cannot be used now; a moment later it can be redeemed again.
    if (!(await uses.lockRedeemed(inside, accountId, voucherId))) return refused({ code: 'loyalty.unavailable' })
    const known = await uses.find(inside, accountId, voucherId)
    if (known?.isTakenBack) return refused({ code: 'loyalty.unavailable' })
    if (known) return known.currency === value.currency ? accepted(known.number) : otherCurrency(known.currency)
    const { id: cardId, number } = await cards.issue(inside, { value, reference: `voucher:${voucherId}` })
    await uses.add(inside, { cardId, accountId, voucherId, contactId })
    return accepted(number)
  })
}

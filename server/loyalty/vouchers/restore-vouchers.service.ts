import type { VoucherCards } from '#server/gift-cards/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { LoyaltyProvider } from '../loyalty-provider.port.ts'
import type { LeftVoucher, VoucherToRestore } from './voucher-use.ts'
import type { StoredVoucherUses } from './voucher-uses.repository.ts'

export interface RestoreNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly provider: LoyaltyProvider | undefined
  readonly uses: StoredVoucherUses
  readonly cards: VoucherCards
  readonly log: (fault: unknown) => void
}

const batch = 50

/**
 * Restores vouchers that did not pay for anything, so that their members can use them again: vouchers removed from the
 * basket, left in one for a day, or refunded with a cancelled order. First the value is taken off the card, then the
 * provider is informed until it answers, so a voucher can never be used twice.
 */
export async function restoreVouchers(needs: RestoreNeeds): Promise<void> {
  for (const left of await needs.uses.findAbandoned(batch)) await takeOffCard(needs, left)
  for (const voucher of await needs.uses.claimDue(batch)) if (!(await tellProvider(needs, voucher))) return
}

/** Baskets are locked before cards, as payments do. */
const takeOffCard = ({ database, uses, cards }: RestoreNeeds, left: LeftVoucher): Promise<void> =>
  database.transaction(async (inside) => {
    if (!(await uses.lockBaskets(inside, left))) return
    if (await cards.revokeUnused(inside, left.cardId)) await uses.removeCard(inside, left)
  })

/**
 * A provider whose answer was lost may have acted, and a till may have redeemed the voucher since then: that redemption
 * must not be undone.
 */
async function tellProvider(needs: RestoreNeeds, voucher: VoucherToRestore): Promise<boolean> {
  const { database, provider, uses, log } = needs
  const { contactId, voucherId, takenBackAt, tries } = voucher
  try {
    const known = tries > 1 && (await provider?.vouchers(contactId))?.find(({ id }) => id === voucherId)
    const isOfTill = known && known.redeemedAt !== undefined && known.redeemedAt >= takenBackAt
    if (!isOfTill) await provider?.reactivateVoucher(voucherId)
    await database.transaction((inside) => uses.restored(inside, voucher))
    return true
  } catch (fault) {
    log(fault)
    return false
  }
}

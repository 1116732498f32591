import { money } from '#foundation/money.ts'
import type { LoyaltyVoucher } from '../loyalty-provider.port.ts'
import type { VoucherUse } from './voucher-use.ts'

/** A voucher that paid in baskets can be used again with what is left of it, and costs no points any more. */
export function withRest(
  voucher: LoyaltyVoucher,
  rest: Pick<VoucherUse, 'currency' | 'restMinor'> | undefined,
): LoyaltyVoucher {
  if (!rest || rest.restMinor <= 0 || !voucher.redeemedAt) return voucher
  const { redeemedAt: _redeemed, expiresAt: _expires, ...usable } = voucher
  return { ...usable, points: 0, amounts: [money(rest.restMinor, rest.currency)] }
}

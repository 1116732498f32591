import { money } from '#foundation/money.ts'
import type { LoyaltyVoucher } from '../loyalty-provider.port.ts'
import type { VoucherUse } from './voucher-use.ts'

/** A voucher that was used in baskets can be used again with its remaining value, and costs no more points. */
export function withRest(
  voucher: LoyaltyVoucher,
  rest: Pick<VoucherUse, 'currency' | 'restMinor'> | undefined,
): LoyaltyVoucher {
  if (!rest || rest.restMinor <= 0 || !voucher.redeemedAt) return voucher
  const { redeemedAt: _redeemed, expiresAt: _expires, ...usable } = voucher
  return { ...usable, points: 0, amounts: [money(rest.restMinor, rest.currency)] }
}

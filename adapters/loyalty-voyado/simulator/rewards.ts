import { type Answers, paged, problem, withContact, withContactId } from './answers.ts'
import { promotionsOf } from './offers.ts'

export const pointAccounts = withContactId(({ books, query }, { id }) => {
  const { balance, pending, expiresAt } = books.points(id)
  const account = {
    ...{ id: `pt-${id}`, contactId: id, definitionId: 'points', balance, pendingPoints: pending, links: [] },
    balanceExpires: expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
  }
  return paged([account], query)
})

export const redeemPromotion = withContact(({ books, now }, contact, [promotionId]) => {
  const promotion = promotionsOf(books, contact).find((one) => one.promotionId === promotionId)
  if (!promotion) return problem(404, 'PromotionNotFound')
  if (promotion.redeemed) return problem(409, 'PromotionAlreadyRedeemed')
  if (promotion.expiresOn !== null && Date.parse(promotion.expiresOn) <= now) return problem(409, 'PromotionExpired')
  books.redeemPromotion(contact.id, promotion.promotionId)
  return Response.json({})
})

export const redeemVoucher = withContact(({ books, now }, { id: contactId }, [id = '']) => {
  if (!/^[\w-]{1,100}$/.test(id)) return problem(400, 'InvalidRewardVoucherId')
  const voucher = books.vouchersOf(contactId).find((one) => one.id === id)
  if (!voucher) return problem(404, 'RewardVoucherNotFound')
  if (voucher.redeemedAt !== undefined) return problem(409, 'RewardVoucherAlreadyRedeemed')
  // A return may have taken back the points that the voucher was issued for.
  if (voucher.expiresAt <= now || books.points(contactId).balance < voucher.points)
    return problem(409, 'RewardVoucherExpired')
  books.redeemVoucher(id)
  return Response.json({})
})

export const reactivate: Answers = ({ books }, [id = '']) => {
  const voucher = books.voucher(id)
  if (!voucher) return problem(404, 'RewardVoucherNotFound')
  if (voucher.redeemedAt === undefined) return problem(409, 'RewardVoucherNotRedeemed')
  books.reactivateVoucher(id)
  return Response.json({})
}

import { expect, test } from 'vitest'
import { ane, bought, type WithProvider } from './loyalty-member.port-test.ts'

export function describePromotions({ joined }: WithProvider): void {
  test('promotions tell their code, value and end, and are redeemed once [C-ELO-07, C-ELO-08]', () =>
    joined(async ({ loyalty }, contactId) => {
      const promotions = await loyalty.promotions(contactId)
      const percent = promotions.find(
        ({ value, redeemedAt, expiresAt }) => value.kind === 'percent' && !redeemedAt && !expiresAt,
      )!
      const inMoney = promotions.find(({ value }) => value.kind === 'money')!
      const redeem = (promotionId: string) => loyalty.redeemPromotion({ contactId, promotionId })

      expect(percent).toMatchObject({ code: expect.stringMatching(/^\w+$/), name: expect.any(String) })
      expect(inMoney.value).toMatchObject({ amounts: expect.arrayContaining([{ currency: 'DKK', minor: 5_000 }]) })
      expect(await redeem(percent.promotionId)).toBe('redeemed')
      expect(await redeem(percent.promotionId)).toBe('redeemed-before')
      const redeemed = (await loyalty.promotions(contactId)).find(({ id }) => id === percent.id)!
      expect(redeemed.redeemedAt).toBeInstanceOf(Date)
      const over = promotions.find(({ expiresAt }) => expiresAt && expiresAt < new Date())!
      expect(await redeem(over.promotionId)).toBe('expired')
      expect(await redeem('nothing')).toBe('unknown')
    }))
}

/** A voucher costs 1,000 points, and points stay pending for 30 days. */
export function describeVouchers({ joined }: WithProvider): void {
  test('a voucher is there for 1,000 points, spends them once, and gives them back [C-ELO-09, C-ELO-11]', () =>
    joined(async ({ loyalty, control }, contactId) => {
      const redeem = (voucherId: string) => loyalty.redeemVoucher({ contactId, voucherId })
      await loyalty.record(bought('r1', 1_200))
      expect(await loyalty.vouchers(contactId)).toEqual([])
      await control({ aheadDays: 31 })

      const [voucher, ...others] = await loyalty.vouchers(contactId)
      expect(others).toEqual([])
      expect(voucher).toMatchObject({
        points: 1_000,
        number: expect.stringMatching(/^\d+$/),
        expiresAt: expect.any(Date),
      })
      expect(voucher!.amounts[0]).toEqual({ currency: 'DKK', minor: 10_000 })
      const answers = await Promise.all([redeem(voucher!.id), redeem(voucher!.id), redeem(voucher!.id)])
      expect(answers.toSorted()).toEqual(['redeemed', 'redeemed-before', 'redeemed-before'])
      expect((await loyalty.points(contactId)).balance).toBe(200)
      expect((await loyalty.vouchers(contactId))[0]!.redeemedAt).toBeInstanceOf(Date)

      await loyalty.reactivateVoucher(voucher!.id)
      await loyalty.reactivateVoucher(voucher!.id)
      expect((await loyalty.points(contactId)).balance).toBe(1_200)
      expect(await loyalty.vouchers(contactId)).toEqual([voucher])
      expect(await redeem('nothing')).toBe('unknown')
      await control({ aheadDays: 300 })
      expect(await redeem(voucher!.id)).toBe('expired')
    }))

  test('a voucher is worth nothing once its points were taken back', () =>
    joined(async ({ loyalty, control }, contactId) => {
      await loyalty.record(bought('r1', 1_200))
      await control({ aheadDays: 31 })
      const [voucher] = await loyalty.vouchers(contactId)
      await loyalty.record(bought('r1-back', 1_200, { kind: 'return' }))

      expect(await loyalty.redeemVoucher({ contactId, voucherId: voucher!.id })).toBe('expired')
    }))

  test('a voucher of somebody else is unknown', () =>
    joined(async ({ loyalty, control }) => {
      await loyalty.record(bought('r1', 1_200))
      await control({ aheadDays: 31 })
      const [voucher] = await loyalty.vouchers((await loyalty.findContact(ane.email))!.id)
      const { id: contactId } = await loyalty.createContact({ ...ane, email: 'bo@example.com' })

      expect(await loyalty.redeemVoucher({ contactId, voucherId: voucher!.id })).toBe('unknown')
    }))
}

import { describe, expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { ane, bought, type OpenedLoyalty, type WithProvider, withProvider } from './loyalty-member.port-test.ts'
import { describePromotions, describeVouchers } from './loyalty-rewards.port-test.ts'

/**
 * The contract tests for every adapter of a loyalty provider. A voucher costs 1,000 points, and points stay pending for
 * 30 days.
 */
export function describeLoyaltyProvider(open: () => Promise<OpenedLoyalty>): void {
  const provider = withProvider(open)
  describeContacts(provider)
  describePoints(provider)
  describePromotions(provider)
  describeVouchers(provider)
  describeTransactions(provider)
  test('throws when the provider does not answer', () =>
    provider.joined(async ({ loyalty, control }, contactId) => {
      await control({ down: true })

      await expect(loyalty.points(contactId)).rejects.toThrow()
      await expect(loyalty.record(bought('r1', 300))).rejects.toThrow()
      await control({ down: false })
      expect(await loyalty.points(contactId)).toEqual({ balance: 0, pending: 0 })
    }))
}

function describeContacts({ opened, joined }: WithProvider): void {
  describe('contacts', () => {
    test('are found by their address, whatever its case, and known once [C-ELO-02]', () =>
      opened(async ({ loyalty }) => {
        expect(await loyalty.findContact(ane.email)).toBeUndefined()

        const made = await loyalty.createContact(ane)

        expect(made).toEqual({
          ...{ id: expect.any(String), email: ane.email, firstName: 'Ane', lastName: 'Holm', termsVersion: '3' },
        })
        expect(await loyalty.findContact(' ANE@example.com ')).toEqual(made)
        const again = await Promise.all(Array.from({ length: 5 }, () => loyalty.createContact(ane)))
        expect(new Set(again.map(({ id }) => id))).toEqual(new Set([made.id]))
      }))

    test('keep their points under another address, which belongs to one contact alone', () =>
      joined(async ({ loyalty }, contactId) => {
        await loyalty.record(bought('r1', 300))
        const bo = await loyalty.createContact({ ...ane, email: 'bo@example.com' })

        expect(await loyalty.changeEmail({ contactId, email: 'bo@example.com' })).toBe('taken')
        expect(await loyalty.changeEmail({ contactId, email: 'new@example.com' })).toBe('changed')
        expect(await loyalty.changeEmail({ contactId, email: 'new@example.com' })).toBe('changed')

        expect(await loyalty.findContact(ane.email)).toBeUndefined()
        expect(await loyalty.findContact('new@example.com')).toMatchObject({ id: contactId, firstName: 'Ane' })
        expect(await loyalty.points(contactId)).toEqual({ balance: 0, pending: 300 })
        expect((await loyalty.findContact('bo@example.com'))!.id).toBe(bo.id)
      }))

    test('are found by the beginnings of their names, a few at most [C-ELO-15, C-LOY-O6]', () =>
      opened(async ({ loyalty }) => {
        const names = ['Ane', 'Anette', 'Bo']
        for (const firstName of names)
          await loyalty.createContact({ ...ane, firstName, lastName: 'Quist', email: `${firstName}@example.com` })
        const find = async (firstName: string, lastName: string, most = 20) =>
          (await loyalty.findByName({ firstName, lastName, most })).map((found) => found.firstName)

        expect(await find('an', 'QUI')).toEqual(['Ane', 'Anette'])
        expect(await find('', 'quist', 2)).toHaveLength(2)
        expect(await find('an', 'nobody')).toEqual([])
      }))
  })
}

function describePoints({ opened, joined }: WithProvider): void {
  describe('points', () => {
    test('are earned once for a receipt, pending for the time of returns, then to be spent for a year [C-LOY-O3]', () =>
      joined(async ({ loyalty, control }, id) => {
        const receipt = bought('r1', 199.95)
        await loyalty.record(receipt)
        await loyalty.record(receipt)
        const expiresAt = new Date(receipt.at)
        expiresAt.setUTCMonth(expiresAt.getUTCMonth() + 12)

        for (const aheadDays of [0, 29]) {
          await control({ aheadDays })
          expect(await loyalty.points(id)).toEqual({ balance: 0, pending: 199 })
        }
        for (const aheadDays of [31, 364]) {
          await control({ aheadDays })
          expect(await loyalty.points(id)).toEqual({ balance: 199, pending: 0, expiresAt })
        }
        await control({ aheadDays: 367 })
        expect(await loyalty.points(id)).toEqual({ balance: 0, pending: 0 })
      }))

    test('are taken back by a return, once [C-LOY-O3]', () =>
      joined(async ({ loyalty }, id) => {
        await loyalty.record(bought('r1', 300))
        const back = bought('r1-back', 100, { kind: 'return' })
        await loyalty.record(back)
        await loyalty.record(back)

        expect(await loyalty.points(id)).toEqual({ balance: 0, pending: 200 })
      }))

    test('cannot be told of somebody who is no member', () =>
      opened(async ({ loyalty }) => {
        expect(await loyalty.record(bought('r1', 300))).toBe('no-member')
        const { id } = await loyalty.createContact(ane)
        expect(await loyalty.points(id)).toEqual({ balance: 0, pending: 0 })
        expect(await loyalty.record(bought('r1', 300))).toBe('recorded')
      }))
  })
}

function describeTransactions({ joined }: WithProvider): void {
  test('transactions are told newest first, with store, amounts and items [C-ELO-12, C-RTL-02]', () =>
    joined(async ({ loyalty }, contactId) => {
      const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12))
      await loyalty.record(bought('r1', 300, { at: at(1), storeId: '1042' }))
      await loyalty.record(bought('r2', 100, { at: at(3), kind: 'return', storeId: '1042' }))
      for (let index = 0; index < 110; index++)
        await loyalty.record(bought(`x${index}`, 1, { at: new Date(Date.UTC(2025, 0, 1, 0, index)) }))

      const [first, second, ...rest] = await loyalty.transactions(contactId)
      expect(rest).toHaveLength(110)
      expect(first).toMatchObject({ receiptId: 'r2', at: at(3), total: fromMajor(-100, 'DKK') })
      expect(first!.items).toEqual([
        {
          ...{ type: 'return', sku: 'a_b_c_38', ean: '5700000000011', name: 'Dress', quantity: 1 },
          ...{ paid: fromMajor(-100, 'DKK'), tax: fromMajor(-20, 'DKK') },
        },
      ])
      expect(second).toMatchObject({ receiptId: 'r1', number: 'r1', storeId: '1042', total: fromMajor(300, 'DKK') })
      expect(second!.items[0]).toMatchObject({ type: 'purchase' })
    }))
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookedRow, Payment } from '#server/payments/index.ts'
import { compareBooks, type ToCompare } from './compare-books.ts'
import { addUpBooks } from './provider-books.ts'

const row = (
  rowId: string,
  meaning: BookedRow['meaning'],
  minor: number,
  more: Partial<BookedRow> = {},
): BookedRow => ({
  ...{ rowId, meaning, minor, type: meaning, paymentId: 'p', attempt: 'a', currency: 'DKK' },
  at: '2026-11-20T10:00:00.000Z',
  ...more,
})
const sums = (rows: readonly BookedRow[]) => {
  const { takenMinor, backMinor, lostMinor } = addUpBooks(rows).payments.get('p') ?? {}
  return [takenMinor, backMinor, lostMinor]
}

describe('what a provider’s books add up to', () => {
  test('a payment and its refund of another day add up', () => {
    expect(sums([row('1', 'taken', 100), row('2', 'back', 40, { at: '2026-11-21T10:00:00.000Z' })])).toEqual([
      100, 40, 0,
    ])
  })

  test('the same entry counts once, even if it is reported on several days', () => {
    expect(sums([row('1', 'taken', 100), row('1', 'taken', 100), row('2', 'back', 40), row('2', 'back', 40)])).toEqual([
      100, 40, 0,
    ])
  })

  test('refusals, fees and payouts are no money of a payment', () => {
    expect(addUpBooks([row('1', 'nothing', 100), row('2', 'nothing', 3)]).payments.size).toBe(0)
  })

  test('an entry of an unknown type counts for nothing, and is reported', () => {
    const books = addUpBooks([row('1', 'taken', 100), row('2', 'unknown', 60)])

    expect(books.payments.get('p')).toMatchObject({ takenMinor: 100, backMinor: 0, lostMinor: 0 })
    expect(books.notCounted).toMatchObject([{ rowId: '2' }])
    expect(addUpBooks([row('2', 'unknown', 60)])).toMatchObject({ payments: new Map(), notCounted: [{ rowId: '2' }] })
  })

  test('an entry in another currency counts for nothing, and is reported', () => {
    const books = addUpBooks([row('1', 'taken', 100), row('2', 'back', 60, { currency: 'EUR' })])

    expect(books.payments.get('p')).toMatchObject({ takenMinor: 100, backMinor: 0 })
    expect(books.notCounted).toMatchObject([{ rowId: '2' }])
  })

  test('an attempt that was cancelled takes nothing of the one that was paid', () => {
    const rows = [
      row('1', 'taken', 100),
      row('2', 'taken', 100, { attempt: 'b' }),
      row('3', 'released', 100, { attempt: 'b' }),
    ]

    expect(sums(rows)).toEqual([200, 100, 0])
    expect(sums([row('4', 'released', 100)])).toEqual([0, 0, 0])
  })

  test('what was charged back is neither taken nor given back, until it is ours again', () => {
    expect(sums([row('1', 'taken', 100), row('2', 'lost', 100)])).toEqual([100, 0, 100])
    expect(sums([row('1', 'taken', 100), row('2', 'lost', 100), row('3', 'regained', 100)])).toEqual([100, 0, 0])
    expect(sums([row('1', 'taken', 100), row('2', 'back', 50), row('3', 'back-failed', 50)])).toEqual([100, 0, 0])
  })

  test('entries add up alike in any order and any number of repetitions', () => {
    const entry = fc.record({
      id: fc.nat(5),
      meaning: fc.constantFrom('taken', 'back', 'lost', 'regained', 'released', 'nothing', 'unknown'),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (entries, order) => {
        const rows = entries.map(({ id, meaning }) => row(`${id}${meaning}`, meaning as BookedRow['meaning'], id * 10))
        const mixed = [...rows, ...rows]
          .map((one) => ({ one, at: order.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(sums(mixed)).toEqual(sums(rows))
      }),
    )
  })
})

const payment = (more: Partial<Payment> = {}): Payment =>
  ({
    id: 'p',
    provider: 'adyen',
    state: 'authorised',
    amountMinor: 100,
    currency: 'DKK',
    madeAt: new Date('2026-11-20T09:00:00Z'),
    ...more,
  }) as Payment
const compare = (rows: readonly BookedRow[], ours: Payment | undefined, more: Partial<ToCompare> = {}) => {
  const { different, waiting } = compareBooks({
    books: addUpBooks(rows).payments,
    payments: new Map(ours ? [[ours.id, ours]] : []),
    refundedMinor: new Map(),
    names: ['adyen', 'pay-by-link', 'pos'],
    firstDay: '2026-11-20',
    daysNotThereYet: [],
    settledBefore: new Date('2026-11-22T00:00:00Z'),
    ...more,
  })
  return { different: different.map(({ difference }) => difference), waiting: waiting.length }
}

describe('our payments beside a provider’s books', () => {
  test('are alike when taken and given back are', () => {
    expect(compare([row('1', 'taken', 100)], payment())).toEqual({ different: [], waiting: 0 })
    const back = [row('1', 'taken', 100), row('2', 'back', 40)]
    expect(compare(back, payment(), { refundedMinor: new Map([['p', 40]]) })).toEqual({ different: [], waiting: 0 })
  })

  test('differ when the provider took money without an event, even if a report is still missing', () => {
    const open = payment({ state: 'unknown' })

    expect(compare([row('1', 'taken', 100)], open).different).toMatchObject([{ theirsMinor: 100, oursMinor: 0 }])
    expect(compare([row('1', 'taken', 100)], open, { daysNotThereYet: ['2026-11-21'] }).different).toHaveLength(1)
  })

  test('do not differ while the report of the day is still missing', () => {
    expect(compare([], payment(), { daysNotThereYet: ['2026-11-20'] })).toEqual({ different: [], waiting: 1 })
    expect(compare([], payment(), { daysNotThereYet: ['2026-11-19'] }).different).toHaveLength(1)
    expect(compare([], payment()).different).toMatchObject([{ theirsMinor: 0, oursMinor: 100 }])
  })

  test('of an earlier day differ only when more went back than we know of', () => {
    const earlier = payment({ madeAt: new Date('2026-10-01T09:00:00Z') })
    const back = [row('2', 'back', 40)]

    expect(compare(back, earlier, { refundedMinor: new Map([['p', 60]]) }).different).toEqual([])
    expect(compare(back, earlier).different).toMatchObject([{ theirsMinor: -40, oursMinor: 100 }])
  })

  test('differ if a payment stands in the books of another provider; that does not settle it', () => {
    const klarnas = payment({ provider: 'klarna' })

    expect(compare([row('1', 'taken', 100)], klarnas).different).toMatchObject([{ state: 'unknown', oursMinor: 0 }])
    expect(compare([], klarnas).different).toEqual([])
  })

  test('differ when the amount is the same in another currency', () => {
    expect(compare([row('1', 'taken', 100, { currency: 'EUR' })], payment()).different).toHaveLength(1)
  })

  test('differ when the books name a payment that was never begun here', () => {
    expect(compare([row('1', 'taken', 100)], undefined).different).toMatchObject([
      { state: 'unknown', theirsMinor: 100 },
    ])
  })

  test('do not differ by what gift cards paid in full, or by what was made too lately to be in the books', () => {
    const lately = payment({ madeAt: new Date('2026-11-22T00:00:01Z') })

    expect(compare([], payment({ provider: 'gift-cards' })).different).toEqual([])
    expect(compare([row('1', 'taken', 100)], payment({ provider: 'gift-cards' })).different).toHaveLength(1)
    expect(compare([], lately).different).toEqual([])
    expect(compare([], payment({ madeAt: new Date('2026-11-22T00:00:00Z') })).different).toHaveLength(1)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { openTestCards } from './gift-cards.fakes.ts'

const { balance, cards, hold, inside, issued } = await openTestCards()

test('lets one of 500 checkouts at once spend a whole card [C-GFT-O3]', async () => {
  const card = await issued()

  const answers = await Promise.all(Array.from({ length: 500 }, () => hold(card.id, 10_000)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await balance(card.number)).toBe(0)
})

test('never overspends a card by parts, to the smallest unit', async () => {
  const card = await issued()

  const answers = await Promise.all(Array.from({ length: 30 }, () => hold(card.id, 700)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(14)
  expect(await balance(card.number)).toBe(200)
})

test('releases held money exactly once, even if the event is repeated', async () => {
  const card = await issued()
  const { paymentId } = await hold(card.id, 4000)

  await Promise.all(Array.from({ length: 20 }, () => inside((at) => cards.release(at, paymentId))))
  await inside((at) => cards.redeem(at, paymentId))

  expect(await balance(card.number)).toBe(10_000)
})

test('refunds what was paid and no more, one refund once [C-GFT-O3]', async () => {
  const card = await issued()
  const { paymentId } = await hold(card.id, 4000)
  await inside((at) => cards.redeem(at, paymentId))
  await inside((at) => cards.release(at, paymentId))
  const refund = (refundId: string, minor: number) => inside((at) => cards.refund(at, { paymentId, refundId, minor }))

  const same = await Promise.all(Array.from({ length: 10 }, () => refund('first', 1500)))

  expect(new Set(same)).toEqual(new Set([1500]))
  expect(await balance(card.number)).toBe(7500)
  expect(await refund('second', 9000)).toBe(2500)
  expect(await refund('third', 100)).toBe(0)
  expect(await refund('second', 9000), 'repeated when all is refunded').toBe(2500)
  expect(await balance(card.number)).toBe(10_000)
  expect(await inside((at) => cards.paid(at, paymentId))).toEqual([])
})

test('refunds no more than was paid when several refunds are made at once [C-GFT-O3]', async () => {
  const card = await issued()
  const { paymentId } = await hold(card.id, 4000)
  await inside((at) => cards.redeem(at, paymentId))

  const backs = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inside((at) => cards.refund(at, { paymentId, refundId: String(index), minor: 1500 })),
    ),
  )

  expect(backs.reduce((sum, back) => sum + back, 0)).toBe(4000)
  expect(await balance(card.number)).toBe(10_000)
})

test('spends several cards for one payment, or none [C-GFT-O1]', async () => {
  const [a, b] = [await issued(3000), await issued(2000)]
  const paymentId = newId()
  const uses = [
    { cardId: a.id, minor: 3000 },
    { cardId: b.id, minor: 2001 },
  ]

  expect(await inside((at) => cards.hold(at, paymentId, uses))).toMatchObject({
    ok: false,
    problem: { code: 'gift-card.not-enough-left', giftCardNumber: `…${b.number.slice(-4)}` },
  })
  expect([await balance(a.number), await balance(b.number)]).toEqual([3000, 2000])
  expect(await hold(newId(), 1)).toMatchObject({ ok: false, problem: { code: 'gift-card.not-enough-left' } })
})

test('keeps every ledger consistent in any order of holding, spending, releasing and refunding', async () => {
  const formAction = fc.oneof(
    fc.record({ formAction: fc.constant('hold' as const), minor: fc.integer({ min: 1, max: 6000 }) }),
    fc.record({ formAction: fc.constantFrom('redeem' as const, 'release' as const), which: fc.nat(9) }),
    fc.record({
      formAction: fc.constant('refund' as const),
      which: fc.nat(9),
      minor: fc.integer({ min: 1, max: 9000 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(formAction, { maxLength: 16 }), async (formActions) => {
      const card = await issued()
      const payments: { id: string; minor: number; state: 'held' | 'spent' | 'free' }[] = []
      let left = 10_000
      for (const [step, asked] of formActions.entries()) {
        if (asked.formAction === 'hold') {
          const { ok, paymentId } = await hold(card.id, asked.minor)
          expect(ok).toBe(left >= asked.minor)
          if (ok) payments.push({ id: paymentId, minor: asked.minor, state: 'held' })
          if (ok) left -= asked.minor
          continue
        }
        const payment = payments[asked.which % Math.max(1, payments.length)]
        if (!payment) continue
        if (asked.formAction === 'refund') {
          const back = await inside((at) =>
            cards.refund(at, { paymentId: payment.id, refundId: String(step), minor: asked.minor }),
          )
          expect(back).toBe(payment.state === 'spent' ? Math.min(asked.minor, payment.minor) : 0)
          payment.minor -= back
          left += back
          continue
        }
        await inside((at) => cards[asked.formAction](at, payment.id))
        if (payment.state === 'held' && asked.formAction === 'release') left += payment.minor
        if (payment.state === 'held') payment.state = asked.formAction === 'release' ? 'free' : 'spent'
      }
      expect(await balance(card.number)).toBe(left)
    }),
    { numRuns: 40 },
  )
})

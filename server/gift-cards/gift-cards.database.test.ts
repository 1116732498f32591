import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { giftCards } from './gift-cards.repository.ts'
import { importGiftCards } from './import-gift-cards.repository.ts'
import { voucherCards } from './voucher-cards.repository.ts'

const database = await testDatabase()
const clock = { now: new Date('2026-06-15T12:00:00Z') }
const sent: { queue: string; cardId: string; after: number | undefined }[] = []
const cards = giftCards({
  database,
  clock: () => clock.now,
  jobs: {
    send: async (_inside, queue, data, options) =>
      void sent.push({ queue, cardId: String(data.cardId), after: options?.startAfterSeconds }),
  },
})

beforeEach(async () => {
  sent.length = 0
  await sql`truncate gift_card, gift_card_entry cascade`.execute(database.sql())
})

const bought = { orderId: newId(), lineId: '1', market: 'da-dk', pieces: 1, value: money(10_000, 'DKK') }
const letter = { recipientEmail: 'ida@example.com', recipientName: 'Ida 🎁', message: '<b>Til dig</b>' }
async function issued(minor = 10_000) {
  const before = sent.length
  await cards.issue({ ...bought, orderId: newId(), value: money(minor, 'DKK'), letter })
  const told = (await cards.content(sent[before]!.cardId))!
  return { id: sent[before]!.cardId, number: told.giftCardNumber, code: told.validationCode }
}
const balance = async (number: string) => (await cards.cards([number])).get(number)!.balanceMinor
const hold = (cardId: string, minor: number, paymentId = newId()) =>
  database.transaction(async (inside) => ({ paymentId, ...(await cards.hold(inside, paymentId, [{ cardId, minor }])) }))
const inside = <Value>(formAction: (inside: Parameters<typeof cards.redeem>[0]) => Promise<Value>) =>
  database.transaction(formAction)

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

test('finds a card by its number and code in any notation, and does not reveal which of them was wrong [C-GFT-O2, C-GFT-02]', async () => {
  const { number, code } = await issued()
  const spaced = `${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)}`
  const codeOf = async (typed: string, validationCode: string, currency = 'DKK') => {
    const answer = await cards.check({ number: typed, validationCode }, currency)
    return answer.ok ? answer.value.number : answer.problem.code
  }

  expect(await codeOf(spaced, code.toLowerCase())).toBe(number)
  expect(await codeOf(number, 'WRONG123')).toBe('gift-card.not-found')
  expect(await codeOf('9999999999999999', code)).toBe('gift-card.not-found')
  expect(await codeOf(number, code, 'EUR')).toBe('gift-card.other-currency')
  clock.now = new Date('2030-01-01T00:00:00Z')
  expect(await codeOf(number, code)).toBe('gift-card.expired')
  clock.now = new Date('2026-06-15T12:00:00Z')
  const { id } = (await cards.cards([number])).get(number)!
  await hold(id, 10_000)
  expect(await codeOf(number, code)).toBe('gift-card.empty')
  expect(await cards.check({ number, validationCode: code }, undefined), 'looked up without a basket').toMatchObject({
    ...{ ok: true, value: { number, currency: 'DKK', balanceMinor: 0 } },
  })
})

test('issues one card a piece, once, and mails each at the chosen day [C-LIN-O5]', async () => {
  const order = { ...bought, orderId: newId(), pieces: 3, letter: { ...letter, deliveryDate: '2026-06-20' } }

  await Promise.all([cards.issue(order), cards.issue(order), cards.issue(order)])

  expect(new Set(sent.map(({ cardId }) => cardId)).size).toBe(3)
  expect(sent[0]).toMatchObject({ queue: 'gift-card-due.mails', after: 4 * 86_400 + 19 * 3600 })
  expect(await cards.content(sent[0]!.cardId)).toMatchObject({
    ...letter,
    amount: money(10_000, 'DKK'),
    market: 'da-dk',
  })
})

test('deletes the readable code once the mail with it is stored', async () => {
  const { id, number, code } = await issued()

  await cards.forgetCode(id)

  expect(await cards.content(id)).toBeUndefined()
  expect(await cards.check({ number, validationCode: code }, 'DKK')).toMatchObject({ ok: true })
})

const revoke = (orderId: string, pieces: number, remaining: number) =>
  inside((at) => cards.revoke(at, { orderId, lines: [{ lineId: '1', pieces, remaining }] }))

test('removes the value of cards of a cancelled line, and shows the balance if one was used', async () => {
  const orderId = newId()
  await cards.issue({ ...bought, orderId, pieces: 3, letter })
  const [first, , third] = sent.map(({ cardId }) => cardId)
  const { paymentId } = await hold(third!, 1)
  const left = money(9999, 'DKK')

  expect(await revoke(orderId, 3, 3)).toEqual({
    ok: false,
    problem: { code: 'gift-card.spent-from', lineId: '1', left },
  })
  expect(await hold(first!, 10_000)).toMatchObject({ ok: true })
  await inside((at) => cards.release(at, paymentId))
  expect(await revoke(orderId, 2, 3)).toMatchObject({ ok: true })
  expect(await hold(third!, 1)).toMatchObject({ ok: false, problem: { code: 'gift-card.not-enough-left' } })
  expect(await cards.content(third!)).toBeUndefined()
})

test('removes of each cancelled line its own cards alone, when several lines are cancelled at once', async () => {
  const orderId = newId()
  for (const lineId of ['1', '2']) await cards.issue({ ...bought, orderId, lineId, pieces: 2, letter })
  const numbers = await Promise.all(sent.map(async ({ cardId }) => (await cards.content(cardId))!.giftCardNumber))

  const lines = [
    { lineId: '1', pieces: 1, remaining: 2 },
    { lineId: '2', pieces: 2, remaining: 2 },
  ]
  expect(await inside((at) => cards.revoke(at, { orderId, lines }))).toMatchObject({ ok: true })

  const left = [...(await cards.cards(numbers)).values()].filter(({ balanceMinor }) => balanceMinor > 0)
  expect(left).toMatchObject([{ number: numbers[0], balanceMinor: 10_000 }])
})

test('removes no value of a card while enough pieces have no card yet', async () => {
  const orderId = newId()
  await cards.issue({ ...bought, orderId, pieces: 1, letter })

  expect(await revoke(orderId, 2, 3)).toMatchObject({ ok: true })
  expect(await hold(sent[0]!.cardId, 10_000)).toMatchObject({ ok: true })
})

test('either spends a card or takes its value off, never both, when both are tried at once', async () => {
  for (let round = 0; round < 20; round += 1) {
    sent.length = 0
    const orderId = newId()
    await cards.issue({ ...bought, orderId, letter })
    const { cardId } = sent[0]!

    const [spent, revoked] = await Promise.all([hold(cardId, 4000), revoke(orderId, 1, 1)])

    expect([spent.ok, revoked.ok].toSorted()).toEqual([false, true])
  }
})

test('allows no payment with a blocked card, shows no balance, and sends its mail only when it is unblocked', async () => {
  const orderId = newId()
  await cards.issue({ ...bought, orderId, letter })
  const { cardId } = sent[0]!
  const { giftCardNumber: number, validationCode } = (await cards.content(cardId))!
  const [spent] = await Promise.all([hold(cardId, 3000), inside((at) => cards.block(at, orderId))])

  expect(await hold(cardId, 100)).toMatchObject({ ok: false, problem: { code: 'gift-card.blocked' } })
  expect(await cards.check({ number, validationCode }, 'DKK')).toMatchObject({ problem: { code: 'gift-card.blocked' } })
  expect(await cards.check({ number, validationCode: 'WRONG123' }, 'DKK')).toMatchObject({
    problem: { code: 'gift-card.not-found' },
  })
  expect([await balance(number), await cards.content(cardId)]).toEqual([0, undefined])

  sent.length = 0
  await inside((at) => cards.unblock(at, orderId))
  await inside((at) => cards.unblock(at, orderId))
  expect(sent).toEqual([{ queue: 'gift-card-due.mails', cardId, after: 0 }])
  expect(await balance(number)).toBe(spent.ok ? 7000 : 10_000)
})

test('sends no mail again for an unblocked card whose mail was already stored', async () => {
  const orderId = newId()
  await cards.issue({ ...bought, orderId, letter })
  await cards.forgetCode(sent[0]!.cardId)
  await inside((at) => cards.block(at, orderId))
  sent.length = 0

  await inside((at) => cards.unblock(at, orderId))

  expect(sent).toEqual([])
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

test('brings in cards that were sold elsewhere once, tells which rows it refused, and passes over other files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gift-cards-'))
  const file = (name: string, ...rows: readonly string[]) => {
    writeFileSync(join(folder, name), rows.join('\n'))
    return join(folder, name)
  }
  const files = [
    file(
      'cards.csv',
      'number,validation_code,amount,currency,expires',
      '700700,CODE1,50.00,DKK,',
      '700800,CODE2,many,DKK,',
      '700900,CODE3,20.00,DKK,2026-06-30',
    ),
    file('other.csv', 'sku,amount', 'a,1'),
    join(folder, 'missing.csv'),
  ]
  const refused = [{ file: 'cards.csv', line: 3, why: expect.stringContaining('amount') as string }]

  expect(await importGiftCards(database, files, true)).toEqual({ made: 2, existing: 0, refused })
  expect(await cards.cards(['700700'])).toEqual(new Map())
  expect(await importGiftCards(database, files)).toEqual({ made: 2, existing: 0, refused })
  expect(await importGiftCards(database, files)).toEqual({ made: 0, existing: 2, refused })
  expect(await balance('700700')).toBe(5000)
  expect(await cards.check({ number: '700700', validationCode: 'CODE1' }, 'DKK')).toMatchObject({ ok: true })
  expect((await cards.cards(['700900'])).get('700900')).toMatchObject({ expiresAt: new Date('2026-06-30T00:00:00Z') })
})

test('takes the value off the card of a voucher once, and only while nothing of it is spent or held', async () => {
  const voucher = () => inside((at) => voucherCards.issue(at, { value: money(5000, 'DKK'), reference: 'voucher:1' }))
  const revokeUnused = (id: string) => inside((at) => voucherCards.revokeUnused(at, id))
  const [unused, used] = [await voucher(), await voucher()]
  await hold(used.id, 1)

  expect([await revokeUnused(unused.id), await balance(unused.number)]).toEqual([true, 0])
  expect([await revokeUnused(unused.id), await balance(unused.number)]).toEqual([false, 0])
  expect([await revokeUnused(used.id), await balance(used.number)]).toEqual([false, 4999])
  expect(await revokeUnused(newId())).toBe(false)
})

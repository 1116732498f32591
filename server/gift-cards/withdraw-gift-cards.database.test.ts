import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import { bought, letter, openTestCards } from './gift-cards.fakes.ts'
import { voucherCards } from './voucher-cards.repository.ts'

const { balance, cards, hold, inside, sent } = await openTestCards()

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

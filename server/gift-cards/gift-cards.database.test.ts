import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import { bought, letter, openTestCards } from './gift-cards.fakes.ts'
import { importGiftCards } from './import-gift-cards.repository.ts'

const { balance, cards, clock, database, hold, issued, sent } = await openTestCards()

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

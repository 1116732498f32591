import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, guest, layOutGoods, openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'
import { limits } from '../platform/limits.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  shop.alerts.length = 0
})

const market = shop.market('en-gb')
const right = { number: '6006 0000 0000 0029', validationCode: 'demo1234' }
const wrong = (at: number) => ({ number: right.number, validationCode: `guess${at}` })
const none = { market, basketId: undefined, key: undefined }

/** Counts the answers to repeated attempts at a card's code. */
async function guesses(times: number, address: (at: number) => string, atOnce = 50): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (let at = 0; at < times; at += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, times - at) }, (_, more) => at + more)
    const tried = some.map((one) => shop.buying.codes.checkGiftCard({ ...none, address: address(one) }, wrong(one)))
    for (const answer of await Promise.all(tried)) {
      const code = answer.ok ? 'right' : answer.problem.code
      answers[code] = (answers[code] ?? 0) + 1
    }
  }
  return answers
}

/** The number of the row that now counts wrong attempts. Rows depend on the database's clock. */
const rowNow = async () => {
  const seconds = limits['gift-card-by-basket'].seconds / 10
  const text = 'select floor(extract(epoch from now()) / $1)::int as row'
  return (await database.prepared<{ row: number }>('test-rate-row', text, [seconds]))[0]!.row
}

/** Repeats the attempts if a new row began meanwhile: simultaneous attempts that are counted in two rows do not see each other. */
async function guessesInOneRow(...guessed: Parameters<typeof guesses>): ReturnType<typeof guesses> {
  await database.prepared('test-forget-rates', 'delete from rate_count', [])
  const row = await rowNow()
  const answers = await guesses(...guessed)
  return row === (await rowNow()) ? answers : guessesInOneRow(...guessed)
}

test('lets this machine guess no more often than any other network', async () => {
  const most = limits['gift-card-by-basket'].most

  expect(await guessesInOneRow(most + 3, () => '127.0.0.1', 1)).toEqual({
    'gift-card.not-found': most,
    'gift-card.too-many-tries': 3,
  })
  // Simultaneous attempts are counted before they are checked, so fewer than the limit may be checked, but never more.
  const atOnce = await guessesInOneRow(1000, () => '127.0.0.1')
  expect(atOnce['gift-card.not-found']).toBeLessThanOrEqual(most)
  expect(Object.values(atOnce).reduce((sum, count) => sum + count, 0)).toBe(1000)
})

test('bounds guesses over all networks, raises an alarm once, and lets shoppers with goods in their basket go on', async () => {
  const { most } = limits['gift-card-by-all']
  const each = limits['gift-card-by-basket'].most
  const networks = Math.ceil(most / each) + 40

  const addressOf = (at: number) => `198.51.${Math.floor(at / each / 200)}.${Math.floor(at / each) % 200}`
  expect(await guesses(most, addressOf)).toEqual({ 'gift-card.not-found': most })
  expect(shop.alerts).not.toContain('guessing.many')
  const further = await guesses(networks * each - most, (at) => addressOf(most + at))
  const stranger = await shop.buying.codes.checkGiftCard({ ...none, address: '203.0.113.1' }, right)
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const [basketId, key] = who.basketCookie()!.split('.') as [string, string]
  const shopper = { market, basketId, key, address: '203.0.113.2' }
  const forged = await shop.buying.codes.addGiftCard({ ...shopper, key: 'A'.repeat(43) }, right)
  const theirs = [
    await shop.buying.codes.addGiftCard(shopper, wrong(1)),
    await shop.buying.codes.addGiftCard(shopper, wrong(2)),
  ]
  const other = guest(shop, 'en-gb')
  await other.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const added = await other.call('POST', 'basket/add-giftcard', {
    giftCardNumber: right.number,
    giftCardNumberValidationCode: right.validationCode,
  })

  expect(further['gift-card.not-found']).toBeGreaterThan(0)
  expect(further['gift-card.not-found']).toBeLessThanOrEqual(50)
  expect(stranger).toMatchObject({ ok: false, problem: { code: 'gift-card.too-many-tries' } })
  expect(forged).toMatchObject({ ok: false, problem: { code: 'gift-card.too-many-tries' } })
  expect(theirs).toMatchObject([
    { problem: { code: 'gift-card.not-found' } },
    { problem: { code: 'gift-card.too-many-tries' } },
  ])
  expect(added.status).toBe(200)
  expect(shop.alerts.filter((code) => code === 'guessing.many')).toEqual(['guessing.many'])
})

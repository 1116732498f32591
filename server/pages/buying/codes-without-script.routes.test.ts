import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { dress, type Guest, guest, layOutGoods, openBuyingShop, shirt } from '../../checkout/buying-shop.fakes.ts'
import { importGiftCards } from '../../gift-cards/import-gift-cards.repository.ts'
import { importPromotions } from '../../promotions/import-promotions.service.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await importPromotions({ database, changes: { publish: async () => {}, listen: () => () => {} } }, [
    'shops/demo/promotions/promotions.csv',
    'shops/demo/promotions/promotion_codes.csv',
    'shops/demo/promotions/promotion_texts.csv',
  ])
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  await sql`
    insert into promotion_reward values ('bag-gbp', 'small-bag', '100500_white_01', 1) on conflict do nothing`.execute(
    database.sql(),
  )
  await shop.promotions.renew()
})

interface Shown {
  readonly form?: { readonly values: Record<string, string>; readonly problems: Record<string, string[]> }
  readonly basket: {
    readonly basket: { promoCodes: string[]; giftCards: { giftCardNumber: string }[]; note?: string; quantity: number }
  }
  readonly bonusOffers: { promotionId: string; left: number; earned: number; products: { sizes: object[] }[] }[]
}

async function withDresses(quantity = 1): Promise<Guest> {
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity })
  return who
}
const basketOf = async (who: Guest) => (await who.page('/en-gb/basket')).body as Shown
const post = async (who: Guest, form: Record<string, string>) => {
  const { status, body } = await who.post('/basket', form)
  return { status, page: body as Shown }
}

test('enters a discount code by a plain form and takes it out again [C-PRO-01, C-PRO-06]', async () => {
  const who = await withDresses()

  const added = await post(who, { formAction: 'add-promo-code', promoCode: ' wel_come10 ' })
  expect([added.status, (await basketOf(who)).basket.basket.promoCodes]).toEqual([303, ['WELCOME10']])
  await post(who, { formAction: 'remove-promo-code', promoCode: 'WELCOME10' })
  expect((await basketOf(who)).basket.basket.promoCodes).toEqual([])
})

test('says what is wrong with a code beside its field, and keeps what was typed [C-PRO-03]', async () => {
  const who = await withDresses()

  const unknown = await post(who, { formAction: 'add-promo-code', promoCode: '<b>FREE</b>' })
  expect([unknown.status, unknown.page.form]).toMatchObject([
    422,
    { values: { promoCode: '<b>FREE</b>' }, problems: { promoCode: ['Promotion code not found'] } },
  ])
  expect((await post(who, { formAction: 'add-promo-code', promoCode: ' ' })).page.form?.problems).toEqual({
    promoCode: ['Enter a code.'],
  })
})

test('keeps a code on a basket made for it where there was none, however it is typed [C-PRO-O4, C-PRO-01]', async () => {
  const who = guest(shop, 'en-gb')

  await post(who, { formAction: 'add-promo-code', promoCode: 'wel_come10' })
  expect((await basketOf(who)).basket.basket).toMatchObject({ promoCodes: ['WELCOME10'], quantity: 0 })
})

test('pays with a gift card entered by a plain form, whose code is never given back [C-GFT-02]', async () => {
  const who = await withDresses()
  const form = { formAction: 'apply-gift-card', giftCard: '6006 0000 0000 0029', validationCode: 'wrong' }

  const wrong = await post(who, form)
  expect(wrong.page.form).toMatchObject({
    values: { giftCard: form.giftCard },
    problems: { giftCard: ['Gift Card Code Not Found'] },
  })
  expect(JSON.stringify(wrong.page)).not.toContain('wrong"')
  await post(who, { ...form, validationCode: 'DEMO1234' })
  expect((await basketOf(who)).basket.basket.giftCards).toMatchObject([{ giftCardNumber: '…0029' }])
  await post(who, { formAction: 'remove-gift-card', giftCard: '…0029' })
  expect((await basketOf(who)).basket.basket.giftCards).toEqual([])
})

test('blocks a visitor who guesses gift cards, by form as well as by call [C-GFT-O2]', async () => {
  const who = await withDresses()
  const guessed = async (giftCard: string) =>
    (await post(who, { formAction: 'apply-gift-card', giftCard, validationCode: 'x' })).page.form?.problems.giftCard

  for (let tried = 0; tried < 5; tried += 1) expect(await guessed(`60060000000001${tried}`)).toHaveLength(1)
  expect(await guessed('6006000000000029')).toEqual(['Too many tries. Wait ten minutes and try again.'])
})

test('notes a few words with the basket, and says when they are too many [C-BSK-O10]', async () => {
  const who = await withDresses()

  await post(who, { formAction: 'set-note', note: ' Ring twice ' })
  expect((await basketOf(who)).basket.basket.note).toBe('Ring twice')
  const long = await post(who, { formAction: 'set-note', note: 'x'.repeat(501) })
  expect([long.status, long.page.form?.values.note?.length]).toEqual([422, 501])
})

test('offers what was earned until it is chosen or declined [C-BON-03, C-BON-O1]', async () => {
  const who = await withDresses(6)
  const offer = { promotionId: 'bag-gbp', rewardId: 'small-bag' }

  const [first] = (await basketOf(who)).bonusOffers
  expect(first).toMatchObject({ promotionId: 'bag-gbp', left: 1, earned: 1 })
  await post(who, { formAction: 'decline-bonus', ...offer, count: '1' })
  expect((await basketOf(who)).bonusOffers).toEqual([])

  const other = await withDresses(6)
  await post(other, { formAction: 'take-bonus', ...offer, sku: shirt })
  expect(await basketOf(other)).toMatchObject({
    bonusOffers: [],
    basket: {
      basket: { quantity: 7, lines: [{ isBonusProduct: false }, { sku: shirt, isBonusProduct: true, ...offer }] },
    },
  })
})

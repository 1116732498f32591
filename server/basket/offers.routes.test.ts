import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { temporaryFolder } from '../../checks/harness/shop/temporary-folder.ts'
import {
  addressIn,
  dress,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  shirt,
  testCard,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'
import { importPromotions } from '../promotions/import-promotions.service.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
const changes = { publish: async () => {}, listen: () => () => {} }
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await importPromotions({ database, changes }, [
    'shops/demo/promotions/promotions.csv',
    'shops/demo/promotions/promotion_codes.csv',
    'shops/demo/promotions/promotion_texts.csv',
  ])
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  await shop.promotions.renew()
})

interface Body {
  readonly code: string
  readonly title: string
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly basket: {
    readonly basketId: string
    readonly quantity: number
    readonly note?: string
    readonly lines: readonly {
      id: string
      sku: string
      quantity: number
      isBonusProduct: boolean
      isDigital: boolean
      giftCard?: object
    }[]
    readonly promoCodes: readonly string[]
    readonly promoCodeAmounts: Readonly<Record<string, { amount: number }>>
    readonly giftCards: readonly {
      cardId: string
      giftCardNumber: string
      balance: { amount: number }
      covered: { amount: number }
    }[]
    readonly bonusProductContexts: readonly object[]
    readonly total: { amount: number }
    readonly remainingTotal: { amount: number }
  }
}
const bodyOf = async (answer: Promise<{ body: unknown }>) => (await answer).body as Body
const buyer = async (market: string, quantity = 1) => {
  const who = guest(shop, market)
  await who.call('POST', 'basket/line', { sku: dress, quantity })
  return who
}
/** A GET that changes something, with the headers that only requests from the shop's own pages have. */
const ownGet = (who: Guest, path: string, market = 'en-gb') =>
  who.ask({
    method: 'GET',
    url: `/api/order/${market}/${path}`,
    headers: { 'sec-fetch-mode': 'cors', 'x-current-market': market },
  })
const card = { giftCardNumber: '6006 0000 0000 0029', giftCardNumberValidationCode: 'demo1234' }

test('takes a code however it is typed, once, and out again [C-PRO-01, C-PRO-06, C-PRO-O1, C-PRO-O2, C-EOR-13, C-EOR-14, C-PRO-O4, C-BSK-O2, C-BSK-01]', async () => {
  const who = await buyer('en-gb')

  const added = await bodyOf(who.call('POST', 'basket/add-promo-code', { promoCode: ' wel_come 10' }))
  const again = await bodyOf(who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME_10' }))
  const removed = await bodyOf(who.call('DELETE', 'basket/delete-promo-code?promoCode=welcome10'))
  const unnamed = await who.call('DELETE', 'basket/delete-promo-code')

  expect(added.basket).toMatchObject({
    promoCodes: ['WELCOME10'],
    promoCodeAmounts: { WELCOME10: { amount: 5 } },
    total: { amount: 44.99 },
  })
  expect(again).toMatchObject({
    code: 'promotion.code-already-applied',
    errors: { promoCode: ['Promotion code already applied'] },
  })
  expect(removed.basket).toMatchObject({ promoCodes: [], total: { amount: 49.99 } })
  expect((await who.call('DELETE', 'basket/delete-promo-code?promoCode=welcome10')).status).toBe(404)
  expect(unnamed.status).toBe(400)
})

test('counts the value of the goods after a promotion code towards free delivery [C-SHP-O3]', async () => {
  const who = await buyer('da-dk')
  const prices = async (answer: Promise<{ body: unknown }>) =>
    ((await answer).body as { shippingMethods: { price: { amount: number } }[] }).shippingMethods[0]!.price.amount

  // Delivery is free for 598.95 because the limit is 499; 498.95 is below it.
  expect(await prices(who.call('POST', 'basket/line', { sku: shirt, quantity: 1 }))).toBe(0)
  expect(await prices(who.call('POST', 'basket/add-promo-code', { promoCode: 'FIRST100DK' }))).toBe(39)
})

test('refuses codes that are wrong, expired or of another market, and does not change the basket [C-PRO-O2]', async () => {
  const who = await buyer('en-gb')

  for (const promoCode of ['NOSUCH', 'SUMMER24', 'FIRST100', '<script>', '💶💶💶', '___'])
    expect(await who.call('POST', 'basket/add-promo-code', { promoCode })).toMatchObject({
      ...{ status: 400, body: { errors: { promoCode: ['Promotion code not found'] } } },
    })
  expect((await bodyOf(who.call('GET', 'basket'))).basket).toMatchObject({ promoCodes: [], quantity: 1 })
})

test('names the wrong fields of a basket: lineItem, promoCode, giftCard and those of an address [C-API-O3]', async () => {
  const who = await buyer('da-dk')
  const fieldsOf = async (method: 'POST' | 'PUT', path: string, sent: object) => {
    const { errors, title, message } = await bodyOf(who.call(method, path, sent))
    const texts = Object.values(errors).flat()
    expect([path, title, message !== '' && texts.every((text) => text !== '')]).toEqual([path, 'Bad Request', true])
    return Object.keys(errors)
  }
  const shippingAddress = { ...addressIn(shop.market('da-dk')), postalCode: '80000', city: '' }

  expect(await fieldsOf('POST', 'basket/line', { sku: 'unknown', quantity: 1 })).toEqual(['lineItem'])
  expect(await fieldsOf('POST', 'basket/add-promo-code', { promoCode: 'NOSUCH' })).toEqual(['promoCode'])
  expect(await fieldsOf('POST', 'basket/add-giftcard', card)).toEqual(['giftCard'])
  expect((await fieldsOf('PUT', 'basket/address', { shippingAddress })).sort()).toEqual(['city', 'postalCode'])
})

test('combines codes unless one is exclusive, and shows a code without matching goods with no discount [C-PRO-O3]', async () => {
  const who = await buyer('en-gb')
  await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })

  const alone = await bodyOf(who.call('POST', 'basket/add-promo-code', { promoCode: 'DRESS20' }))
  const both = await bodyOf(who.call('POST', 'basket/add-promo-code', { promoCode: 'FIRST100GB' }))

  expect(alone).toMatchObject({ code: 'promotion.code-stands-alone' })
  expect(both.basket.promoCodeAmounts).toMatchObject({ WELCOME10: { amount: 5 }, FIRST100GB: { amount: 0 } })
})

test('makes an empty basket that stores a code [C-PRO-O4, C-EOR-13]', async () => {
  const who = guest(shop, 'en-gb')

  const made = await bodyOf(who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' }))
  const filled = await bodyOf(who.call('POST', 'basket/line', { sku: dress, quantity: 1 }))

  expect(made.basket).toMatchObject({ quantity: 0, promoCodes: ['WELCOME10'] })
  expect(filled.basket).toMatchObject({
    basketId: made.basket.basketId,
    promoCodeAmounts: { WELCOME10: { amount: 5 } },
  })
})

test('pays with a gift card as far as it goes, and no longer when it is removed [C-GFT-01, C-GFT-02, C-GFT-03, C-GFT-04, C-EOR-09, C-EOR-12, C-BSK-O2, C-BSK-01]', async () => {
  const who = await buyer('en-gb', 2)

  const paid = await bodyOf(who.call('POST', 'basket/add-giftcard', card))
  const twice = await bodyOf(
    who.call('POST', 'basket/add-giftcard', { ...card, giftCardNumber: '6006-0000-0000-0029' }),
  )
  const removed = await bodyOf(ownGet(who, 'basket/remove-giftcard/6006000000000029'))

  expect(paid.basket).toMatchObject({
    giftCards: [{ giftCardNumber: '…0029', balance: { amount: 50 }, covered: { amount: 50 } }],
    total: { amount: 99.98 },
    remainingTotal: { amount: 49.98 },
  })
  expect(twice.code).toBe('gift-card.already-applied')
  expect(removed.basket).toMatchObject({ giftCards: [], remainingTotal: { amount: 99.98 } })
  expect((await ownGet(who, 'basket/remove-giftcard/6006000000000029')).status).toBe(404)
})

test('takes two gift cards with the same last digits, and removes the one that is meant [C-GFT-01, C-EOR-12, C-GFT-04]', async () => {
  const who = await buyer('en-gb', 2)
  const twin = { ...card, giftCardNumber: '6006000099000029' }
  const file = join(temporaryFolder('gift-cards'), 'twin.csv')
  writeFileSync(file, `number,validation_code,amount,currency,expires\n${twin.giftCardNumber},DEMO1234,20.00,GBP,\n`)
  await importGiftCards(database, [file])

  await who.call('POST', 'basket/add-giftcard', card)
  const both = await bodyOf(who.call('POST', 'basket/add-giftcard', twin))
  const [older, newer] = both.basket.giftCards
  const removed = await bodyOf(ownGet(who, `basket/remove-giftcard/${older!.cardId}`))

  expect(both.basket).toMatchObject({
    giftCards: [
      { giftCardNumber: '…0029', covered: { amount: 50 } },
      { giftCardNumber: '…0029', covered: { amount: 20 } },
    ],
    remainingTotal: { amount: 29.98 },
  })
  expect(removed.basket.giftCards.map(({ cardId }) => cardId)).toEqual([newer!.cardId])
  expect(removed.basket.remainingTotal.amount).toBe(79.98)
  expect((await ownGet(who, `basket/remove-giftcard/${older!.cardId}`)).status).toBe(404)
})

test('removes a gift card only for a page of this shop [C-API-O5]', async () => {
  const who = await buyer('en-gb')
  await who.call('POST', 'basket/add-giftcard', card)

  const foreign = await who.ask({
    method: 'GET',
    url: '/api/order/en-gb/basket/remove-giftcard/6006000000000029',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })

  expect(foreign.status).toBe(403)
  expect((await bodyOf(who.call('GET', 'basket'))).basket.giftCards).toHaveLength(1)
})

test('lets an exclusive code be joined by no other [C-PRO-O3]', async () => {
  const who = await buyer('en-gb')
  await who.call('POST', 'basket/add-promo-code', { promoCode: 'DRESS20' })

  const second = await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })

  expect(second).toMatchObject({ status: 400, body: { code: 'promotion.code-stands-alone' } })
  expect(Object.keys((second.body as Body).errors)).toEqual(['promoCode'])
  expect((await bodyOf(who.call('GET', 'basket'))).basket.promoCodes).toEqual(['DRESS20'])
})

test('refuses to decline a bonus of a basket that does not exist [C-EOR-32, C-BON-O2]', async () => {
  const declined = { id: 'bag-gbp', rewardId: 'small-bag', newOptedOutCount: 0 }

  expect((await guest(shop, 'en-gb').call('POST', 'basket/opt-out-of-bonus', declined)).status).toBe(404)
  expect(await (await buyer('en-gb')).call('POST', 'basket/opt-out-of-bonus', declined)).toMatchObject({
    status: 400,
    body: { code: 'promotion.reward-not-found' },
  })
})

test('counts wrong tries at cards for ten minutes, and lets a shopper try again after them [C-GFT-O2]', async () => {
  const who = await buyer('en-gb')
  const wrong = { ...card, giftCardNumberValidationCode: 'WRONG' }
  const letPass = (minutes: number) =>
    sql`update rate_count set window_start = window_start - make_interval(mins => ${minutes})`.execute(database.sql())
  for (let turn = 0; turn < 5; turn += 1) await who.call('POST', 'basket/add-giftcard', wrong)

  await letPass(8)
  expect((await who.call('POST', 'basket/add-giftcard', card)).status).toBe(429)
  await letPass(2)
  expect((await who.call('POST', 'basket/add-giftcard', card)).status).toBe(200)
})

test('shows why a card cannot be used here [C-GFT-05, C-GFT-O2, C-EOR-09]', async () => {
  const who = await buyer('en-gb')
  const refusedFor = async (giftCardNumber: string) => {
    const { status, body } = await who.call('POST', 'basket/add-giftcard', { ...card, giftCardNumber })
    return [status, (body as Body).code, (body as Body).errors.giftCard?.[0]]
  }

  expect(await refusedFor('6006000000000011')).toEqual([
    ...[400, 'gift-card.other-currency', expect.stringContaining('DKK')],
  ])
  expect(await refusedFor('6006000000000086')).toEqual([400, 'gift-card.expired', expect.stringMatching(/expired/i)])
  await sql`insert into gift_card_entry (card_id, kind, minor, reference)
    select id, 'held', -200000, 'all of it' from gift_card where number = '6006000000000078'`.execute(database.sql())
  expect(await refusedFor('6006000000000078')).toEqual([400, 'gift-card.empty', expect.stringMatching(/no balance/i)])
  expect(await refusedFor('6006000000000999')).toEqual([400, 'gift-card.not-found', 'Gift Card Code Not Found'])
  expect(
    await bodyOf(who.call('POST', 'basket/add-giftcard', { ...card, giftCardNumberValidationCode: 'no' })),
  ).toMatchObject({
    errors: { giftCard: ['Gift Card Code Not Found'] },
  })
})

test('refuses all gift cards after five wrong tries, also the right one, for this basket only [C-GFT-O2, C-EOR-09, C-EOR-10, C-GFT-O5]', async () => {
  const [guesser, other] = [await buyer('en-gb'), await buyer('en-gb')]
  const wrong = { ...card, giftCardNumberValidationCode: 'WRONG' }

  const statuses = []
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await guesser.call('POST', 'basket/add-giftcard', wrong)).status)

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await guesser.call('POST', 'basket/add-giftcard', card)).status).toBe(429)
  expect((await guesser.call('POST', 'basket/check-balance-giftcard', card)).status).toBe(429)
  expect((await other.call('POST', 'basket/add-giftcard', card)).status).toBe(200)
})

test('applies the limit also to guesses sent at the same time', async () => {
  const who = await buyer('en-gb')
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      who.call('POST', 'basket/add-giftcard', { ...card, giftCardNumberValidationCode: 'WRONG' }),
    ),
  )

  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
})

test('shows the balance of a card without a basket [C-GFT-O5, C-EOR-10, C-GFT-04]', async () => {
  const who = guest(shop, 'da-dk')
  const told = (sent: object) => who.call('POST', 'basket/check-balance-giftcard', { ...card, ...sent })

  expect(await told({})).toMatchObject({
    ...{ status: 200, body: { giftCardNumber: '…0029', balance: { amount: 50, currency: 'GBP' } } },
  })
  expect((await told({})).body).not.toHaveProperty('expireDate')
  await sql`update gift_card set expires_at = '2031-03-31T12:00:00Z' where number like '%0029'`.execute(database.sql())
  expect((await told({})).body).toMatchObject({ expireDate: '2031-03-31' })
  expect(await told({ giftCardNumberValidationCode: 'WRONG' })).toMatchObject({
    ...{ status: 400, body: { code: 'gift-card.not-found', errors: { giftCard: [expect.any(String)] } } },
  })
  expect(who.basketId()).toBeUndefined()
})

test('counts wrong tries at the balance of a card, with a basket and without [C-EOR-10]', async () => {
  const url = '/api/order/en-gb/basket/check-balance-giftcard'
  const wrong = { ...card, giftCardNumberValidationCode: 'WRONG' }
  const read = async (who: Guest, payload: object, remoteAddress = '192.0.2.77') => {
    const { status, body } = await who.ask({ method: 'POST', url, payload, remoteAddress })
    return [status, (body as Body).errors?.giftCard?.length]
  }
  for (const who of [guest(shop, 'en-gb'), await buyer('en-gb')]) {
    const tried = []
    for (let turn = 0; turn < 6; turn += 1) tried.push(await read(who, wrong))

    expect(tried).toEqual([...Array.from({ length: 5 }, () => [400, 1]), [429, 1]])
    expect(await read(who, card)).toEqual([429, 1])
    expect(await read(guest(shop, 'en-gb'), card, '192.0.2.78')).toEqual([200, undefined])
  }
})

test('takes no gift card by its number alone or its code alone, or without a basket [C-GFT-02, C-EOR-09]', async () => {
  const who = await buyer('en-gb')
  for (const part of Object.keys(card)) {
    const { status, body } = await who.call('POST', 'basket/add-giftcard', { ...card, [part]: undefined })
    expect([part, status, Object.keys((body as Body).errors)]).toEqual([part, 400, [part]])
    expect((await who.call('POST', 'basket/add-giftcard', { ...card, [part]: '' })).status).toBe(400)
  }
  expect((await bodyOf(who.call('GET', 'basket'))).basket.giftCards).toEqual([])
  const nobody = guest(shop, 'en-gb')
  expect((await nobody.call('POST', 'basket/add-giftcard', card)).status).toBe(404)
  expect(nobody.basketId()).toBeUndefined()
})

test('adds a gift card for a recipient, as a digital line with its message [C-LIN-06, C-LIN-O5, C-EOR-08, C-ENT-04]', async () => {
  const who = guest(shop, 'en-gb')
  await sql`update product set attributes = '{"isDigital":true,"isGiftCard":true}' where product_id = '100500_white_01'`.execute(
    database.sql(),
  )
  const tomorrow = new Date(shop.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10)
  const letter = { recipientEmail: 'ida@example.com', message: '<b>hi</b>', deliveryDate: tomorrow }
  const wanted = { sku: shirt, quantity: 2, ...letter, recipientName: ' Ida 🎁', senderName: 'Bo ' }
  const codeFor = async (more: object) =>
    (await bodyOf(who.call('POST', 'basket/add-gift-card-line', { ...wanted, ...more }))).code

  const added = await bodyOf(who.call('POST', 'basket/add-gift-card-line', wanted))

  expect(added.basket.lines[0]).toMatchObject({
    isDigital: true,
    quantity: 2,
    giftCard: { ...letter, recipientName: 'Ida 🎁', senderName: 'Bo' },
  })
  for (const missing of ['sku', 'recipientEmail'])
    expect(
      (await who.call('POST', 'basket/add-gift-card-line', { ...wanted, [missing]: undefined })).status,
      missing,
    ).toBe(400)
  expect(await codeFor({ recipientEmail: 'ida@' })).toBe('basket.recipient-email-wrong')
  expect(await codeFor({ message: 'x'.repeat(501) })).toBe('basket.text-too-long')
  expect(await codeFor({ message: 'x'.repeat(500) })).toBeUndefined()
  expect(await codeFor({ deliveryDate: '2020-02-31' })).toBe('basket.delivery-date-wrong')
  expect(await codeFor({ sku: dress })).toBe('basket.not-a-gift-card')
  expect((await bodyOf(who.call('POST', 'basket/line', { sku: shirt, quantity: 1 }))).code).toBe(
    'basket.gift-card-needs-recipient',
  )
})

test('stores a note of up to 500 characters, and removes it with an empty one [C-BSK-07, C-BSK-O10, C-EOR-30, C-ENT-25, C-BSK-O2]', async () => {
  const who = await buyer('en-gb')

  const noted = await bodyOf(who.call('PUT', 'basket/note', { note: ' Leave it <here> 🙂 ' }))
  const tooLong = await who.call('PUT', 'basket/note', { note: 'x'.repeat(501) })

  expect(noted.basket.note).toBe('Leave it <here> 🙂')
  expect(tooLong).toMatchObject({ status: 400, body: { errors: { note: ['Use at most 500 characters.'] } } })
  expect((await who.call('PUT', 'basket/note', {})).status).toBe(400)
  expect((await guest(shop, 'en-gb').call('PUT', 'basket/note', { note: 'x' })).status).toBe(404)
  expect((await bodyOf(who.call('GET', 'basket'))).basket.note).toBe('Leave it <here> 🙂')
  const longest = '🙂'.repeat(500)
  expect((await bodyOf(who.call('PUT', 'basket/note', { note: longest }))).basket.note).toBe(longest)
  expect((await bodyOf(who.call('PUT', 'basket/note', { note: '' }))).basket.note).toBeUndefined()
})

test('takes a code in the query as well, and answers none at all [C-EOR-13]', async () => {
  const who = await buyer('en-gb')

  const added = await bodyOf(who.call('POST', 'basket/add-promo-code?PROMOCODE=wel_come10'))
  const none = await who.call('POST', 'basket/add-promo-code')

  expect(added.basket.promoCodes).toEqual(['WELCOME10'])
  expect(none).toMatchObject({ status: 400, body: { errors: { promoCode: [expect.any(String)] } } })
})

/** A buyer of enough goods for a bonus, and the line that takes it. */
async function buyerWithBonus() {
  await sql`
    insert into promotion_reward values ('bag-gbp', 'small-bag', '100500_white_01', 1) on conflict do nothing`.execute(
    database.sql(),
  )
  await shop.promotions.renew()
  const who = await buyer('en-gb', 6)
  const gift = { sku: shirt, quantity: 1, isBonusProduct: true, promotionId: 'bag-gbp', rewardId: 'small-bag' }
  return { who, gift }
}

test('offers a bonus that was earned, gives it along, and takes it back when it is not earned any more [C-BON-01, C-BON-O2, C-BON-O3, C-EOR-32, C-BON-03, C-BON-04, C-BSK-O2, C-LIN-O1]', async () => {
  const { who, gift } = await buyerWithBonus()

  const earned = await bodyOf(who.call('GET', 'basket'))
  const declined = await bodyOf(
    who.call('POST', 'basket/opt-out-of-bonus', { id: 'bag-gbp', rewardId: 'small-bag', newOptedOutCount: 1 }),
  )
  const byQuery = 'basket/opt-out-of-bonus?id=bag-gbp&rewardId=small-bag&newOptedOutCount='
  const wantedAfterAll = await bodyOf(who.call('POST', `${byQuery}0`))
  const tooMany = [
    await who.call('POST', 'basket/opt-out-of-bonus', { id: 'bag-gbp', newOptedOutCount: 2 }),
    await who.call('POST', 'basket/opt-out-of-bonus', { id: 'bag-gbp' }),
    await who.call('POST', `${byQuery}2`),
    await who.call('POST', `${byQuery}-1`),
  ]
  const taken = await bodyOf(who.call('POST', 'basket/line', gift))
  const more = await bodyOf(who.call('POST', 'basket/line', gift))
  const raised = await bodyOf(who.call('PUT', 'basket/line/2', { quantity: 2 }))
  const fewer = await bodyOf(who.call('PUT', 'basket/line', { sku: dress, quantity: 1 }))

  expect(earned.basket.bonusProductContexts).toMatchObject([
    { isCallToAction: true, callToActionCount: 1, optedOutCount: 0, promotionId: 'bag-gbp', rewardId: 'small-bag' },
  ])
  expect(declined.basket.bonusProductContexts).toMatchObject([{ optedOutCount: 1 }])
  expect(wantedAfterAll.basket.bonusProductContexts).toMatchObject([{ optedOutCount: 0 }])
  expect(tooMany.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(taken.basket).toMatchObject({ quantity: 7, total: { amount: 299.94 } })
  expect(taken.basket.lines[1]).toMatchObject({ isBonusProduct: true, totalPrice: { amount: 0 } })
  expect([more.code, raised.code]).toEqual(['basket.bonus-not-earned', 'basket.bonus-not-raised'])
  expect(fewer.basket.lines.map(({ sku }) => sku)).toEqual([dress])
})

test('a bonus is gone from a basket that was left alone, once its offer has ended [C-BON-O3]', async () => {
  const { who, gift } = await buyerWithBonus()
  const taken = await bodyOf(who.call('POST', 'basket/line', gift))
  await sql`update promotion set retired = true where promotion_id = 'bag-gbp'`.execute(database.sql())
  await shop.promotions.renew()

  const later = await bodyOf(who.call('GET', 'basket'))

  expect(taken.basket.lines.map(({ isBonusProduct }) => isBonusProduct)).toEqual([false, true])
  expect(later.basket.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[dress, 6]])
})

test('opens an abandoned basket from the link in a mail, until it is ordered or deleted [C-BSK-O8, C-EOX-01, C-BSK-07, C-BSK-O3]', async () => {
  const who = await buyer('da-dk')
  const id = who.basketId()
  const anew = guest(shop, 'da-dk')
  const open = (basketId: string, accept = 'application/json') =>
    anew.ask({ method: 'GET', url: `/api/order/basket/abandoned?basketId=${basketId}`, headers: { accept } })

  const opened = await open(id!)
  const byBrowser = await open(id!, 'text/html')

  expect(opened).toMatchObject({ status: 200, cookie: undefined, body: { basket: { basketId: id } } })
  expect((opened.body as Body).basket.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[dress, 1]])
  expect(opened.body).toEqual((await anew.call('GET', `basket?basketId=${id}`)).body)
  const own = await who.ask({ method: 'GET', url: `/api/order/basket/abandoned?basketId=${id}` })
  expect(own).toMatchObject({ status: 200, body: (await who.call('GET', 'basket')).body })
  expect((own.body as unknown as Body).basket.lines.length).toBeGreaterThan(0)
  expect(byBrowser).toMatchObject({ status: 303, location: expect.stringContaining('/da-dk/') })
  const withTicket = await open(`${id}&ticket=from-the-mail`, 'text/html')
  expect(withTicket).toMatchObject({ status: 303, location: '/da-dk/basket?ticket=from-the-mail' })
  await who.call('DELETE', `basket/${id}`)
  expect((await open(id!)).status).toBe(404)
  expect((await open('nonsense')).status).toBe(404)
  expect((await anew.ask({ method: 'GET', url: '/api/order/basket/abandoned' })).status).toBe(400)

  const pays = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, pays, 'da-dk')
  const ordered = pays.basketId()!
  expect((await open(ordered)).status).toBe(200)
  await pays.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  expect((await open(ordered)).status).toBe(404)
  expect((await pays.call('GET', `basket?basketId=${ordered}`)).status).toBe(404)
})

test('sends one reminder of an abandoned basket, only to shoppers who want news [C-BSK-07]', async () => {
  const [eager, quiet, busy] = [await buyer('en-gb'), await buyer('en-gb'), await buyer('en-gb')]
  await eager.call('PUT', 'basket/continue-as-guest', { email: 'ann@example.com', acceptNewsletter: true })
  await quiet.call('PUT', 'basket/continue-as-guest', { email: 'bob@example.com' })
  await sql`update basket set changed_at = now() - interval '5 hours' where id <> ${busy.basketId()}`.execute(
    database.sql(),
  )
  const market = shop.market('en-gb')
  const reminding = { ...market, choices: { ...market.choices, remindAfterHours: 4 } }
  const { abandoned, reminder } = shop.buying.baskets

  expect(await abandoned(market)).toEqual([])
  expect(await abandoned(reminding)).toEqual([eager.basketId()])
  expect(await abandoned(reminding)).toEqual([])
  expect(await reminder(market, eager.basketId()!)).toMatchObject({ email: 'ann@example.com' })
})

test('deletes a basket by the id in the address, once [C-BSK-07, C-EOR-03]', async () => {
  const who = await buyer('da-dk')
  const id = who.basketId()

  expect((await who.call('DELETE', `basket/${id}`)).status).toBe(200)
  expect((await who.call('DELETE', `basket/${id}`)).status).toBe(404)
})

test('deletes the basket named in the URL; the browser loses its cookie only if that is its own basket [C-BSK-07, C-EOR-03]', async () => {
  const [who, other] = [await buyer('da-dk'), await buyer('da-dk')]
  const id = other.basketId()!
  const ofOther = { 'x-basket-key': other.basketCookie()!.split('.')[1]! }
  const remove = (headers = {}) => who.ask({ method: 'DELETE', url: `/api/order/da-dk/basket/${id}`, headers })

  expect((await remove()).status).toBe(403)
  expect((await other.call('GET', 'basket')).status).toBe(200)
  expect((await remove(ofOther)).status).toBe(200)
  expect((await other.call('GET', 'basket')).status).toBe(404)
  expect((await bodyOf(who.call('GET', 'basket'))).basket.basketId).toBe(who.basketId())
  await who.call('DELETE', `basket/${who.basketId()}`)
  expect(who.basketId()).toBeUndefined()
})

test('finds a basket by body, then query under either name, then cookie [C-BSK-O1, C-EOR-01, C-BSK-O10]', async () => {
  const [first, second] = [await buyer('da-dk', 1), await buyer('da-dk', 2)]
  const by = async (answer: ReturnType<typeof first.call>) => (await bodyOf(answer)).basket?.basketId

  expect(await by(first.call('GET', 'basket'))).toBe(first.basketId())
  expect(await by(first.call('GET', `basket?basketId=${second.basketId()}`))).toBe(second.basketId())
  expect(await by(first.call('GET', `basket?checkoutBasketId=${second.basketId()}`))).toBe(second.basketId())
  const byBody = await first.ask({
    method: 'PUT',
    url: '/api/order/da-dk/basket/note',
    payload: { basketId: second.basketId(), note: 'x' },
    headers: { 'x-basket-key': second.basketCookie()!.split('.')[1] },
  })
  expect(byBody).toMatchObject({ status: 200, body: { basket: { basketId: second.basketId(), note: 'x' } } })
  const none = guest(shop, 'da-dk')
  expect(await none.call('GET', 'basket')).toMatchObject({ status: 404, body: { title: 'Not Found' } })
  expect((await none.call('PUT', 'basket/line', { sku: dress, quantity: 1 })).status).toBe(404)
  expect(none.basketId()).toBeUndefined()
})

test('changes the basket that a call names instead of its own, and answers 404 for one that is not there [C-EOR-02, C-EOR-09, C-EOR-12, C-EOR-14, C-EOR-24, C-EOR-26, C-EOR-28, C-EOR-30, C-EOR-32, C-BSK-O1, C-EOR-13, C-EOR-08]', async () => {
  const [own, named] = [await buyer('en-gb', 1), await buyer('en-gb', 6)]
  const kept = (await bodyOf(own.call('GET', 'basket'))).basket
  await named.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  await named.call('POST', 'basket/add-giftcard', card)
  const unknown = newId()
  const change = async (
    basketId: string,
    [method, path, sent]: readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?],
  ) => {
    const { status, body } = await own.ask({
      method,
      url: `/api/order/en-gb/${path}${sent === undefined ? `${path.includes('?') ? '&' : '?'}basketId=${basketId}` : ''}`,
      ...(sent === undefined ? {} : { payload: { ...sent, basketId } }),
      headers: {
        'x-basket-key': named.basketCookie()!.split('.')[1],
        ...(method === 'GET' ? { 'sec-fetch-mode': 'cors', 'x-current-market': 'en-gb' } : {}),
      },
    })
    return [path, status, (body as Body).basket?.basketId]
  }
  const changes = [
    ['PUT', 'basket/line', { sku: dress, quantity: 7 }],
    ['PUT', 'basket/lines', { lines: [{ sku: dress, quantity: 6 }] }],
    ['GET', 'basket/remove-giftcard/6006000000000029'],
    ['POST', 'basket/add-giftcard', card],
    ['DELETE', 'basket/delete-promo-code?promoCode=WELCOME10'],
    ['PUT', 'basket/note', { note: 'x' }],
    ['POST', 'basket/opt-out-of-bonus', { id: 'bag-gbp', rewardId: 'small-bag', newOptedOutCount: 1 }],
    ['DELETE', 'basket/lines?id=1'],
  ] as const

  for (const each of changes) expect(await change(unknown, each)).toEqual([each[1], 404, undefined])
  for (const each of changes) expect(await change(named.basketId()!, each)).toEqual([each[1], 200, named.basketId()])
  const added = [
    ['POST', 'basket/lines', { lines: [{ sku: shirt, quantity: 1 }] }],
    ['POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' }],
  ] as const
  expect(await change(unknown, added[1])).toEqual([added[1][1], 404, undefined])
  for (const each of added) expect(await change(named.basketId()!, each)).toEqual([each[1], 200, named.basketId()])
  await sql`update product set attributes = '{"isDigital":true,"isGiftCard":true}' where product_id = '100500_white_01'`.execute(
    database.sql(),
  )
  const gift = ['POST', 'basket/add-gift-card-line', { sku: shirt, recipientEmail: 'ida@example.com' }] as const
  expect(await change(named.basketId()!, gift)).toEqual([gift[1], 200, named.basketId()])
  expect(await change(named.basketId()!, ['DELETE', 'basket'])).toEqual(['basket', 200, undefined])
  expect((await bodyOf(own.call('GET', 'basket'))).basket).toEqual(kept)
})

test('answers every change of a basket with all that reading the basket answers then [C-BSK-O2]', async () => {
  await sql`
    insert into promotion_reward values ('bag-gbp', 'small-bag', '100500_white_01', 1) on conflict do nothing`.execute(
    database.sql(),
  )
  await shop.promotions.renew()
  const who = guest(shop, 'en-gb')
  const home = shop.market('en-gb').choices.shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
  const steps = [
    ['POST', 'line', { sku: dress, quantity: 1 }],
    ['PUT', 'line', { sku: dress, quantity: 6 }],
    ['POST', 'opt-out-of-bonus', { id: 'bag-gbp', rewardId: 'small-bag', newOptedOutCount: 1 }],
    ['PUT', 'line/1', { quantity: 4 }],
    ['POST', 'lines', { lines: [{ sku: shirt, quantity: 2 }] }],
    ['PUT', 'lines', { lines: [{ sku: shirt, quantity: 3 }] }],
    ['POST', 'add-promo-code', { promoCode: 'WELCOME10' }],
    ['POST', 'add-giftcard', card],
    ['PUT', 'note', { note: 'Ring twice' }],
    ['PUT', 'continue-as-guest', { email: 'guest@example.com' }],
    ['PUT', 'address', { shippingAddress: addressIn(shop.market('en-gb')) }],
    ['PUT', 'shipment', { shippingMethodId: home.id }],
    ['PUT', 'accept-terms', { acceptTerms: true }],
    ['PUT', 'accept-newsletter', { acceptNewsletter: true }],
    ['PUT', 'accept-newsletter-and-terms', { acceptNewsletter: false, acceptTerms: true }],
    ['GET', 'remove-giftcard/6006000000000029'],
    ['DELETE', 'delete-promo-code?promoCode=WELCOME10'],
    ['DELETE', 'lines/2'],
    ['DELETE', 'lines?id=1'],
    ['POST', 'add-gift-card-line', { sku: shirt, recipientEmail: 'ida@example.com' }],
  ] as const

  for (const [method, path, body] of steps) {
    if (path === 'add-gift-card-line')
      await sql`update product set attributes = '{"isDigital":true,"isGiftCard":true}' where product_id = '100500_white_01'`.execute(
        database.sql(),
      )
    const asked = method === 'GET' ? ownGet(who, `basket/${path}`) : who.call(method, `basket/${path}`, body)
    const { status, body: answer } = await asked
    expect([path, status]).toEqual([path, 200])
    expect([path, answer]).toEqual([path, (await who.call('GET', 'basket')).body])
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining([
        ...['basket', 'shippingMethods', 'allowedStates', 'allowedProvinces', 'turkishLocations'],
        ...['maximumThreshold', 'minimumThreshold'],
      ]),
    )
  }
})

test('merges a guest’s basket into the account that signs in, and keeps it for the next visit [C-BSK-O4]', async () => {
  const market = shop.market('en-gb')
  const accountId = '00000000-0000-4000-8000-000000000001'
  const [home, work] = [await buyer('en-gb', 60), await buyer('en-gb', 50)]
  await home.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  await work.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  await work.call('POST', 'basket/add-giftcard', card)
  let held: { readonly basketId: string; readonly key: string } | undefined
  const storeInBrowser = (given: typeof held): void => {
    held = given
  }
  const signIn = (cookie: string | undefined) => {
    const [basketId, key] = cookie?.split('.') ?? []
    return shop.buying.baskets.signIn({ market, basketId, key, accountId, storeInBrowser })
  }

  const first = await signIn(home.basketCookie())
  const joined = await signIn(work.basketCookie())
  const later = await signIn(undefined)
  const { basket } = (await shop.buying.baskets.show({ market, ...held!, accountId, basketId: joined }))!

  expect([first, joined, later]).toEqual([home.basketId(), home.basketId(), home.basketId()])
  expect(basket).toMatchObject({
    quantity: 99,
    promoCodes: ['WELCOME10'],
    giftCards: [{ giftCardNumber: '…0029' }],
  })
  expect((await work.call('GET', 'basket')).status).toBe(404)
  expect((await home.call('GET', 'basket')).status).toBe(404)
})

test('freezes the basket after promotions and cards, and shows it again when a card was spent elsewhere [C-GFT-O4]', async () => {
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })
  await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  await who.call('POST', 'basket/add-giftcard', card)
  const frozenId = await upToPayment(shop, who, 'en-gb', [])
  const frozen = (await shop.buying.checkout.frozen(frozenId))!

  expect(frozen.content.held).toMatchObject({
    giftCards: [{ minor: 5000 }],
    promotions: [{ promotionId: 'welcome', code: 'WELCOME10', minor: 1000 }],
    customer: 'guest@example.com',
  })
})

const balanceOf = async (number: string) => {
  const { rows } = await sql<{ sum: number }>`
    select sum(e.minor)::int as sum from gift_card_entry e join gift_card c on c.id = e.card_id where c.number = ${number}`.execute(
    database.sql(),
  )
  return rows[0]!.sum
}
const usesOfCode = async (code: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from promotion_use where code = ${code} and state = 'used'`.execute(database.sql())
  return rows[0]!.count
}
const refusedCard = testCard('4000000000000002')

test('pays partly by card and partly by gift card, and releases both when the bank refuses [C-GFT-O1]', async () => {
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })
  await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  await who.call('POST', 'basket/add-giftcard', card)
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', [])

  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: refusedCard })
  const [afterNo, usesAfterNo] = [await balanceOf('6006000000000029'), await usesOfCode('WELCOME10')]
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const { total } = (await shop.buying.checkout.frozen(checkoutBasketId))!.content.shown
  const charged = (await shop.ledger()).filter(({ state }) => state === 'authorised').map(({ amount }) => amount.value)

  expect([afterNo, usesAfterNo]).toEqual([5000, 0])
  expect([await balanceOf('6006000000000029'), await usesOfCode('WELCOME10')]).toEqual([0, 1])
  expect(charged.at(-1)).toBe(Math.round(total.amount * 100) - 5000)
})

test('pays by gift card alone, and only when nothing is left to pay [C-GFT-O3, C-EOR-11, C-GFT-04]', async () => {
  const rich = { giftCardNumber: '6006000000000078', giftCardNumberValidationCode: 'DEMO1234' }
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await upToPayment(shop, who, 'en-gb', [])

  const path = 'basket/complete-payment-using-giftcard'
  const notYet = await ownGet(who, path)
  await who.call('POST', 'basket/add-giftcard', rich)
  await who.call('GET', 'get-payment-methods')
  const nowhere = [await ownGet(guest(shop, 'en-gb'), path), await ownGet(who, `${path}?basketId=${newId()}`)]
  const paid = (await ownGet(who, path)) as { status: number; body: { url: string; orderId: string } }

  expect(nowhere.map(({ status }) => status)).toEqual([404, 404])
  expect(notYet).toMatchObject({ status: 400, body: { code: 'checkout.not-covered', message: expect.any(String) } })
  expect(paid).toMatchObject({
    status: 200,
    body: { paymentState: 'authorised', url: expect.stringContaining('orderid=') },
  })
  const receipt = await who.ask({ method: 'GET', url: `/api/order/en-gb/order/receipt/${paid.body.orderId}` })
  const { order } = receipt.body as { order: { total: { amount: number } } }
  expect(await balanceOf('6006000000000078')).toBe(200_000 - Math.round(order.total.amount * 100))
})

test('orders the basket that a call names, not that of the browser, if gift cards cover it [C-EOR-11]', async () => {
  const [own, named] = [await buyer('en-gb'), await buyer('en-gb')]
  const ownId = own.basketId()
  await named.call('POST', 'basket/add-giftcard', { ...card, giftCardNumber: '6006000000000078' })
  await upToPayment(shop, named, 'en-gb', [])
  const [basketId, key] = named.basketCookie()!.split('.')

  const paid = await own.ask({
    method: 'GET',
    url: `/api/order/en-gb/basket/complete-payment-using-giftcard?basketId=${basketId}`,
    headers: { 'sec-fetch-mode': 'cors', 'x-current-market': 'en-gb', 'x-basket-key': key },
  })

  expect(paid).toMatchObject({ status: 200, body: { paymentState: 'authorised', orderId: expect.any(String) } })
  expect((await named.call('GET', 'basket')).status).toBe(404)
  expect(own.basketId()).toBe(ownId)
  expect(await own.call('GET', 'basket')).toMatchObject({ status: 200, body: { basket: { quantity: 1 } } })
})

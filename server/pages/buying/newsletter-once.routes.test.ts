import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { addressIn, dress, layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { password, visitorOf } from '../../profiles/member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`truncate account, session, rate_count, basket, contact cascade`.execute(database.sql())
  await layOutGoods(database)
})

const email = 'ane@example.com'
const details = '/en-gb/checkout/details'
const signInHere = `/login?to=${encodeURIComponent(details)}`

/** A shopper with a dress in the basket. */
async function shopper() {
  const who = visitorOf(shop)
  await who.call('POST', '/order/en-gb/basket/line', { sku: dress, quantity: 1 })
  const page = async <Alias extends 'checkoutSummaryPage' | 'loginPage'>(path: string) =>
    (await who.page(path)).body as unknown as PageOf<Alias>
  return {
    ...who,
    continueAsGuest: (more: Readonly<Record<string, string>> = {}) =>
      who.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'guest@example.com', ...more }),
    signUp: (more: Readonly<Record<string, string>> = {}, to = signInHere) =>
      who.post(`${to}&view=signup`, {
        ...{ formAction: 'sign-up', email, password, firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' },
        ...more,
      }),
    /** The member's steps up to the review, and whether the newsletter is offered there. */
    isAskedAtReview: async () => {
      await who.page('/checkout/customer')
      await who.post('/checkout/details', { formAction: 'save-address', ...addressIn(shop.market('en-gb')) })
      const home = shop.market('en-gb').choices.shippingMethods[0]!.id
      await who.post('/checkout/shipping', { formAction: 'choose-shipping', shippingMethodId: home })
      return (await page<'checkoutSummaryPage'>('/checkout/summary')).asksNewsletter
    },
    isAskedAtSignUp: async () => !(await page<'loginPage'>(`${signInHere}&view=signup`)).forms.newsAsked,
  }
}

test('offers the newsletter to a member at the review, and not again when they come back to it [C-CHK-O1]', async () => {
  const who = await shopper()
  await who.signUp({}, '/login?to=/en-gb/women')

  expect(await who.isAskedAtReview()).toBe(true)
  const accepted = { formAction: 'accept-terms', acceptTerms: 'true' }
  expect((await who.post('/checkout/summary', accepted)).location).toBe('/en-gb/checkout/payment')
  expect(await who.isAskedAtReview()).toBe(false)
})

test('offers the newsletter no more to a guest who declined it and then logs in [C-CHK-O1]', async () => {
  await visitorOf(shop).join(email)
  const who = await shopper()

  expect((await who.continueAsGuest()).location).toBe(details)
  await who.post(signInHere, { formAction: 'sign-in', email, password })
  expect(await who.isAskedAtReview()).toBe(false)
})

test('offers the newsletter no more to a guest who declined it, logs in and has an earlier basket [C-CHK-O1]', async () => {
  const earlier = await shopper()
  await earlier.signUp({}, '/login?to=/en-gb/women')
  const who = await shopper()
  await who.continueAsGuest()

  await who.post(signInHere, { formAction: 'sign-in', email, password })
  expect(await who.isAskedAtReview()).toBe(false)
})

test('offers the newsletter no more to a guest who declined it and then creates an account [C-CHK-O1]', async () => {
  const who = await shopper()
  expect(await who.isAskedAtSignUp()).toBe(true)
  await who.continueAsGuest()

  expect(await who.isAskedAtSignUp()).toBe(false)
  expect((await who.signUp()).location).toBe(details)
  expect(await who.isAskedAtReview()).toBe(false)
})

test('offers the newsletter once to a shopper who creates an account in the checkout, whatever they answer [C-CHK-O1]', async () => {
  for (const answer of [{}, { acceptNewsletter: 'true' }]) {
    await sql`truncate account, session, basket cascade`.execute(database.sql())
    const who = await shopper()
    expect((await who.signUp({ ...answer, password: '' })).status).toBe(422)
    expect(await who.isAskedAtSignUp()).toBe(true)

    await who.signUp(answer)
    expect(await who.isAskedAtReview()).toBe(false)
  }
})

test('keeps the consent of a guest who gave it and comes back to the first step without a tick [C-CHK-O1]', async () => {
  const who = await shopper()
  await who.continueAsGuest({ acceptNewsletter: 'true' })
  await who.continueAsGuest()

  const { body } = await who.call('GET', '/order/en-gb/basket')
  expect(body).toMatchObject({ basket: { acceptNewsletter: true } })
})

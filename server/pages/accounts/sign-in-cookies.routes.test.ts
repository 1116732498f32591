import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(() => sql`truncate account, session, rate_count cascade`.execute(database.sql()))

/** The cookies of the answer to a form of the login page, by name, without their secret values. */
async function cookiesAfter(form: Readonly<Record<string, string>>) {
  const { statusCode, cookies } = await shop.app.inject({
    ...{ method: 'POST', url: '/en-gb/login', payload: new URLSearchParams(form).toString() },
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  })
  const told = cookies.filter(({ name }) => ['authenticated', 'termsVersion', 'marketingTerms'].includes(name))
  return { status: statusCode, told: Object.fromEntries(told.map(({ name, ...cookie }) => [name, cookie])) }
}

const email = 'ane@example.com'
const password = 'Linen trousers 7'
const everywhere = { path: '/', sameSite: 'Lax' }
const forAYear = { ...everywhere, maxAge: 31_536_000 }

test('tells scripts after a sign-up and a sign-in that somebody is signed in, for the visit, and for a year which terms and news were accepted [C-STO-02, C-STO-O1, B-STO-11, B-STO-12, B-STO-13]', async () => {
  const person = { firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }
  const signedUp = await cookiesAfter({ formAction: 'sign-up', email, password, ...person })
  const signedIn = await cookiesAfter({ formAction: 'sign-in', email, password })

  for (const { status, told } of [signedUp, signedIn]) {
    expect(status).toBe(303)
    expect(told).toEqual({
      authenticated: { ...everywhere, value: '1' },
      termsVersion: { ...forAYear, value: shop.market('en-gb').choices.termsVersion },
      marketingTerms: { ...forAYear, value: 'false' },
    })
  }
})

test('tells scripts nothing after a refused sign-in [C-STO-02, B-STO-11, B-STO-12]', async () => {
  const { told } = await cookiesAfter({ formAction: 'sign-in', email, password })

  expect(told).toEqual({})
})

import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, guest, layOutGoods, openBuyingShop } from './buying-shop.fakes.ts'

const switchedOn = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn })
afterAll(() => shop.close())

const email = 'guest@example.com'
const hour = 3_600_000

beforeEach(async () => {
  switchedOn.clear()
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await sql`truncate contact, consent_text, consent_record, subscription, contact_confirmation, mail, basket cascade`.execute(
    shop.database.sql(),
  )
  await layOutGoods(shop.database)
})

/** A guest with a dress in the basket. */
async function withBasket(marketId = 'en-gb') {
  const who = guest(shop, marketId)
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const put = (path: string, body: object) => who.call('PUT', `basket/${path}`, body)
  return {
    step: (given: object) => put('continue-as-guest', { email, ...given }),
    tick: (acceptNewsletter: boolean) => put('accept-newsletter', { acceptNewsletter }),
  }
}

const acts = async () => {
  const { rows } = await sql<{ act: string; source: string; email: string }>`select r.act, r.source, c.email
    from consent_record r join contact c on c.id = r.contact_id order by r.id`.execute(shop.database.sql())
  return rows.map((row) => `${row.act} ${row.source} ${row.email}`)
}

async function runAll(): Promise<void> {
  while (shop.jobs.length > 0) await shop.runJobs()
}

/** Makes every basket count as abandoned, with its reminder due. */
async function remind(marketId = 'en-gb') {
  await sql`update basket set changed_at = now() - interval '30 hours'`.execute(shop.database.sql())
  const market = shop.market(marketId)
  for (const basketId of await shop.buying.baskets.abandoned({
    ...market,
    choices: { ...market.choices, remindAfterHours: 24 },
  }))
    shop.jobs.push({ queue: 'basket-abandoned.mails', data: { basketId, market: marketId } })
  await runAll()
  return (await shop.buying.outbox.latest(20)).filter(({ kind }) => kind === 'basket-abandoned')
}

test('records the box of the checkout once, with the basket and the words beside it [C-CLB-05]', async () => {
  const { step, tick } = await withBasket()
  await step({ acceptNewsletter: true })
  await step({})
  await tick(true)

  expect(await acts()).toEqual([`given checkout ${email}`])
  const { rows } = await sql<{ body: string; ofBasket: boolean }>`select t.body, exists (
    select from basket b where b.id::text = r.source_id) as "ofBasket"
    from consent_record r join consent_text t on t.version = r.text_version`.execute(shop.database.sql())
  expect(rows).toEqual([{ body: 'Email me news and offers. I can unsubscribe at any time.', ofBasket: true }])
})

test('records a box that was ticked before the address was known, with the address', async () => {
  const { step, tick } = await withBasket()
  await tick(true)
  expect(await acts()).toEqual([])
  await step({})

  expect(await acts()).toEqual([`given checkout ${email}`])
})

test('withdraws a consent when the tick or the address is removed, but none that was given elsewhere [C-CLB-05]', async () => {
  const { step, tick } = await withBasket()
  await step({ acceptNewsletter: true })
  await tick(false)
  expect(await shop.club.mayMail(email)).toBeUndefined()
  await step({ acceptNewsletter: true })
  await step({ email: 'other@example.com' })
  expect(await shop.club.mayMail(email)).toBeUndefined()
  expect(await shop.club.contactOf('other@example.com')).toBeUndefined()

  const elsewhere = { email, acceptTerms: true, source: 'form' }
  await shop.club.subscribe({ market: shop.market('en-gb'), address: '203.0.113.1' }, elsewhere)
  await step({ acceptNewsletter: true })
  await tick(false)
  expect(await shop.club.mayMail(email)).toBeDefined()
})

test('records no consent for a basket without a tick, whatever the headers say [C-CLB-05] [D-03]', async () => {
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  for (const acceptNewsletter of [undefined, false])
    await who.ask({
      ...{ method: 'PUT', url: '/api/order/en-gb/basket/continue-as-guest' },
      payload: { email, acceptNewsletter },
      headers: { 'x-newsletter': 'true' },
    })

  expect(await acts()).toEqual([])
})

test('sends reminders of a basket only to shoppers who agreed, with a link to unsubscribe by one press', async () => {
  const { step } = await withBasket()
  await step({ acceptNewsletter: true })
  const [mail] = await remind()

  const { id } = (await shop.club.mayMail(email))!
  const url = new URL(mail!.unsubscribeUrl!)
  expect(url.pathname).toBe('/api/account/en-gb/customerclub/unsubscribe')
  expect(url.searchParams.get('contactId')).toBe(id)
  const pressed = await shop.app.inject({
    ...{ method: 'POST', url: url.pathname + url.search, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(pressed.statusCode).toBe(200)
  expect(await shop.club.mayMail(email)).toBeUndefined()
})

test('sends no reminder to a shopper who did not confirm, or has unsubscribed since', async () => {
  const german = await withBasket('de-de')
  await german.step({ acceptNewsletter: true })
  expect(await remind('de-de')).toEqual([])

  const { step } = await withBasket()
  await step({ email: 'left@example.com', acceptNewsletter: true })
  const { id } = (await shop.club.mayMail('left@example.com'))!
  await shop.club.unsubscribe(id, { market: shop.market('en-gb'), source: 'mail' })
  shop.clock.now = new Date(shop.clock.now.getTime() + hour)
  expect(await remind()).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'
import { plantOrder, plantPerson } from '../planted-person.fakes.ts'
import { personalTables } from '../registry/personal-data.ts'
import { columnsOf } from '../registry/stored-data.ts'

const database = await testDatabase()
const switchedOn = new Set<string>()
const shop = await openBuyingShop(database, { switchedOn })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOn.clear()
  shop.jobs.splice(0)
  await sql`truncate account, session, contact, rate_count, mail, notification, wishlist, basket, checkout_basket, gift_card cascade`.execute(
    database.sql(),
  )
})

const ask = '/account/en-gb/data-export'

async function member(email: string, mark?: string) {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  const { rows } = await sql<{ id: string }>`select id from account where email = ${email}`.execute(database.sql())
  const accountId = rows[0]!.id
  const planted = mark === undefined ? undefined : await plantPerson(database, { accountId, email, mark })
  shop.jobs.splice(0)
  return { ...visitor, accountId, planted }
}

/** Runs the job, and returns the token of the link in its mail. */
async function mailedToken(): Promise<string | undefined> {
  await shop.runJobs()
  const mail = shop.jobs.find(({ queue, data }) => queue === 'write-mail' && data.kind === 'data-export')
  const { downloadUrl } = (mail?.data.data ?? {}) as { downloadUrl?: string }
  return downloadUrl === undefined ? undefined : new URL(downloadUrl).searchParams.get('export')!
}

interface Exported {
  readonly sections: readonly {
    readonly section: string
    readonly tables: readonly { readonly table: string; readonly rows: readonly Record<string, unknown>[] }[]
  }[]
}
const tablesOf = (body: unknown) =>
  new Map((body as Exported).sections.flatMap(({ tables }) => tables.map(({ table, rows }) => [table, rows] as const)))

test('gives a member every row and column of their data by a mailed link', async () => {
  const ane = await member('ane@example.com', 'anesmark')
  await plantOrder(database, {
    accountId: ane.accountId,
    email: 'ane@example.com',
    mark: 'anesguestmark',
    asGuest: true,
  })
  await member('eve@example.com', 'evesmark')

  expect(await ane.call('POST', ask)).toMatchObject({ status: 200, body: { status: 'OK' } })
  const token = await mailedToken()
  const { status, body } = await ane.call('GET', `${ask}/json?token=${token}`)

  const tables = tablesOf(body)
  const text = JSON.stringify(body)
  expect(status).toBe(200)
  for (const [table, { owners, shown }] of Object.entries(personalTables)) {
    if (owners.length === 0 || shown === '') continue
    const row = tables.get(table)?.[0]
    expect(Object.keys(row ?? {}).sort(), table).toEqual(columnsOf(shown).sort())
  }
  const planted = [...new Set(text.match(/anesmark-[\w-]+/g))]
  const inDatabase = await wordsInDatabase('anesmark')
  const hidden = /-(hash|secret-link|mail-html|drop-off|customer|checkout_basket-session|payment-action|kept_answer)/
  expect(planted.sort()).toEqual(inDatabase.filter((word) => !hidden.test(word)).sort())
  expect(tables.get('shop_order')).toHaveLength(2)
  expect(text).toContain('anesguestmark-shop_order-note')
  expect(text).not.toContain('evesmark')
  expect(text).not.toContain('eve@example.com')
})

test('hands the same out as a page to read, in which nothing is markup', async () => {
  const ane = await member('ane@example.com', 'anesmark')
  await sql`update account set first_name = '<img src=x onerror=alert(1)>' where id = ${ane.accountId}`.execute(
    database.sql(),
  )
  await ane.call('POST', ask)
  const token = await mailedToken()

  const answer = await ane.raw(`/api${ask}/page?token=${token}`)

  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="personal-data.html"')
  expect(answer.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(answer.body).not.toContain('<img')
  for (const said of ['<html lang="en-GB" dir="ltr">', '<h2>Orders</h2>', 'anesmark-shop_order-note', 'order number'])
    expect(answer.body).toContain(said)
})

test('opens a download for nobody but the account it was made for, and only as long as its link works', async () => {
  const ane = await member('ane@example.com', 'anesmark')
  const eve = await member('eve@example.com')
  await ane.call('POST', ask)
  const token = await mailedToken()

  const guest = visitorOf(shop)
  expect((await guest.call('POST', ask)).status).toBe(401)
  for (const format of ['json', 'page']) {
    expect((await guest.call('GET', `${ask}/${format}?token=${token}`)).status).toBe(401)
    const other = await eve.call('GET', `${ask}/${format}?token=${token}`)
    expect(other).toMatchObject({ status: 404, body: { code: 'privacy.export-gone' } })
    for (const forged of ['', 'x'.repeat(43), 'x'.repeat(150), '%27or%271'])
      expect((await ane.call('GET', `${ask}/${format}?token=${forged}`)).status).toBe(404)
    expect((await ane.call('GET', `${ask}/${format}?token=${token}`)).status).toBe(200)
  }
  const { rows } = await sql<{ all: string }>`select token_hash as "all" from data_export`.execute(database.sql())
  expect(rows[0]!.all).not.toContain(token)
  await sql`update data_export set expires_at = now() - interval '1 second'`.execute(database.sql())
  expect((await ane.call('GET', `${ask}/json?token=${token}`)).status).toBe(404)
  expect((await ane.page(`/account/profile?export=${token}`)).body).toMatchObject({ done: 'export-expired' })
})

test('makes one export however often it is asked for at once, and three a day', async () => {
  const ane = await member('ane@example.com')
  await Promise.all([ane.call('POST', ask), ane.call('POST', ask)])
  expect(shop.jobs.filter(({ queue }) => queue === 'export-personal-data')).toHaveLength(1)
  const job = shop.jobs[0]!
  expect(await mailedToken()).toBeDefined()
  const mails = () => shop.jobs.filter(({ queue }) => queue === 'write-mail').length
  shop.jobs.push(job)
  await shop.runJobs()
  expect(mails()).toBe(0)

  expect((await ane.call('POST', ask)).status).toBe(200)
  expect(await ane.call('POST', ask)).toMatchObject({ status: 429, body: { code: 'privacy.too-often' } })
})

test('shows an address that nobody confirmed nothing that was ordered under it', async () => {
  const ane = await member('ane@example.com')
  await plantOrder(database, { accountId: ane.accountId, email: 'ane@example.com', mark: 'guestmark', asGuest: true })
  await sql`update account set email_verified_at = null`.execute(database.sql())
  await ane.call('POST', ask)
  const { body } = await ane.call('GET', `${ask}/json?token=${await mailedToken()}`)

  expect(JSON.stringify(body)).not.toContain('guestmark')
  expect(tablesOf(body).get('account')).toHaveLength(1)
})

test('is asked for and offered on the page of the profile, without script; not while accounts are in maintenance', async () => {
  const ane = await member('ane@example.com')
  const asked = await ane.post('/account/profile', { formAction: 'ask-data-export' })
  const token = await mailedToken()
  const offered = await ane.page(`/account/profile?export=${token}`)

  expect(asked).toMatchObject({ status: 303, location: '/en-gb/account/profile?done=export-asked' })
  expect((await ane.page('/account/profile?done=export-asked')).body).toMatchObject({ done: 'export-asked' })
  const { download } = offered.body as unknown as { download: { jsonUrl: string; pageUrl: string } }
  expect(download.jsonUrl).toBe(`/api/account/en-gb/data-export/json?token=${token}`)
  expect(download.pageUrl).toBe(`/api/account/en-gb/data-export/page?token=${token}`)
  await ane.post('/account/profile', { formAction: 'ask-data-export' })
  expect((await ane.post('/account/profile', { formAction: 'ask-data-export' })).status).toBe(303)
  expect((await ane.post('/account/profile', { formAction: 'ask-data-export' })).status).toBe(422)
  switchedOn.add('accountMaintenanceMode')
  expect((await ane.post('/account/profile', { formAction: 'ask-data-export' })).status).toBe(303)
})

/** The marked words of a person in all tables of the database. */
async function wordsInDatabase(mark: string): Promise<string[]> {
  const words = new Set<string>()
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.sql())
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(database.sql())
    for (const { row } of rows) for (const [word] of row.matchAll(new RegExp(`${mark}-[\\w-]+`, 'g'))) words.add(word)
  }
  return [...words]
}

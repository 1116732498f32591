import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { warehouseFiles } from '#adapters/warehouse-files/server.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { password, visitorOf } from '../../profiles/member.fakes.ts'
import { type Planted, plantOrder, plantPerson } from '../planted-person.fakes.ts'

const database = await testDatabase()
const switchedOn = new Set<string>()
const exportsFolder = mkdtempSync(join(tmpdir(), 'packing-lists-'))
const warehouse = warehouseFiles({ folder: exportsFolder })
const shop = await openBuyingShop(database, { switchedOn, warehouse })
afterAll(async () => {
  await shop.close()
  rmSync(exportsFolder, { recursive: true })
})
beforeEach(async () => {
  switchedOn.clear()
  shop.clock.now = new Date()
  shop.failpoint.fail = () => {}
  shop.jobs.splice(0)
  await sql`truncate promotion_use, account, account_deletion, contact, session, rate_count, mail, notification, wishlist, basket, checkout_basket, gift_card, kept_answer cascade`.execute(
    database.sql(),
  )
})

const email = 'ane-who-leaves@example.com'
const call = '/account/en-gb/delete-account'
const pressed = { formAction: 'delete-account', email, password }

async function member(address = email, mark = 'anesmark') {
  const visitor = visitorOf(shop)
  await visitor.join(address)
  const { rows } = await sql<{ id: string }>`select id from account where email = ${address}`.execute(database.sql())
  const accountId = rows[0]!.id
  const planted = await plantPerson(database, { accountId, email: address, mark })
  shop.jobs.splice(0)
  return { ...visitor, accountId, planted }
}

/** Tax law requires that invoices are stored as issued. */
const keptByLaw = ['invoice: anesmark']

const deletionJob = () => shop.jobs.find(({ queue }) => queue === 'delete-personal-data')
/** Lets this many hours pass, and runs the deletion jobs that are due. */
async function later(hours: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000)
  await shop.sendDueDeletions()
  await shop.runJobs()
}
const mailsTold = () =>
  shop.jobs.flatMap(({ queue, data }) => (queue === 'write-mail' && data.kind === 'account-deleted' ? [data.data] : []))

/** Every row, in any table, that contains one of these texts. */
async function found(...texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.sql())
  const hits: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(database.sql())
    for (const { row } of rows) for (const text of texts) if (row.includes(text)) hits.push(`${name}: ${text}`)
  }
  return [...new Set(hits)].sort()
}

const columnOf = async (text: ReturnType<typeof sql>): Promise<unknown> => {
  const { rows } = await text.execute(database.sql())
  return (rows as { value: unknown }[])[0]?.value
}

test('deletes an account with everything that tells of its owner, and keeps orders anonymous for bookkeeping [C-EAC-17, C-ACC-O5]', async () => {
  const ane = await member()
  await plantOrder(database, { accountId: ane.accountId, email, mark: 'anesguestmark', asGuest: true })
  const eve = await member('eve@example.com', 'evesmark')
  const before = await found('evesmark', 'eve@example.com', eve.accountId)

  expect(await ane.call('DELETE', call)).toMatchObject({ status: 200, body: { status: 'OK' } })
  expect((await ane.call('GET', '/account/en-gb/get-user-metadata')).status).toBe(401)
  expect(await found('account_token-email', 'passkey-name', 'profile_address')).not.toContain(
    'profile_address: anesmark',
  )
  await shop.runJobs()
  expect(mailsTold()).toEqual([{ stage: 'account', isWaiting: false }])
  await later(3)

  expect(await found('anesmark', 'anesguestmark', email)).toEqual(['invoice: anesguestmark', 'invoice: anesmark'])
  // Only the id of the deleted account is left: in the proof of the deletion, and in the ledger of consents, whose
  // contact is anonymous.
  expect(await found(ane.accountId)).toEqual([`account_deletion: ${ane.accountId}`, `consent_record: ${ane.accountId}`])
  expect(await found('evesmark', 'eve@example.com', eve.accountId)).toEqual(before)
  const { rows } =
    await sql`select o.order_number as number, o.total_minor as total, o.email, o.account_id as account, o.content #> '{lines,0,name}' as name,
    o.content #> '{shippingAddress,country}' as country, o.content #> '{shippingAddress,regionCode}' as region, o.consents #> '{terms,version}' as terms,
    (select sum(quantity)::int from order_line l where l.order_id = o.id) as pieces, p.amount_minor as paid, p.state
    from shop_order o join payment p on p.id = o.payment_id where o.order_number = ${ane.planted.orderNumber}`.execute(
      database.sql(),
    )
  expect(rows).toEqual([
    {
      ...{ number: ane.planted.orderNumber, total: 7990, email: '', account: null, name: 'Linen dress' },
      ...{ country: 'dk', region: 'R1', terms: '7', pieces: 1, paid: 7990, state: 'authorised' },
    },
  ])
  expect(await columnOf(sql`select done_at is not null as value from account_deletion`)).toBe(true)
  expect(shop.forgotten).toContain(`${ane.planted.orderNumber}-warehouse:planted`)
  switchedOn.add('parcelServiceReturnsAndTracking')
  for (const typed of ['', email])
    expect(
      (
        await visitorOf(shop).call('POST', '/order/da-dk/returns/lookup', {
          orderNumber: ane.planted.orderNumber,
          email: typed,
        })
      ).status,
    ).toBe(404)
  expect(await columnOf(sql`select count(*)::int as value from gift_card_entry`)).toBe(3)
})

test('leaves no file with a packing list, no line in the log and no mail that tells of the owner, and those of others as they were [C-EAC-17, C-ACC-O5]', async () => {
  const ane = await member()
  const eve = await member('eve@example.com', 'evesmark')
  const handOver = ({ orderNumber }: Planted, address: string) =>
    warehouse.handOver({ id: `${orderNumber}-warehouse:planted`, content: { orderNumber, email: address } as never })
  await handOver(ane.planted, email)
  await handOver(eve.planted, 'eve@example.com')
  expect(readdirSync(exportsFolder)).toHaveLength(2)
  const wrong = {
    formFields: [
      { id: 'email', value: email },
      { id: 'password', value: 'anesmark' },
    ],
  }
  await visitorOf(shop).call('POST', '/auth/signin', wrong)
  await visitorOf(shop).call('POST', '/order/da-dk/returns/lookup', { orderNumber: ane.planted.orderNumber, email })

  await ane.call('DELETE', call)
  await shop.runJobs()
  await later(3)

  expect(readdirSync(exportsFolder)).toEqual([expect.stringContaining(eve.planted.orderNumber)])
  const { rows } = await sql<{ text: string }>`select m::text as text from mail m`.execute(database.sql())
  expect(rows.filter(({ text }) => text.includes(email) || text.includes('anesmark'))).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
  expect(shop.logged.filter((line) => line.includes(email) || line.includes('anesmark'))).toEqual([])
})

test('ends the sessions of all devices at once, and the links and passwords of the account with them [C-EAC-17, C-ACC-O5]', async () => {
  const ane = await member()
  const phone = visitorOf(shop)
  const signIn = () =>
    phone.call('POST', '/auth/signin', {
      formFields: [
        { id: 'email', value: email },
        { id: 'password', value: password },
      ],
    })
  await signIn()
  expect((await phone.call('GET', '/account/en-gb/address')).status).toBe(200)

  const left = await ane.post('/account/profile', pressed)

  expect(left).toMatchObject({ status: 303, location: '/en-gb' })
  const address = {
    firstName: 'Ane',
    lastName: 'Holm',
    line1: '4 Market Square',
    city: 'London',
    postalCode: 'SW1A 2BB',
  }
  for (const device of [ane, phone]) {
    expect((await device.call('GET', '/account/en-gb/get-user-metadata')).status).toBe(401)
    const added = await device.call('POST', '/account/en-gb/address', {
      ...address,
      mobilePhoneNumber: '+447911123456',
    })
    expect(added.status).toBeGreaterThanOrEqual(400)
    expect(added.status).toBeLessThan(500)
  }
  expect((await signIn()).body.status).not.toBe('OK')
  expect(
    await columnOf(
      sql`select count(*)::int as value from session where ended_at is null and account_id = ${ane.accountId}`,
    ),
  ).toBe(0)
  for (const table of ['account_token', 'known_device', 'passkey', 'account_provider', 'profile_address', 'profile'])
    expect(await columnOf(sql`select count(*)::int as value from ${sql.table(table)}`), table).toBe(0)
})

test('takes the typed address and the password, or a sign-in of the last ten minutes, and nobody else [C-EAC-17]', async () => {
  const ane = await member()
  const guest = visitorOf(shop)
  expect((await guest.call('DELETE', call)).status).toBe(401)

  for (const wrong of [{ email: 'other@example.com' }, { email: '' }, { password: 'wrong' }, { password: '' }])
    expect((await ane.post('/account/profile', { ...pressed, ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  switchedOn.add('accountMaintenanceMode')
  await ane.post('/account/profile', pressed)
  switchedOn.clear()
  await sql`update session set started_at = ${new Date(shop.clock.now.getTime() - 11 * 60_000)}`.execute(database.sql())
  expect(await ane.call('DELETE', call)).toMatchObject({
    ...{ status: 403, body: { code: 'account-deletion.sign-in-again' } },
  })
  expect(await columnOf(sql`select count(*)::int as value from account`)).toBe(1)
  expect(deletionJob()).toBeUndefined()

  await sql`update account set password = null`.execute(database.sql())
  expect((await ane.post('/account/profile', pressed)).status).toBe(422)
  await sql`update session set started_at = ${shop.clock.now}`.execute(database.sql())
  expect((await ane.post('/account/profile', pressed)).status).toBe(303)
  expect(await columnOf(sql`select count(*)::int as value from account`)).toBe(0)
})

test('deletes once, however often and at whatever moment it is pressed [C-EAC-17]', async () => {
  const ane = await member()
  const answers = await Promise.all([ane.call('DELETE', call), ane.call('DELETE', call), ane.call('DELETE', call)])

  for (const { status } of answers) expect([200, 401]).toContain(status)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(shop.jobs.filter(({ queue }) => queue === 'delete-personal-data')).toHaveLength(1)
  const job = deletionJob()!
  await shop.runJobs()
  shop.jobs.splice(0)
  shop.jobs.push(job, job)
  await Promise.all([shop.runJobs(), shop.runJobs()])
  expect(mailsTold()).toEqual([])
})

test.each<[string, ReturnType<typeof sql>, ReturnType<typeof sql>]>([
  ['is not sent yet', sql`update shop_order set state = 'placed'`, sql`update shop_order set state = 'completed'`],
  [
    'can still be sent back',
    sql`update parcel set made_at = now() - interval '3 days'`,
    sql`update parcel set made_at = now() - interval '90 days'`,
  ],
  [
    'was delivered a moment ago',
    sql`update parcel_event set happened_at = now()`,
    sql`update parcel_event set happened_at = now() - interval '90 days'`,
  ],
  ['is sent back', sql`update goods_return set state = 'shipped'`, sql`update goods_return set state = 'refunded'`],
  ['is being refunded', sql`update refund set state = 'asked'`, sql`update refund set state = 'done'`],
  [
    'waits for an operator',
    sql`update work_entry set resolved_at = null`,
    sql`update work_entry set resolved_at = now()`,
  ],
  ['is disputed', sql`update payment set money_state = 'disputed'`, sql`update payment set money_state = 'kept'`],
  ['has a gift card to send', sql`update gift_card set plain_code = 'x'`, sql`update gift_card set plain_code = null`],
  [
    'is not told to its warehouse',
    sql`update order_handover set sent_at = null`,
    sql`update order_handover set sent_at = now()`,
  ],
])(
  'keeps the names of an order that %s until it is finished, and says so [C-EAC-17, C-ACC-O5]',
  async (_, opens, closes) => {
    const ane = await member()
    await opens.execute(database.sql())
    await ane.call('DELETE', call)
    await shop.runJobs()

    expect(mailsTold()).toEqual([{ stage: 'account', isWaiting: true }])
    expect(
      await found('anesmark-shop_order-shipping-first', 'anesmark-gift_card-letter', 'anesmark-order_handover-first'),
    ).toHaveLength(3)
    expect(await found('anesmark-account', 'anesmark-profile', 'anesmark-wishlist')).toEqual([])
    expect(await columnOf(sql`select email as value from shop_order`)).toBe(email)
    await later(25)
    expect(await found('anesmark-shop_order-shipping-first')).toHaveLength(1)

    await closes.execute(database.sql())
    shop.jobs.splice(0)
    await later(25)
    expect(mailsTold()).toEqual([{ stage: 'orders', isWaiting: false }])
    await later(25)
    expect(await found('anesmark', email)).toEqual(keptByLaw)
    expect(await columnOf(sql`select done_at is not null as value from account_deletion`)).toBe(true)
  },
)

test('keeps a basket while a payment of it is open: its order is found later and becomes anonymous too [C-EAC-17]', async () => {
  const ane = await member()
  await sql`update payment set state = 'pending'`.execute(database.sql())
  await ane.call('DELETE', call)
  await shop.runJobs()
  expect(await found('anesmark-basket-addresses-line1')).toHaveLength(1)

  await sql`update payment set state = 'authorised'`.execute(database.sql())
  await plantOrder(database, { accountId: ane.accountId, email, mark: 'anesmark' })
  await later(25)
  await later(25)
  await later(25)
  expect(await found('anesmark', email)).toEqual(keptByLaw)
})

test('goes on where it was interrupted, and finds what was saved with a token that was still good [C-EAC-17]', async () => {
  const ane = await member()
  await ane.call('DELETE', call)
  shop.jobs.splice(0)
  await later(1)
  await sql`insert into wishlist (id, account_id, name, is_default) values (gen_random_uuid(), ${ane.accountId}, 'anesmark', false)`.execute(
    database.sql(),
  )
  await later(3)

  expect(await found('anesmark', email)).toEqual(keptByLaw)
})

test('leaves orders of others under an address that is not confirmed [C-EAC-17]', async () => {
  const ane = await member()
  await sql`insert into mail (event_id, kind, market, recipient, subject, html, text) values ('account-verify:x', 'verify-email', 'da-dk', ${email}, '', '', '')`.execute(
    database.sql(),
  )
  await plantOrder(database, { accountId: ane.accountId, email, mark: 'guestmark', asGuest: true })
  await sql`update account set email_verified_at = null`.execute(database.sql())
  await ane.call('DELETE', call)
  await shop.runJobs()
  await later(3)

  // Everything left was requested with the email address, which may belong to somebody else.
  const tables = ['contact', 'invoice', 'loyalty_enrolment_by_email', 'mail', 'notification', 'subscription']
  const left = tables.map((table) => `${table}: anesmark`)
  expect(await found('anesmark')).toEqual(left)
  expect(await found('account-verify')).toEqual([])
  expect(await found('guestmark-shop_order-note')).toHaveLength(1)
})

test('an action of customer service stays as it was written but for what it may tell of a person', async () => {
  await member()
  const change = (text: ReturnType<typeof sql>) =>
    text.execute(database.sql()).then(
      () => 'changed',
      () => 'refused',
    )

  expect(await change(sql`update order_action set by = 'nobody', reason = '-', details = '{}'`)).toBe('refused')
  expect(await change(sql`update order_action set reason = 'another'`)).toBe('refused')
  expect(await change(sql`delete from order_action`)).toBe('refused')
  expect(await change(sql`update order_action set reason = '-', details = '{}'`)).toBe('changed')
})

import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../../checks/harness/database/test-database.ts'
import { deleteExpired, deleteExpiredHourly } from './delete-expired.repository.ts'

const database = await testDatabase()
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

async function basket(days: number): Promise<string> {
  const id = newId()
  const day = 86_400_000
  await sql`insert into basket (id, market, currency, version, lines, addresses, email, made_at, changed_at, expires_at)
    values (${id}, 'da-dk', 'DKK', 1, '[]', '{}', 'shopper@example.com', ${ago(days)}, ${ago(days)},
      ${new Date(ago(days).getTime() + 30 * day)})`.execute(database.sql())
  return id
}

async function frozen(basketId: string, days: number): Promise<string> {
  const id = newId()
  await sql`insert into checkout_basket (id, basket_id, basket_version, market, content, content_hash, total_minor, currency, made_at, void_at)
    values (${id}, ${basketId}, 1, 'da-dk', '{}', '', 100, 'DKK', ${ago(days)}, now())`.execute(database.sql())
  return id
}

async function payment(of: { basketId: string; frozenId: string }, state: string, days: number): Promise<string> {
  const id = newId()
  await sql`insert into payment (id, checkout_basket_id, basket_id, market, provider, method, state, amount_minor, currency, context, made_at, changed_at)
    values (${id}, ${of.frozenId}, ${of.basketId}, 'da-dk', 'adyen', 'scheme', ${state}, 100, 'DKK',
      '{"shopperAddress":"192.0.2.1","installments":2}', ${ago(days)}, ${ago(days)})`.execute(database.sql())
  await sql`insert into payment_event (provider, event_id, payment_id, outcome, heard_by)
    values ('adyen', ${id}, ${id}, 'none', 'answer')`.execute(database.sql())
  return id
}

/** A frozen basket with one payment, both this many days old. */
async function attempt(state: string, days: number) {
  const basketId = await basket(days)
  const frozenId = await frozen(basketId, days)
  return { basketId, frozenId, paymentId: await payment({ basketId, frozenId }, state, days) }
}

async function order({ basketId, frozenId, paymentId }: Awaited<ReturnType<typeof attempt>>): Promise<void> {
  await sql`insert into shop_order (id, order_number, checkout_basket_id, basket_id, payment_id, market, state, total_minor, currency, email, content, consents)
    values (${newId()}, ${newId()}, ${frozenId}, ${basketId}, ${paymentId}, 'da-dk', 'placed', 100, 'DKK', 'buyer@example.com', '{}', '{}')`.execute(
    database.sql(),
  )
}

async function idsIn(table: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(database.sql())
  return new Set(rows.map(({ id }) => id))
}

afterEach(async () => {
  await sql`truncate basket, checkout_basket, payment, payment_event, shop_order, notification, mail cascade`.execute(
    database.sql(),
  )
})

test('deletes a notification a month after it was mailed, or a year after it was requested', async () => {
  await sql`insert into notification (token, visitor, kind, market, product_id, email, made_at, ended_at, ended_by, confirmed_at) values
    (gen_random_uuid(), gen_random_uuid(), 'stock', 'da-dk', 'p', 'old@example.com', ${ago(90)}, ${ago(31)}, 'mail', now()),
    (gen_random_uuid(), gen_random_uuid(), 'stock', 'da-dk', 'p', 'mailed@example.com', now(), now(), 'mail', now()),
    (gen_random_uuid(), gen_random_uuid(), 'stock', 'da-dk', 'p', 'a-year@example.com', ${ago(366)}, null, null, now()),
    (gen_random_uuid(), gen_random_uuid(), 'stock', 'da-dk', 'p', 'waits@example.com', ${ago(90)}, null, null, now())`.execute(
    database.sql(),
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const faults: unknown[] = []
  const stop = deleteExpiredHourly(database, (error) => faults.push(error))
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()

  const left = async () =>
    (await sql<{ email: string }>`select email from notification order by email`.execute(database.sql())).rows.map(
      ({ email }) => email,
    )
  await expect.poll(left).toEqual(['mailed@example.com', 'waits@example.com'])
  stop()
  expect(faults).toEqual([])
})

test('deletes a basket a day after it expired, ordered or not, and more of them than one statement takes', async () => {
  await sql`insert into basket (id, market, currency, version, lines, addresses, changed_at, expires_at)
    select gen_random_uuid(), 'da-dk', 'DKK', 1, '[]', '{}', ${ago(60)}, ${ago(30)} from generate_series(1, 1100)`.execute(
    database.sql(),
  )
  const ordered = await attempt('authorised', 40)
  await order(ordered)
  const recent = await basket(29)

  await deleteExpired(database)

  expect(await idsIn('basket')).toEqual(new Set([recent]))
  expect(await idsIn('checkout_basket')).toEqual(new Set([ordered.frozenId]))
  expect(await idsIn('payment')).toEqual(new Set([ordered.paymentId]))
})

test('keeps an expired basket while a payment of it is open, with its frozen basket', async () => {
  const open = await Promise.all(
    ['started', 'unknown', 'actionrequired', 'pending'].map((state) => attempt(state, 200)),
  )

  await deleteExpired(database)

  expect(await idsIn('basket')).toEqual(new Set(open.map(({ basketId }) => basketId)))
  expect(await idsIn('checkout_basket')).toEqual(new Set(open.map(({ frozenId }) => frozenId)))
  expect(await idsIn('payment')).toEqual(new Set(open.map(({ paymentId }) => paymentId)))
})

test('deletes a frozen basket without payments once its basket has expired', async () => {
  const [old, recent] = [await frozen(newId(), 32), await frozen(newId(), 30)]

  await deleteExpired(database)

  expect(await idsIn('checkout_basket')).toEqual(new Set([recent]))
  expect(old).not.toBe(recent)
})

test('deletes failed payments after 90 days with their frozen basket and events, and keeps those of orders', async () => {
  const states = ['refused', 'cancelled', 'expired', 'error', 'voided']
  for (const state of states) await attempt(state, 91)
  const ordered = await attempt('authorised', 91)
  await order(ordered)
  const firstTry = await payment(ordered, 'refused', 91)
  const cancelled = await attempt('refused', 91)
  await order(cancelled)
  const recent = await attempt('refused', 89)

  await deleteExpired(database)

  const kept = [ordered, cancelled, recent]
  expect(await idsIn('payment')).toEqual(new Set(kept.map(({ paymentId }) => paymentId)))
  expect(await idsIn('checkout_basket')).toEqual(new Set(kept.map(({ frozenId }) => frozenId)))
  expect(kept.map(({ paymentId }) => paymentId)).not.toContain(firstTry)
})

test('keeps failed payments that moved money or that an operator worked on, and deletes those whose money was only released', async () => {
  const voided = await attempt('voided', 91)
  const [refunded, disputed] = [await attempt('voided', 91), await attempt('voided', 91)]
  const worked = await attempt('error', 91)
  const refund = (paymentId: string, kind: string, state: string) =>
    sql`insert into refund (id, payment_id, kind, amount_minor, currency, state)
      values (${newId()}, ${paymentId}, ${kind}, 100, 'DKK', ${state})`.execute(database.sql())
  await refund(voided.paymentId, 'void', 'done')
  await refund(refunded.paymentId, 'refund', 'done')
  await sql`insert into money_event (payment_id, case_id, kind, happened_at, amount_minor, currency)
    values (${disputed.paymentId}, 'case', 'chargeback', now(), 100, 'DKK')`.execute(database.sql())
  await sql`insert into work_entry (id, kind, payment_id, amount_minor, currency)
    values (${newId()}, 'unknown', ${worked.paymentId}, 100, 'DKK')`.execute(database.sql())

  await deleteExpired(database)

  const kept = [refunded, disputed, worked]
  expect(await idsIn('payment')).toEqual(new Set(kept.map(({ paymentId }) => paymentId)))
  expect(await idsIn('checkout_basket')).toEqual(new Set(kept.map(({ frozenId }) => frozenId)))
})

test('deletes the network address of a shopper 90 days after the payment, and mails 90 days after they were written', async () => {
  const [old, recent] = [await attempt('authorised', 91), await attempt('authorised', 89)]
  for (const paid of [old, recent]) await order(paid)
  await sql`insert into mail (event_id, kind, market, recipient, subject, html, text, made_at) values
    ('old', 'order', 'da-dk', 'a@example.com', '', '', '', ${ago(91)}), ('recent', 'order', 'da-dk', 'a@example.com', '', '', '', ${ago(89)})`.execute(
    database.sql(),
  )

  await deleteExpired(database)

  const contexts = await sql<{ id: string; context: object }>`select id, context from payment`.execute(database.sql())
  expect(new Map(contexts.rows.map(({ id, context }) => [id, context]))).toEqual(
    new Map([
      [old.paymentId, { installments: 2 }],
      [recent.paymentId, { installments: 2, shopperAddress: '192.0.2.1' }],
    ]),
  )
  const mails = await sql<{ event: string }>`select event_id as event from mail`.execute(database.sql())
  expect(mails.rows).toEqual([{ event: 'recent' }])
})

test('leaves an expired basket that is locked for the next run', async () => {
  const id = await basket(60)
  await database.transaction(async (inside) => {
    await inside.prepared('test-lock', 'select from basket where id = $1 for update', [id])
    await deleteExpired(database)
  })
  expect(await idsIn('basket')).toEqual(new Set([id]))

  await deleteExpired(database)
  expect(await idsIn('basket')).toEqual(new Set())
})

test('deletes the link of a mail that no mail server took within a day', async () => {
  await sql`insert into mail (event_id, kind, market, recipient, subject, html, text, made_at) values
    ('old', 'reset-password', 'da-dk', 'a@b.dk', '', '<a>', 'link', ${ago(2)}),
    ('new', 'reset-password', 'da-dk', 'a@b.dk', '', '<a>', 'link', now()),
    ('other', 'new-device', 'da-dk', 'a@b.dk', '', '<a>', 'no link', ${ago(2)})`.execute(database.sql())

  await deleteExpired(database)

  const { rows } = await sql`select event_id as id, text from mail order by event_id`.execute(database.sql())
  expect(rows).toEqual([
    { id: 'new', text: 'link' },
    { id: 'old', text: '' },
    { id: 'other', text: 'no link' },
  ])
})

test('forgets an address that nobody confirmed in eight days, and keeps what was agreed to', async () => {
  await sql`insert into consent_text values ('t', 'en-GB', 'Agree', now())`.execute(database.sql())
  const contact = async (email: string, act: string, days: number) => {
    const id = newId()
    await sql`insert into contact (id, email, first_name, market, made_at) values (${id}, ${email}, 'Anna', 'da-dk', ${ago(days)})`.execute(
      database.sql(),
    )
    const { rows } = await sql<{
      id: string
    }>`insert into consent_record (contact_id, act, topic, text_version, market, language, source, at)
      values (${id}, ${act}, 'club', 't', 'da-dk', 'da-DK', 'form', ${ago(days)}) returning id`.execute(database.sql())
    await sql`insert into contact_confirmation values (${email}, ${rows[0]!.id}, ${id}, ${ago(days - 7)})`.execute(
      database.sql(),
    )
  }
  await contact('late@example.com', 'asked', 9)
  await contact('new@example.com', 'asked', 6)
  await contact('given@example.com', 'given', 90)
  await deleteExpired(database)

  const { rows } = await sql`select email, first_name from contact order by email`.execute(database.sql())
  expect(rows).toEqual([
    { email: 'given@example.com', first_name: 'Anna' },
    { email: 'new@example.com', first_name: 'Anna' },
    { email: null, first_name: null },
  ])
  const links = await sql<{ hash: string }>`select hash from contact_confirmation order by hash`.execute(database.sql())
  expect(links.rows.map(({ hash }) => hash)).toEqual(['new@example.com'])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { refunds as refundsIn } from './refunds.repository.ts'

const database = await testDatabase()
const sent: { refundId: string; after: number | undefined }[] = []
const refunds = refundsIn(database, {
  send: async (_inside, _queue, { refundId }, options) =>
    void sent.push({ refundId: String(refundId), after: options?.startAfterSeconds }),
})

/** An authorised payment of 10.00, and its refunds. */
async function paid() {
  sent.length = 0
  const [paymentId, frozenId, basketId] = [newId(), newId(), newId()]
  await sql`insert into checkout_basket (id, basket_id, basket_version, market, content, content_hash, total_minor, currency)
    values (${frozenId}, ${basketId}, 1, 'da-dk', '{}', '', 1000, 'DKK')`.execute(database.sql())
  await sql`insert into payment (id, checkout_basket_id, basket_id, market, provider, method, state, amount_minor, currency)
    values (${paymentId}, ${frozenId}, ${basketId}, 'da-dk', 'adyen', 'scheme', 'authorised', 1000, 'DKK')`.execute(
    database.sql(),
  )
  const request = (refundId: string, amountMinor: number) =>
    database.transaction((inside) => refunds.request(inside, { refundId, paymentId, amountMinor, cause: 'cancelled' }))
  return {
    request,
    refund: async (amountMinor: number) => {
      const id = newId()
      await request(id, amountMinor)
      sent.length = 0
      return id
    },
    tryAgain: (id: string) => database.transaction((inside) => refunds.tryAgain(inside, id)),
    lose: (lostMinor: number) =>
      sql`update payment set money_state = 'charged-back', lost_minor = ${lostMinor} where id = ${paymentId}`.execute(
        database.sql(),
      ),
    attempts: async () =>
      (await refunds.of(paymentId)).map(({ state, tries, amountMinor }) => [state, tries, amountMinor]),
    work: async () =>
      (
        await sql<{ kind: string; resolution: string | null }>`
          select kind, resolution from work_entry where payment_id = ${paymentId} order by opened_at`.execute(
          database.sql(),
        )
      ).rows.map(({ kind, resolution }) => [kind, resolution]),
  }
}

test('refunds as money no more than was paid, and one request once', async () => {
  const { request, attempts } = await paid()
  const [first, second, third] = [newId(), newId(), newId()]

  expect(await request(first, 700)).toEqual({ moneyMinor: 700, restMinor: 0 })
  for (let times = 0; times < 2; times += 1)
    expect(await request(second, 500)).toEqual({ moneyMinor: 300, restMinor: 200 })
  expect(await request(third, 100)).toEqual({ moneyMinor: 0, restMinor: 100 })

  expect(await attempts()).toEqual([
    ['asked', 1, 700],
    ['asked', 1, 300],
  ])
  expect(sent).toEqual([first, second].map((refundId) => ({ refundId, after: undefined })))
})

test('withholds a refund only while it waits for its provider and the money of its payment is lost', async () => {
  const { refund, lose, attempts, work } = await paid()
  const [waiting, done] = [await refund(400), await refund(300)]
  await refunds.handleEvent(done, 'done')

  expect(await refunds.withhold(waiting)).toBe(false)
  await lose(1000)
  expect([await refunds.withhold(done), await refunds.withhold(newId())]).toEqual([false, false])
  expect([await refunds.withhold(waiting), await refunds.withhold(waiting)]).toEqual([true, false])

  expect(await attempts()).toEqual([
    ['failed', 1, 400],
    ['done', 1, 300],
  ])
  expect(await work()).toEqual([['refund-withheld', null]])
})

test('tries a failed refund again an hour later, once, and leaves it to an operator while its money is lost', async () => {
  const { refund, lose, attempts, work } = await paid()
  const id = await refund(400)

  expect(await refunds.handleEvent(id, 'failed')).toMatchObject({ next: 'tried-again' })
  expect(await refunds.handleEvent(id, 'failed')).toBeUndefined()
  expect(await attempts()).toEqual([
    ['failed', 1, 400],
    ['asked', 2, 400],
  ])
  expect(sent).toEqual([{ refundId: expect.not.stringMatching(id), after: 3600 }])

  await lose(1000)
  expect(await refunds.handleEvent(sent[0]!.refundId, 'failed')).toMatchObject({ next: 'refund-withheld' })
  expect(await work()).toEqual([['refund-withheld', null]])
  expect(sent).toHaveLength(1)
})

test('reports a refund that was not accepted for a day, until it is accepted', async () => {
  const { refund, work } = await paid()
  const [stuck, fresh] = [await refund(400), await refund(300)]
  await sql`update refund set try_at = now() - interval '25 hours' where id = ${stuck}`.execute(database.sql())
  await sql`update refund set try_at = now() - interval '23 hours' where id = ${fresh}`.execute(database.sql())

  expect((await refunds.findStuck()).map(({ id }) => id)).toEqual([stuck])
  expect(await refunds.findStuck()).toEqual([])
  expect(sent).toEqual([{ refundId: stuck, after: undefined }])
  expect(await work()).toEqual([['refund-stuck', null]])
  await refunds.handleEvent(stuck, 'received')
  expect(await work()).toEqual([['refund-stuck', 'taken-on']])
})

test('makes another attempt for an operator after the last one failed, if the money is still there', async () => {
  const { refund, tryAgain, attempts, work } = await paid()
  const [done, id] = [await refund(300), await refund(700)]
  await refunds.handleEvent(done, 'done')

  expect([await tryAgain(id), sent]).toEqual([true, [{ refundId: id, after: undefined }]])
  let last = id
  for (let tries = 1; tries <= 5; tries += 1) {
    last = sent.at(-1)!.refundId
    await refunds.handleEvent(last, 'failed')
  }
  expect(await work()).toEqual([['refund-failed', null]])
  expect([await tryAgain(done), await tryAgain(newId())]).toEqual([false, false])

  expect([await tryAgain(last), await tryAgain(last)]).toEqual([true, false])
  expect((await attempts()).at(-1)).toEqual(['asked', 6, 700])
  expect(sent.at(-1)).toMatchObject({ after: 0 })
})

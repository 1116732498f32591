import type { Database } from '#server/platform/database.ts'
import { lockPayment, paymentColumns } from './lock-payment.repository.ts'
import { recordMoneyEvent } from './money-events.repository.ts'
import type { LastPaymentEvent, Payment, Payments } from './payments.ts'

/** The states of payments that are open or paid. */
const openOrPaidStates = `('started', 'unknown', 'actionrequired', 'pending', 'authorised', 'received')`

const one = async (on: Database, name: string, text: string, values: readonly unknown[]) =>
  (await on.prepared<Payment>(name, text, values))[0]

export function payments(database: Database): Payments {
  return {
    begin: async (inside, it) => {
      const made = await inside.prepared('payment-begin', beginText, [
        ...[it.id, it.checkoutBasketId, it.basketId, it.market, it.provider, it.method, it.amountMinor, it.currency],
        JSON.stringify(it.context),
      ])
      return made.length > 0
    },
    ...findPayments(database),
    recordEvent: (inside, { paymentId, eventId, outcome, amount, reference, reportedBy }) =>
      one(inside, 'payment-record-event', recordEventText, [
        ...[
          paymentId,
          eventId,
          outcome,
          amount?.minor ?? null,
          amount?.currency ?? null,
          reference ?? null,
          reportedBy,
        ],
      ]) as Promise<(Payment & { readonly isNew: boolean }) | undefined>,
    move: async (inside, id, { state, reference, action, reason, recheck }) => {
      await inside.prepared(
        'payment-move',
        `update payment set state = $2, provider_reference = coalesce($3, provider_reference), action = $4, reason = $5,
           check_at = case $6 when 'as-planned' then check_at when 'at-once' then now() end, changed_at = now() where id = $1`,
        [id, state, reference ?? null, action ? JSON.stringify(action) : null, reason ?? null, recheck],
      )
    },
    ...voids,
    saveReference: async (inside, id, reference) => {
      await inside.prepared('payment-save-reference', 'update payment set provider_reference = $2 where id = $1', [
        id,
        reference,
      ])
    },
    recordMoneyEvent,
    lock: lockPayment,
    release: async (inside, id) => {
      await inside.prepared('payment-release', 'update payment set released_at = now() where id = $1', [id])
    },
    due: (limit) => database.prepared<Payment>('payment-due', dueText, [limit]),
  }
}

/** Refunds of whole payments that did not result in an order. */
const voids: Pick<Payments, 'recordVoid' | 'voided'> = {
  recordVoid: async (inside, { id: paymentId, amountMinor, currency }, id) => {
    await inside.prepared(
      'refund-void',
      `insert into refund (id, payment_id, kind, amount_minor, currency, state) values ($1, $2, 'void', $3, $4, 'asked')
         on conflict (payment_id) where kind = 'void' do nothing`,
      [id, paymentId, amountMinor, currency],
    )
  },
  voided: async (inside, paymentId) => {
    await inside.prepared('refund-voided', `update refund set state = 'done' where payment_id = $1 and kind = 'void'`, [
      paymentId,
    ])
  },
}

/** Reads payments without changing them. */
const findPayments = (
  database: Database,
): Pick<
  Payments,
  | 'findOpenOrPaid'
  | 'find'
  | 'latest'
  | 'hadReference'
  | 'lastPaymentEvent'
  | 'findOpenBefore'
  | 'findMadeBetween'
  | 'findMany'
> => ({
  findOpenOrPaid: (inside, basketId) =>
    one(
      inside,
      'payment-alive',
      `select ${paymentColumns} from payment where basket_id = $1 and state in ${openOrPaidStates}`,
      [basketId],
    ),
  find: (id) => one(database, 'payment-find', `select ${paymentColumns} from payment where id = $1`, [id]),
  latest: (checkoutBasketId) =>
    one(
      database,
      'payment-latest',
      `select ${paymentColumns} from payment where checkout_basket_id = $1 order by made_at desc limit 1`,
      [checkoutBasketId],
    ),
  hadReference: async (paymentId, reference) => {
    const found = await database.prepared('payment-had-reference', hadReferenceText, [paymentId, reference])
    return found.length > 0
  },
  lastPaymentEvent: async (paymentId) =>
    (
      await database.prepared<LastPaymentEvent>(
        'payment-last-heard',
        `select event_id as "eventId", outcome, provider_reference as reference, amount_minor as "amountMinor", currency,
             heard_by as "reportedBy" from payment_event where payment_id = $1 and outcome <> 'none' order by id desc limit 1`,
        [paymentId],
      )
    )[0],
  findOpenBefore: (provider, before, limit) =>
    database.prepared<Payment>(
      'payment-open-before',
      `select ${paymentColumns} from payment where provider = $1 and made_at <= $2
           and state in ('started', 'unknown', 'actionrequired', 'pending') order by made_at limit $3`,
      [provider, before, limit],
    ),
  findMadeBetween: (provider, from, to) =>
    database.prepared<Payment>(
      'payment-made-between',
      `select ${paymentColumns} from payment where provider = $1 and made_at >= $2 and made_at < $3`,
      [provider, from, to],
    ),
  findMany: (ids) =>
    database.prepared<Payment>('payment-many', `select ${paymentColumns} from payment where id = any($1)`, [ids]),
})

const hadReferenceText = `select from payment_event where payment_id = $1 and provider_reference = $2 limit 1`

/** A single statement: the row is locked first, and the event is stored with the provider of the payment. `heard_by` is `reportedBy`. */
const recordEventText = `
  with locked as materialized (select ${paymentColumns} from payment where id = $1 for update),
  noted as (
    insert into payment_event (provider, event_id, payment_id, outcome, amount_minor, currency, provider_reference, heard_by)
    select provider, $2, id, $3, $4, $5, $6, $7 from locked on conflict (provider, event_id) do nothing returning id
  )
  select locked.*, exists (select from noted) as "isNew" from locked`

const beginText = `
  insert into payment (id, checkout_basket_id, basket_id, market, provider, method, state, amount_minor, currency, context, check_at)
  values ($1, $2, $3, $4, $5, $6, 'started', $7, $8, $9, now() + interval '30 seconds')
  on conflict (basket_id) where state in ${openOrPaidStates} do nothing returning id`

/**
 * An open payment is checked 30 s, 2, 5 and 13 minutes after its start. The next checks follow after 30 s each, so that
 * a payment whose check at 13 minutes failed still ends within 15 minutes. After that each pause is twice as long as
 * the previous one, up to an hour.
 */
const dueText = `
  update payment set checks = checks + 1,
    check_at = case checks when 0 then made_at + interval '2 minutes' when 1 then made_at + interval '5 minutes'
      when 2 then made_at + interval '13 minutes' else now() + interval '30 seconds' * least(120, power(2, greatest(0, checks - 5))) end
  where id in (select id from payment where check_at < now() order by check_at limit $1 for update skip locked)
  returning ${paymentColumns}`

import type { Money } from '#foundation/money.ts'
import type { Database } from '#server/platform/database.ts'
import { isMoneyLost, type MoneyState, type MoneyStatus, moneyStatusOf } from './money-state.ts'
import type { MoneyEvent, PaymentAction, ProviderName } from './payment-provider.port.ts'
import type { Outcome, PaymentState } from './payment-state.ts'

/** Paid by gift cards alone, so that no provider was asked. */
export const giftCardProvider = 'gift-cards'

/** The data needed to ask the provider about the payment again. */
export interface PaymentContext {
  readonly storeId?: string
  readonly shopperAddress?: string
  readonly installments?: number
}

/** One attempt to pay a frozen basket. */
export interface Payment {
  readonly id: string
  readonly checkoutBasketId: string
  readonly basketId: string
  readonly market: string
  readonly provider: ProviderName | typeof giftCardProvider
  readonly method: string
  readonly context: PaymentContext
  readonly state: PaymentState
  readonly amountMinor: number
  readonly currency: string
  readonly reference: string | null
  readonly action: PaymentAction | null
  /** Word key of why it did not go through. */
  readonly reason: string | null
  readonly checks: number
  readonly madeAt: Date
  /** The state of the money since the authorisation, and the amount lost. */
  readonly moneyState: MoneyState
  readonly lostMinor: number
  /** The time an operator released the order although its money is lost. */
  readonly releasedAt: Date | null
}

export type NewPayment = Pick<
  Payment,
  'id' | 'checkoutBasketId' | 'basketId' | 'market' | 'provider' | 'method' | 'context' | 'amountMinor' | 'currency'
>

/** A payment event and its source. The same event received twice is stored once. */
export interface PaymentEvent {
  readonly paymentId: string
  readonly provider: string
  readonly eventId: string
  readonly outcome: Outcome | 'none'
  readonly amount: Money | undefined
  readonly reference: string | undefined
  readonly reportedBy: 'answer' | 'return' | 'webhook' | 'recheck' | 'shopper' | 'reconcile' | 'operator'
}

export interface LastPaymentEvent extends Pick<PaymentEvent, 'eventId' | 'outcome' | 'reference' | 'reportedBy'> {
  readonly amountMinor: number | null
  readonly currency: string | null
}

export interface Moved {
  readonly state: PaymentState
  readonly reference?: string | null
  readonly action?: PaymentAction | null
  readonly reason?: string | null
  /** True if it is looked at again: as planned, at once, or never, when nothing is open any more. */
  readonly recheck: 'as-planned' | 'at-once' | 'never'
}

/** Payments and their events. A basket has at most one that is open or paid. */
export interface Payments {
  /** False when the basket has one that is open or paid already. */
  begin(inside: Database, payment: NewPayment): Promise<boolean>
  /** Open or paid. */
  alive(inside: Database, basketId: string): Promise<Payment | undefined>
  find(id: string): Promise<Payment | undefined>
  latest(checkoutBasketId: string): Promise<Payment | undefined>
  /** Stores an event of a payment and locks the payment; `isNew` is false for a repeated event. */
  recordEvent(
    inside: Database,
    event: Omit<PaymentEvent, 'provider'>,
  ): Promise<(Payment & { readonly isNew: boolean }) | undefined>
  move(inside: Database, id: string, moved: Moved): Promise<void>
  /** Notes that a paid amount goes back; once per payment. */
  noteVoid(inside: Database, payment: Payment, id: string): Promise<void>
  voided(inside: Database, paymentId: string): Promise<void>
  /** The provider's own reference, where it was learned later. */
  learn(inside: Database, id: string, reference: string): Promise<void>
  /** The last event of a payment. */
  lastPaymentEvent(paymentId: string): Promise<LastPaymentEvent | undefined>
  /** Payments of a provider whose outcome is open, begun before a moment. */
  openBefore(provider: string, before: Date, limit: number): Promise<Payment[]>
  /** Payments of a provider begun within a time. */
  madeBetween(provider: string, from: Date, to: Date): Promise<Payment[]>
  many(ids: readonly string[]): Promise<Payment[]>
  /**
   * Stores a money event, locks the payment, and returns the state of its money before and after. Events may arrive in any order and more
   * than once.
   */
  noteMoneyEvent(inside: Database, paymentId: string, event: MoneyEvent): Promise<MoneyMoved | undefined>
  /** Locks the payment. */
  lock(inside: Database, id: string): Promise<Payment | undefined>
  /** From now on the order goes on although its money is lost. */
  release(inside: Database, id: string): Promise<void>
  /** Takes payments whose re-check is due, so that two processes never take the same. */
  due(limit: number): Promise<Payment[]>
}

export interface MoneyMoved {
  /** As it was before. */
  readonly payment: Payment
  readonly status: MoneyStatus
  readonly isNew: boolean
}

const columns = `id, checkout_basket_id as "checkoutBasketId", basket_id as "basketId", market, provider, method, context, state,
  amount_minor as "amountMinor", currency, provider_reference as reference, action, reason, checks, made_at as "madeAt",
  money_state as "moneyState", lost_minor as "lostMinor", released_at as "releasedAt"`
const aliveStates = `('started', 'unknown', 'actionrequired', 'pending', 'authorised', 'received')`

export function payments(database: Database): Payments {
  const one = async (on: Database, name: string, text: string, values: readonly unknown[]) =>
    (await on.prepared<Payment>(name, text, values))[0]
  return {
    begin: async (inside, it) => {
      const made = await inside.prepared('payment-begin', beginText, [
        ...[it.id, it.checkoutBasketId, it.basketId, it.market, it.provider, it.method, it.amountMinor, it.currency],
        JSON.stringify(it.context),
      ])
      return made.length > 0
    },
    alive: (inside, basketId) =>
      one(inside, 'payment-alive', `select ${columns} from payment where basket_id = $1 and state in ${aliveStates}`, [
        basketId,
      ]),
    find: (id) => one(database, 'payment-find', `select ${columns} from payment where id = $1`, [id]),
    latest: (checkoutBasketId) =>
      one(
        database,
        'payment-latest',
        `select ${columns} from payment where checkout_basket_id = $1 order by made_at desc limit 1`,
        [checkoutBasketId],
      ),
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
    noteVoid: async (inside, { id: paymentId, amountMinor, currency }, id) => {
      await inside.prepared(
        'refund-void',
        `insert into refund (id, payment_id, kind, amount_minor, currency, state) values ($1, $2, 'void', $3, $4, 'asked')
         on conflict (payment_id) where kind = 'void' do nothing`,
        [id, paymentId, amountMinor, currency],
      )
    },
    voided: async (inside, paymentId) => {
      await inside.prepared(
        'refund-voided',
        `update refund set state = 'done' where payment_id = $1 and kind = 'void'`,
        [paymentId],
      )
    },
    learn: async (inside, id, reference) => {
      await inside.prepared('payment-learn', 'update payment set provider_reference = $2 where id = $1', [
        id,
        reference,
      ])
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
    openBefore: (provider, before, limit) =>
      database.prepared<Payment>(
        'payment-open-before',
        `select ${columns} from payment where provider = $1 and made_at <= $2
           and state in ('started', 'unknown', 'actionrequired', 'pending') order by made_at limit $3`,
        [provider, before, limit],
      ),
    madeBetween: (provider, from, to) =>
      database.prepared<Payment>(
        'payment-made-between',
        `select ${columns} from payment where provider = $1 and made_at >= $2 and made_at < $3`,
        [provider, from, to],
      ),
    many: (ids) =>
      database.prepared<Payment>('payment-many', `select ${columns} from payment where id = any($1)`, [ids]),
    noteMoneyEvent: (inside, paymentId, event) => noteMoneyEvent(inside, paymentId, event),
    lock: (inside, id) => one(inside, 'payment-lock', lockText, [id]),
    release: async (inside, id) => {
      await inside.prepared('payment-release', 'update payment set released_at = now() where id = $1', [id])
    },
    due: (limit) => database.prepared<Payment>('payment-due', dueText, [limit]),
  }
}

const lockText = `select ${columns} from payment where id = $1 for update`

async function noteMoneyEvent(inside: Database, id: string, event: MoneyEvent): Promise<MoneyMoved | undefined> {
  const [payment] = await inside.prepared<Payment>('payment-lock', lockText, [id])
  if (!payment) return undefined
  const { caseId, kind, at, amount, reason = null, answerBy = null } = event
  const added = await inside.prepared(
    'money-event',
    `insert into money_event (payment_id, case_id, kind, happened_at, amount_minor, currency, reason, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning case_id`,
    [id, caseId, kind, at, amount.minor, amount.currency, reason, answerBy],
  )
  const known = await inside.prepared<MoneyEventRow>('money-events', moneyEventsText, [id])
  const status = moneyStatusOf(
    known.map(({ minor, currency, at: when, ...row }) => ({
      ...row,
      amount: { minor, currency },
      at: when.toISOString(),
    })),
  )
  const isLostAnew = isMoneyLost(status.state) && !isMoneyLost(payment.moneyState)
  await inside.prepared(
    'payment-money',
    `update payment set money_state = $2, lost_minor = $3, released_at = case when $4 then null else released_at end where id = $1`,
    [id, status.state, status.lostMinor, isLostAnew],
  )
  return { payment, status, isNew: added.length > 0 }
}

interface MoneyEventRow extends Pick<MoneyEvent, 'kind' | 'caseId'> {
  readonly minor: number
  readonly currency: string
  readonly at: Date
}

const moneyEventsText = `
  select kind, case_id as "caseId", amount_minor as minor, currency, happened_at as at from money_event where payment_id = $1`

/** One statement: the row is locked first, and the event is stored with the provider of the payment. */
const recordEventText = `
  with locked as materialized (select ${columns} from payment where id = $1 for update),
  noted as (
    insert into payment_event (provider, event_id, payment_id, outcome, amount_minor, currency, provider_reference, heard_by)
    select provider, $2, id, $3, $4, $5, $6, $7 from locked on conflict (provider, event_id) do nothing returning id
  )
  select locked.*, exists (select from noted) as "isNew" from locked`

const beginText = `
  insert into payment (id, checkout_basket_id, basket_id, market, provider, method, state, amount_minor, currency, context, check_at)
  values ($1, $2, $3, $4, $5, $6, 'started', $7, $8, $9, now() + interval '30 seconds')
  on conflict (basket_id) where state in ${aliveStates} do nothing returning id`

/**
 * Re-checks at 30 s, 2, 5 and 13 minutes after the payment began; then three times after half a minute, so that whatever failed at the
 * last is over within a quarter of an hour, and after a minute, two, four, up to an hour.
 */
const dueText = `
  update payment set checks = checks + 1,
    check_at = case checks when 0 then made_at + interval '2 minutes' when 1 then made_at + interval '5 minutes'
      when 2 then made_at + interval '13 minutes' else now() + interval '30 seconds' * least(120, power(2, greatest(0, checks - 5))) end
  where id in (select id from payment where check_at < now() order by check_at limit $1 for update skip locked)
  returning ${columns}`

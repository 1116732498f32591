import { storedDays } from '#server/basket/index.ts'
import { kindsWithSecretLink } from '#server/mails/index.ts'
import type { Database } from '#server/platform/database.ts'

const hourMs = 3_600_000
/** The number of rows per statement is limited, because locks are held until a statement ends. */
const rowsAtOnce = 500

const lostStates = `('refused', 'cancelled', 'expired', 'error', 'voided')`
const openStates = `('started', 'unknown', 'actionrequired', 'pending', 'voiding')`

/** Deletes the rows that it can lock. Rows locked by others wait for the next run. */
const deleted = (table: string, where: string): string => `
  delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} limit ${rowsAtOnce} for update skip locked)) returning 1`

/** An expired basket is kept only for a payment that may still become an order. */
const expiredBaskets = `changed_at < now() - interval '${storedDays} days' and expires_at < now() - interval '1 day' and not exists (
  select from payment p where p.basket_id = basket.id and p.state in ${openStates})`

/** A frozen basket cannot be paid after the basket itself has expired. Payments and orders still need it. */
const unusedFrozenBaskets = `made_at < now() - interval '${storedDays + 1} days'
  and not exists (select from payment p where p.checkout_basket_id = checkout_basket.id)
  and not exists (select from shop_order o where o.checkout_basket_id = checkout_basket.id)`

/** Failed payments with their events. Payments that moved money, or that an operator handled, are kept for bookkeeping. */
const lostPayments = `
  with gone as materialized (
    select id from payment p where state in ${lostStates} and changed_at < now() - interval '90 days'
      and not exists (select from shop_order o where o.payment_id = p.id)
      and not exists (select from refund r where r.payment_id = p.id and (r.kind <> 'void' or r.state <> 'done'))
      and not exists (select from money_event m where m.payment_id = p.id)
      and not exists (select from work_entry w where w.payment_id = p.id)
    limit ${rowsAtOnce} for update skip locked
  ),
  events as (delete from payment_event e using gone where e.payment_id = gone.id),
  refunds as (delete from refund r using gone where r.payment_id = gone.id),
  uses as (delete from promotion_use u using gone where u.payment_id = gone.id and u.state = 'released')
  delete from payment p using gone where p.id = gone.id returning 1`

/** The network address is needed only to check an open payment with its provider again. */
const shopperAddresses = `
  update payment set context = context - 'shopperAddress' where id in (
    select id from payment where context ? 'shopperAddress' and state not in ${openStates}
      and changed_at < now() - interval '90 days' limit ${rowsAtOnce} for update skip locked) returning 1`

/** No mail server accepted this mail, and it is not tried again. Its secret link must not stay readable. */
const secretLinks = `
  update mail set html = '', text = '' where id in (
    select id from mail where html <> '' and kind in (${[...kindsWithSecretLink].map((kind) => `'${kind}'`).join(', ')})
      and made_at < now() - interval '1 day' limit ${rowsAtOnce} for update skip locked) returning 1`

/** Addresses that were not confirmed in time are deleted. The consent records stay without a name. */
const unconfirmedContacts = `
  update contact set email = null, first_name = null, last_name = null, birthday = null where id in (
    select id from contact c where email is not null and made_at < now() - interval '8 days'
      and not exists (select from consent_record r where r.contact_id = c.id
        and (r.act in ('given', 'confirmed') or r.at > now() - interval '8 days'))
    limit ${rowsAtOnce} for update skip locked) returning 1`

/** Nobody joins the loyalty programme with an address that is not theirs. */
const unconfirmedEnrolments = `told_at is null and made_at < now() - interval '30 days' and exists (
  select from account a where a.id = loyalty_enrolment.account_id and a.email_verified_at is null)`

/**
 * How long each kind of data is stored, above all personal data. There is one statement per table, and all run every
 * hour. `docs/generated/personal-data.md` lists the periods in words; `server/privacy/registry` says which statement deletes
 * which personal data.
 */
export const sweeps = {
  'sweep-changes': deleted('change', `made_at < now() - interval '1 day'`),
  'sweep-rate-counts': deleted('rate_count', `window_start < now() - interval '2 days'`),
  'sweep-kept-answers': deleted('kept_answer', `made_at < now() - interval '30 days'`),
  'sweep-basket-tickets': deleted('basket_ticket', `expires_at < now() - interval '1 day'`),
  'sweep-checkout-places': deleted('checkout_place', `seen_at < now() - interval '1 hour'`),
  'sweep-sessions': deleted('session', `least(ended_at, expires_at) < now() - interval '30 days'`),
  'sweep-used-challenges': deleted('used_challenge', `expires_at < now()`),
  'sweep-spent-sign-ins': deleted('spent_sign_in', `spent_at < now() - interval '1 day'`),
  'sweep-account-tokens': deleted('account_token', `expires_at < now() - interval '1 day'`),
  'sweep-account-deletions': deleted('account_deletion', `done_at < now() - interval '3 years'`),
  'sweep-data-exports': deleted('data_export', `coalesce(expires_at, asked_at + interval '7 days') < now()`),
  'sweep-known-devices': deleted('known_device', `seen_at < now() - interval '400 days'`),
  'sweep-signing-keys': deleted('signing_key', `made_at < now() - interval '90 days'`),
  'sweep-unconfirmed-notifications': deleted(
    'notification',
    `confirmed_at is null and confirm_until < now() - interval '1 day'`,
  ),
  'sweep-notifications': deleted('notification', `ended_at < now() - interval '30 days'`),
  'sweep-old-notifications': deleted('notification', `made_at < now() - interval '365 days'`),
  'sweep-guest-wishlists': deleted('wishlist', 'expires_at < now()'),
  'sweep-unconfirmed-watches': deleted(
    'wishlist_watch',
    `confirmed_at is null and confirm_until < now() - interval '1 day'`,
  ),
  'sweep-contact-confirmations': deleted('contact_confirmation', `until < now() - interval '1 day'`),
  'sweep-unconfirmed-contacts': unconfirmedContacts,
  'sweep-unconfirmed-enrolments': deleted('loyalty_enrolment', unconfirmedEnrolments),
  'sweep-support-requests': deleted('support_request', `made_at < now() - interval '365 days'`),
  'sweep-secret-links': secretLinks,
  'sweep-mails': deleted('mail', `made_at < now() - interval '90 days'`),
  'sweep-baskets': deleted('basket', expiredBaskets),
  'sweep-lost-payments': lostPayments,
  'sweep-frozen-baskets': deleted('checkout_basket', unusedFrozenBaskets),
  'sweep-shopper-addresses': shopperAddresses,
}

/** Every process deletes expired data each hour. A second run does no harm. Returns a function that stops it. */
export function deleteExpiredHourly(database: Database, failed: (error: unknown) => void): () => void {
  const timer = setInterval(() => void deleteExpired(database).catch(failed), hourMs).unref()
  return () => clearInterval(timer)
}

export async function deleteExpired(database: Database): Promise<void> {
  for (const [name, text] of Object.entries(sweeps)) {
    let rows: number
    do rows = (await database.prepared(name, text)).length
    while (rows === rowsAtOnce)
  }
}

import { sql } from 'kysely'
import { newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'

export interface Planted {
  readonly orderId: string
  readonly paymentId: string
  readonly basketId: string
  readonly orderNumber: string
}

interface ToPlant {
  readonly accountId: string
  readonly email: string
  /** A word that every text of this person contains, and no other text. */
  readonly mark: string
  /** True for an additional order as a guest with the same address. */
  readonly asGuest?: boolean
}

/** Fills every table with rows of a person who has an account; the texts are `{mark}-{table}-{column}`. */
export async function plantPerson(database: Database, who: ToPlant): Promise<Planted> {
  await plantAccount(database, who)
  return plantOrder(database, who)
}

async function plantAccount(database: Database, { accountId, email, mark }: ToPlant): Promise<void> {
  const run = (text: ReturnType<typeof sql>) => text.execute(database.sql())
  const is = (place: string): string => `${mark}-${place}`
  const hash = (): string => `${mark}-hash-${newId()}`
  await run(sql`update account set email_verified_at = now(), first_name = ${is('account-first_name')}, last_name = ${is('account-last_name')},
    phone_number = ${is('account-phone_number')}, birthday = '1990-01-02', terms = ${{ version: is('account-terms') }} where id = ${accountId}`)
  await run(
    sql`insert into account_provider (provider, subject, account_id, picture) values ('google', ${is('account_provider-subject')}, ${accountId}, ${is('account_provider-picture')})`,
  )
  await run(
    sql`insert into account_token (hash, kind, account_id, email, expires_at) values (${hash()}, 'verify', ${accountId}, ${is('account_token-email')}, now() + interval '1 day')`,
  )
  await run(sql`insert into known_device (account_id, hash) values (${accountId}, ${hash()})`)
  await run(
    sql`insert into session (id, account_id, current_hash, email_verified, device, expires_at) values (${newId()}, ${accountId}, 'x', true, ${is('session-device')}, now() + interval '1 day')`,
  )
  await run(
    sql`insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, backed_up) values (${newId()}, ${accountId}, ${hash()}, 'x', 0, '{internal}', ${is('passkey-name')}, true)`,
  )
  await run(sql`insert into profile (account_id, email_gpsr, preferred_payment, favourite_store, due_date, preferences, sub_brands) values (${accountId},
    ${is('profile-email_gpsr')}, ${is('profile-preferred_payment')}, ${is('profile-favourite_store')}, '2027-01-02', ${{ fit: [is('profile-preferences')] }},
    ${JSON.stringify([is('profile-sub_brands')])}) on conflict (account_id) do nothing`)
  await run(
    sql`insert into profile_address (id, account_id, address, is_preferred) values (${newId()}, ${accountId}, ${{ line1: is('profile_address-address') }}, false)`,
  )
  await plantContact(database, { email, mark, accountId })
  const wishlistId = newId()
  await run(
    sql`insert into wishlist (id, account_id, name, is_default, items) values (${wishlistId}, ${accountId}, ${is('wishlist-name')}, false, ${JSON.stringify([{ id: is('wishlist-items') }])})`,
  )
  await run(
    sql`insert into wishlist_watch (wishlist_id, token, market, email, told) values (${wishlistId}, ${newId()}, 'da-dk', ${email}, ${{ [is('wishlist_watch-told')]: {} }})`,
  )
  await run(sql`insert into notification (token, visitor, kind, market, product_id, sku, email, confirmed_at) values (${newId()}, ${newId()}, 'stock', 'da-dk',
    ${is('notification-product_id')}, ${is('notification-sku')}, ${email}, now())`)
  const askedId = newId()
  await run(sql`insert into support_request (id, market, account_id, email, name, subject, message, order_number, made_at) values (${askedId}, 'da-dk', ${accountId}, ${email},
    ${is('support_request-name')}, ${is('support_request-subject')}, ${is('support_request-message')}, ${is('support_request-order_number')}, now())`)
  await run(sql`insert into mail (event_id, kind, market, recipient, subject, html, text) values (${`support-request:${askedId}`}, 'support-request', 'da-dk',
    'support@halden.example', ${is('mail-of-question')}, 'x', 'x')`)
  await run(sql`insert into mail (event_id, kind, market, recipient, subject, html, text) values (${`wishlist-shared:${wishlistId}:${newId()}:0`},
    'wishlist-shared', 'da-dk', 'a-friend@example.com', ${is('mail-to-friend')}, 'x', 'x')`)
  await run(sql`insert into mail (event_id, kind, market, recipient, subject, html, text) values (${`new-device:${accountId}:1`}, 'new-device', 'da-dk', 'former@example.com',
    ${is('mail-subject')}, ${is('mail-html')}, ${is('mail-text')}), (${newId()}, 'reset-password', 'da-dk', ${email}, 'x', '', ${is('secret-link')})`)
}

async function plantContact(database: Database, { accountId, email, mark }: ToPlant): Promise<void> {
  const run = (text: ReturnType<typeof sql>) => text.execute(database.sql())
  const [contactId, version] = [newId(), newId()]
  await run(sql`insert into contact (id, email, first_name, last_name, birthday, market, made_at) values (${contactId}, ${email}, ${`${mark}-contact-first`},
    ${`${mark}-contact-last`}, '1990-01-02', 'da-dk', now())`)
  await run(
    sql`insert into consent_text (version, language, body, first_shown_at) values (${version}, 'da', 'text', now())`,
  )
  await run(sql`insert into consent_record (contact_id, act, topic, text_version, market, language, source, account_id, at) values (${contactId}, 'given', 'club', ${version},
    'da-dk', 'da', 'account', ${accountId}, now())`)
  await run(sql`insert into subscription (contact_id, topic, state, record_id, reason, changed_at) select contact_id, topic, 'active', id, ${`${mark}-subscription-reason`}, now()
    from consent_record where contact_id = ${contactId}`)
  await run(sql`insert into contact_confirmation (hash, record_id, contact_id, until) select ${newId()}, id, contact_id, now() + interval '7 days'
    from consent_record where contact_id = ${contactId}`)
}

const addressOf = (is: (place: string) => string, place: string) => ({
  ...{
    firstName: is(`${place}-first`),
    lastName: is(`${place}-last`),
    line1: is(`${place}-line1`),
    city: is(`${place}-city`),
  },
  ...{
    postalCode: is(`${place}-postal`),
    mobilePhoneNumber: is(`${place}-phone`),
    legalCustomerNumber: is(`${place}-number`),
  },
  ...{ country: 'dk', regionCode: 'R1', geoCoordinates: { latitude: 55.678901, longitude: 12.5 } },
})

/** The content of an order as the shop stores it, with all its personal data. */
const contentOf = (is: (place: string) => string, place: string, email: string) => ({
  shippingAddress: addressOf(is, `${place}-shipping`),
  billingAddress: addressOf(is, `${place}-billing`),
  note: is(`${place}-note`),
  email,
  total: { amount: 79.9, currency: 'DKK' },
  shipments: [
    {
      id: 'warehouse',
      shippingMethodId: 'post',
      pickupPointId: is(`${place}-pickup`),
      pickupPointAddress: { line1: is(`${place}-point`) },
      carrierPostNumber: is(`${place}-post-number`),
    },
  ],
  giftCards: [{ giftCardNumber: is(`${place}-card`) }],
  lines: [
    {
      id: '1',
      name: 'Linen dress',
      quantity: 1,
      totalPrice: { amount: 79.9, currency: 'DKK' },
      taxPercent: 25,
      giftCard: {
        recipientEmail: is(`${place}-to`),
        recipientName: is(`${place}-name`),
        senderName: is(`${place}-from`),
        message: is(`${place}-message`),
      },
    },
  ],
  taxRecord: {
    to: {
      country: 'US',
      regionCode: 'NJ',
      postalCode: is(`${place}-tax-postal`),
      city: is(`${place}-tax-city`),
      street: is(`${place}-tax-street`),
    },
  },
})

export async function plantOrder(database: Database, { accountId, email, mark, asGuest }: ToPlant): Promise<Planted> {
  const run = (text: ReturnType<typeof sql>) => text.execute(database.sql())
  const is = (place: string): string => `${mark}-${place}`
  const [orderId, paymentId, basketId, frozenId, parcelId, returnId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ]
  const [owner, orderNumber] = [asGuest ? null : accountId, newId()]
  const { rows } = await sql<{ sku: string }>`select sku from stock limit 1`.execute(database.sql())
  await run(sql`insert into basket (id, market, currency, version, lines, addresses, email, terms, newsletter, account_id, expires_at, extras, shipments)
    values (${basketId}, 'da-dk', 'DKK', 1, ${JSON.stringify([{ letter: { message: is('basket-lines') } }])}, ${{ shipping: addressOf(is, 'basket-addresses') }}, ${email},
      ${{ version: is('basket-terms') }}, ${{ version: is('basket-newsletter') }}, ${owner}, now() + interval '20 days', ${{ note: is('basket-extras') }},
      ${{ all: { pickupPointId: is('basket-shipments') } }})`)
  await run(
    sql`insert into basket_ticket (hash, basket_id, expires_at) values (${newId()}, ${basketId}, now() + interval '1 day')`,
  )
  await run(sql`insert into checkout_basket (id, basket_id, basket_version, market, content, content_hash, total_minor, currency, provider_session) values (${frozenId}, ${basketId}, 1, 'da-dk',
    ${{ email, shown: contentOf(is, 'checkout_basket', email), held: { customer: email, giftCards: [], promotions: [] }, lines: [] }}, 'x', 7990, 'DKK', ${is('checkout_basket-session')})`)
  await run(sql`insert into payment (id, checkout_basket_id, basket_id, market, provider, method, state, amount_minor, currency, action, context, made_at, changed_at) values (${paymentId}, ${frozenId}, ${basketId},
    'da-dk', 'adyen', 'scheme', 'authorised', 7990, 'DKK', ${{ url: is('payment-action') }}, ${{ shopperAddress: is('payment-context') }}, now() - interval '60 days', now() - interval '60 days')`)
  await run(
    sql`insert into payment_event (provider, event_id, payment_id, outcome, heard_by) values ('adyen', ${newId()}, ${paymentId}, 'authorised', 'answer')`,
  )
  await run(
    sql`insert into money_event (payment_id, case_id, kind, happened_at, amount_minor, currency, reason) values (${paymentId}, 'c', 'chargeback-reversed', now(), 1, 'DKK', ${is('money_event-reason')})`,
  )
  await run(
    sql`insert into refund (id, payment_id, kind, amount_minor, currency, state, cause) values (${newId()}, ${paymentId}, 'refund', 100, 'DKK', 'done', 'return')`,
  )
  await run(sql`insert into work_entry (id, kind, payment_id, amount_minor, currency, details, resolved_at, note) values (${newId()}, 'dispute', ${paymentId}, 1, 'DKK',
    ${{ text: is('work_entry-details') }}, now(), ${is('work_entry-note')})`)
  await run(sql`insert into promotion (promotion_id, rule) values ('planted', '{}') on conflict do nothing`)
  await run(
    sql`insert into promotion_use (payment_id, promotion_id, customer, minor) values (${paymentId}, 'planted', ${is('customer')}, 1)`,
  )
  if (rows[0])
    await run(
      sql`insert into reservation (payment_id, sku, place, quantity, state) select ${paymentId}, sku, place, 1, 'sold' from stock limit 1`,
    )
  await run(sql`insert into shop_order (id, order_number, checkout_basket_id, basket_id, payment_id, market, state, total_minor, currency, email, content, consents, account_id, made_at)
    values (${orderId}, ${orderNumber}, ${frozenId}, ${basketId}, ${paymentId}, 'da-dk', 'completed', 7990, 'DKK', ${email}, ${contentOf(is, 'shop_order', email)},
      ${{ terms: { version: '7', at: 'then' }, documents: [{ title: 'Contract', html: is('shop_order-consents') }] }}, ${owner}, now() - interval '60 days')`)
  await run(
    sql`insert into order_line (order_id, line_id, sku, quantity, unit_minor, total_minor, shipped) values (${orderId}, '1', 'a_b_c_d', 1, 7990, 7990, 1)`,
  )
  await run(
    sql`insert into order_change (order_id, from_state, to_state, cause, made_at) values (${orderId}, 'placed', 'completed', 'parcel', now() - interval '60 days')`,
  )
  await run(
    sql`insert into order_cancellation (id, order_id, actor, reason, lines, refund_minor) values (${newId()}, ${orderId}, 'shopper', ${is('order_cancellation-reason')}, '[]', 0)`,
  )
  await run(
    sql`insert into order_action (order_id, kind, by, reason, details) values (${orderId}, 'note', 'clerk', ${is('order_action-reason')}, ${{ text: is('order_action-details') }})`,
  )
  await run(sql`insert into order_handover (order_id, place, sequence, content, sent_at) values (${orderId}, 'warehouse:planted', 1,
    ${{ kind: 'pack', email, shippingAddress: addressOf(is, 'order_handover'), lines: [{ name: 'Linen dress', quantity: 1 }] }}, now())`)
  await run(sql`insert into parcel (id, order_id, place, carrier, tracking_number, tracking_link, made_at) values (${parcelId}, ${orderId}, 'warehouse:planted', 'gls', ${newId()},
    ${`https://gls.test/${is('parcel-tracking_link')}`}, now() - interval '60 days')`)
  await run(sql`insert into parcel_line (parcel_id, line_id, quantity) values (${parcelId}, '1', 1)`)
  await run(
    sql`insert into parcel_event (parcel_id, event_id, kind, happened_at, text) values (${parcelId}, 'e', 'Delivered', now() - interval '58 days', ${is('parcel_event-text')})`,
  )
  await run(sql`insert into goods_return (id, order_id, sequence, state, way, send_by, tracking_link, drop_off_code, note, made_at) values (${returnId}, ${orderId}, 1, 'refunded', 'carrier', '2026-10-01',
    ${is('goods_return-tracking_link')}, ${is('drop-off')}, ${is('goods_return-note')}, now() - interval '50 days')`)
  await run(
    sql`insert into goods_return_line (return_id, line_id, quantity, reason) values (${returnId}, '1', 1, 'too-small')`,
  )
  await run(sql`insert into invoice_series (series, last) values ('DK', 1) on conflict do nothing`)
  await run(sql`insert into invoice (id, series, number, kind, order_id, total_minor, currency, taxes, document, made_at)
    values (${newId()}, 'DK', (select coalesce(max(number), 0) + 1 from invoice), 'invoice', ${orderId}, 7990, 'DKK', '[]', ${{ title: is('invoice-document') }}, now())`)
  await run(sql`insert into exchange (return_id, order_id, new_order_id, payment_id, source_payment_id, minor, made_at)
    values (${returnId}, ${orderId}, ${orderId}, ${paymentId}, ${paymentId}, 7990, now() - interval '49 days')`)
  await run(
    sql`insert into goods_return_event (return_id, kind, happened_at) values (${returnId}, 'ReturnedToSender', now())`,
  )
  await run(sql`insert into tracked_parcel (id, order_id, direction, order_number, market, carrier, tracking_number, sent_at)
    values (${newId()}, ${orderId}, 'outbound', ${orderNumber}, 'da-dk', 'gls', ${newId()}, now() - interval '60 days')`)
  await run(
    sql`insert into kept_answer (scope, key, body_hash, answer) values ('return', ${newId()}, 'x', ${{ orderNumber, note: is('kept_answer') }})`,
  )
  await run(sql`insert into withdrawal (id, order_id, sequence, name, email, statement, lines, made_at) values (${newId()}, ${orderId}, 1, ${is('withdrawal-name')},
    ${is('withdrawal-email')}, ${is('withdrawal-statement')}, '[]', now() - interval '55 days')`)
  if (!asGuest && (await sql`select from account where id = ${accountId}`.execute(database.sql())).rows.length > 0) {
    await run(sql`insert into loyalty_receipt (receipt_id, account_id, order_id, kind, points, content, made_at) values (${newId()}, ${accountId}, ${orderId}, 'purchase', 7,
      ${{ text: is('loyalty_receipt-content') }}, now())`)
    await run(
      sql`insert into loyalty_enrolment (account_id, content, made_at) values (${accountId}, ${{ text: is('loyalty_enrolment-content') }}, now()) on conflict do nothing`,
    )
    await run(
      sql`insert into loyalty_enrolment_by_email (email, content, made_at) values (${email}, ${{ text: is('loyalty_enrolment_by_email-content') }}, now()) on conflict do nothing`,
    )
    await run(
      sql`insert into loyalty_member (account_id, email, known_at) values (${accountId}, ${is('loyalty_member-email')}, now()) on conflict do nothing`,
    )
    await run(
      sql`insert into loyalty_reward (account_id, kind, reward_id) values (${accountId}, 'voucher', ${is('loyalty_reward-reward_id')})`,
    )
  }
  const cardId = newId()
  await run(sql`insert into gift_card (id, number, code_hash, currency, order_id, line_id, piece, letter) values (${cardId}, ${newId().replace(/-/g, '').toUpperCase()}, 'x', 'DKK', ${orderId}, '1', 1,
    ${{ recipientEmail: is('gift_card-letter'), message: is('gift_card-message') }})`)
  await run(
    sql`insert into gift_card_entry (card_id, kind, minor, reference) values (${cardId}, 'issued', 7990, ${orderId})`,
  )
  await run(
    sql`insert into loyalty_voucher_use (card_id, account_id, voucher_id, contact_id, taken_back_at, given_back_at)
      select ${cardId}, id, ${is('loyalty_voucher_use-voucher_id')}, 'x', now(), now() from account where id = ${owner}`,
  )
  await run(
    sql`insert into mail (event_id, kind, market, recipient, subject, html, text) values (${`order-placed:${orderId}`}, 'order-confirmation', 'da-dk', ${email}, ${is('mail-of-order')}, 'x', 'x')`,
  )
  return { orderId, paymentId, basketId, orderNumber }
}

import { type Kysely, sql } from 'kysely'

/**
 * Moves the consents of accounts to the ledger. Their words were not recorded, and the text says so. Consents of
 * notifications were never confirmed, so they are dropped. A marketing mail stores its unsubscribe address.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into consent_text (version, language, body, first_shown_at)
      values ('checkout.newsletter-unrecorded', '', 'The words were not recorded.', now());
    insert into contact (id, email, first_name, last_name, birthday, market, made_at)
      select gen_random_uuid(), email, first_name, last_name, birthday, newsletter ->> 'market', (newsletter ->> 'at')::timestamptz
      from account where newsletter ->> 'confirmedAt' is not null on conflict (email) do nothing;
    insert into consent_record (contact_id, act, topic, text_version, market, language, source, account_id, at)
      select c.id, 'given', 'newsletter', 'checkout.newsletter-unrecorded', a.newsletter ->> 'market', '', 'sign-up', a.id,
        (a.newsletter ->> 'at')::timestamptz
      from account a join contact c on c.email = a.email where a.newsletter ->> 'confirmedAt' is not null;
    insert into subscription (contact_id, topic, state, record_id, changed_at)
      select contact_id, topic, 'active', id, at from consent_record where text_version = 'checkout.newsletter-unrecorded'
      on conflict (contact_id, topic) do nothing;
    alter table account drop column newsletter;
    alter table notification drop column newsletter;
    alter table mail add column unsubscribe_url text;
  `.execute(database)
}

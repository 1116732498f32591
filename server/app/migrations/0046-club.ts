import { type Kysely, sql } from 'kysely'

/**
 * Contacts and their consent to marketing mails. The ledger has each act with its proof and is never changed; a
 * subscription is the result of a contact's acts. The text of a version is what the shopper read beside the box or the
 * button. A contact without an address had its data deleted; its acts stay without a name.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact (
      id uuid primary key,
      email text unique check (email = lower(email)),
      first_name text,
      last_name text,
      birthday date,
      market text not null,
      made_at timestamptz not null
    );
    create table consent_text (
      version text primary key,
      language text not null,
      body text not null,
      first_shown_at timestamptz not null
    );
    create table consent_record (
      id bigint generated always as identity primary key,
      contact_id uuid not null references contact (id),
      act text not null check (act in ('asked', 'given', 'repeated', 'confirmed', 'withdrawn')),
      topic text not null check (topic in ('newsletter', 'club')),
      sub_brands jsonb not null default '[]',
      text_version text references consent_text (version),
      market text not null,
      language text not null,
      source text not null,
      source_id text,
      account_id uuid,
      confirm_hash text,
      asked_id bigint references consent_record (id),
      at timestamptz not null,
      check (text_version is not null or act = 'withdrawn'),
      check ((act = 'confirmed') = (confirm_hash is not null and asked_id is not null))
    );
    create index consent_record_contact on consent_record (contact_id, id);
    create function consent_record_stays() returns trigger language plpgsql as $$
      begin raise exception 'consent_record is append-only'; end $$;
    create trigger consent_record_stays before update or delete on consent_record
      for each row execute function consent_record_stays();

    create table subscription (
      contact_id uuid not null references contact (id),
      topic text not null,
      state text not null check (state in ('pending', 'active', 'ended')),
      record_id bigint not null references consent_record (id),
      reason text,
      changed_at timestamptz not null,
      primary key (contact_id, topic)
    );
    create table contact_confirmation (
      hash text primary key,
      record_id bigint not null references consent_record (id),
      contact_id uuid not null references contact (id),
      until timestamptz not null
    );
    create index contact_confirmation_contact on contact_confirmation (contact_id);
  `.execute(database)
}

import { type Kysely, sql } from 'kysely'

/** Questions to customer service. The id of a deleted account stays until its questions are found by it and deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_request (
      id uuid primary key,
      market text not null,
      account_id uuid,
      email text not null,
      name text not null,
      subject text not null,
      message text not null,
      order_number text,
      made_at timestamptz not null
    );
    create index support_request_email on support_request (email);
    create index support_request_account on support_request (account_id);
    create index support_request_made on support_request (made_at);
  `.execute(database)
}

import { type Kysely, sql } from 'kysely'

/** Rewards that were shown to members or redeemed. The first answer to a redemption is stored and returned again to repeated requests. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table loyalty_reward (
      account_id uuid not null references account (id) on delete cascade,
      kind text not null check (kind in ('promotion', 'voucher')),
      reward_id text not null,
      shown_at timestamptz,
      choice text check (choice in ('online', 'store')),
      first_asked_at timestamptz,
      asking_until timestamptz,
      asked integer not null default 0,
      redeemed_at timestamptz,
      primary key (account_id, kind, reward_id)
    );
  `.execute(database)
}

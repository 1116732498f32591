import type { Database } from '#server/platform/database.ts'
import type { Topic, Withdrawal } from './club.ts'

export type ConsentAct = 'asked' | 'given' | 'repeated' | 'confirmed' | 'withdrawn'

export interface NewRecord {
  readonly contactId: string
  readonly act: ConsentAct
  readonly topic: Topic
  readonly subBrands: readonly string[]
  readonly textVersion: string | null
  readonly market: string
  readonly language: string
  readonly source: string
  readonly sourceId: string | null
  readonly accountId: string | null
  readonly at: Date
}

/** The text that a shopper read. */
export interface ShownText {
  readonly version: string
  readonly language: string
  readonly body: string
}

/** A consent that the owner of the address has not yet confirmed. */
export interface UnconfirmedConsent {
  readonly recordId: string
  readonly contactId: string
  readonly email: string
  readonly topic: Topic
  readonly market: string
}

/** Every act of consent or withdrawal, one record each. Records are only added, never changed. */
export const consentLedgerIn = (database: Database) => ({
  ...recordsRead(database),

  storeText: async ({ version, language, body }: ShownText, at: Date): Promise<void> => {
    await database.prepared(
      'consent-text-keep',
      `insert into consent_text (version, language, body, first_shown_at) values ($1, $2, $3, $4) on conflict (version) do nothing`,
      [version, language, body, at],
    )
  },

  record: async (it: NewRecord): Promise<string> =>
    (
      await database.prepared<{ id: string }>(
        'consent-record-add',
        `insert into consent_record (contact_id, act, topic, sub_brands, text_version, market, language, source, source_id, account_id, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id::text`,
        [
          ...[it.contactId, it.act, it.topic, JSON.stringify(it.subBrands), it.textVersion, it.market, it.language],
          ...[it.source, it.sourceId, it.accountId, it.at],
        ],
      )
    )[0]!.id,

  /** A confirmation repeats the requested consent: the same text, topic and sub-brands. */
  recordConfirmed: async (recordId: string, hash: string, at: Date): Promise<{ id: string; topic: Topic }> =>
    (
      await database.prepared<{ id: string; topic: Topic }>(
        'consent-record-confirmed',
        `insert into consent_record (contact_id, act, topic, sub_brands, text_version, market, language, source, source_id, account_id, at, confirm_hash, asked_id)
         select contact_id, 'confirmed', topic, sub_brands, text_version, market, language, source, source_id, account_id, $3, $2, id
         from consent_record where id = $1 returning id::text, topic`,
        [recordId, hash, at],
      )
    )[0]!,

  /** One record for each topic that has not ended; with `given`, only for the consent given there. */
  recordWithdrawn: (
    contactId: string,
    { market, source, messageId }: Withdrawal,
    at: Date,
    given?: { readonly source: string; readonly sourceId: string },
  ) =>
    database.prepared<{ id: string; topic: Topic }>(
      'consent-record-withdrawn',
      `insert into consent_record (contact_id, act, topic, market, language, source, source_id, at)
       select s.contact_id, 'withdrawn', s.topic, $2, $3, $4, $5, $6 from subscription s
       join consent_record r on r.id = s.record_id
       where s.contact_id = $1 and s.state <> 'ended' and ($7::text is null or (r.source = $7 and r.source_id = $8))
       order by s.topic returning id::text, topic`,
      [
        ...[contactId, market.id, market.locale, source, messageId ?? null, at],
        ...[given?.source ?? null, given?.sourceId ?? null],
      ],
    ),
})

const recordsRead = (database: Database) => ({
  /** The consent of a record, if it was neither confirmed nor withdrawn yet. */
  asked: async (recordId: string): Promise<UnconfirmedConsent | undefined> =>
    (
      await database.prepared<UnconfirmedConsent>(
        'consent-asked',
        `select r.id::text as "recordId", c.id as "contactId", c.email, r.topic, r.market from consent_record r
         join contact c on c.id = r.contact_id
         join subscription s on s.contact_id = r.contact_id and s.topic = r.topic and s.record_id = r.id and s.state = 'pending'
         where r.id = $1 and r.act = 'asked'`,
        [recordId],
      )
    )[0],

  isLeadKnown: async (leadId: string): Promise<boolean> =>
    (
      await database.prepared(
        'consent-of-lead',
        `select from consent_record where source = 'facebook-lead' and source_id = $1 and act in ('asked', 'given', 'repeated')`,
        [leadId],
      )
    ).length > 0,

  hasWithdrawnSince: async (contactId: string, since: Date): Promise<boolean> =>
    (
      await database.prepared(
        'consent-withdrawn-since',
        `select from consent_record where contact_id = $1 and act = 'withdrawn' and at >= $2 limit 1`,
        [contactId, since],
      )
    ).length > 0,
})

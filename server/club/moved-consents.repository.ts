import type { Database } from '#server/platform/database.ts'
import type { Topic } from './club.ts'

/** The contacts of the old and the new address of an account. */
export interface MovedConsents {
  readonly accountId: string
  readonly oldId: string
  readonly newId: string
  /** True to move only consents that an earlier change of this account moved to the old address. */
  readonly movedOnly: boolean
  readonly at: Date
}

type Recorded = readonly { readonly id: string; readonly topic: Topic }[]

const byThisAccount = (record: string): string => `${record}.source = 'email-change' and ${record}.account_id = $1`

const valuesOf = ({ accountId, oldId, movedOnly, at }: MovedConsents) => [accountId, oldId, movedOnly, at]

/** The ledger records for a changed address of an account. */
export const movedConsentsIn = (database: Database) => ({
  /** Adds the contact of the new address, with the personal data of the old one. */
  addContact: async (oldId: string, it: { readonly id: string; readonly email: string; readonly at: Date }) =>
    (
      await database.prepared<{ id: string }>(
        'contact-add-of-changed-email',
        `insert into contact (id, email, first_name, last_name, birthday, market, made_at)
         select $2, $3, first_name, last_name, birthday, market, $4 from contact where id = $1
         on conflict (email) do update set first_name = coalesce(contact.first_name, excluded.first_name),
           last_name = coalesce(contact.last_name, excluded.last_name), birthday = coalesce(contact.birthday, excluded.birthday)
         returning id`,
        [oldId, it.id, it.email, it.at],
      )
    )[0]!.id,

  /** Gives the new address the valid consents of the old one. A withdrawal by the owner of the new address stays in force. */
  recordGiven: (moved: MovedConsents): Promise<Recorded> =>
    database.prepared(
      'consent-record-moved',
      `insert into consent_record (contact_id, act, topic, sub_brands, text_version, market, language, source, source_id, account_id, at)
       select $5, 'given', r.topic, r.sub_brands, r.text_version, r.market, r.language, 'email-change', r.id::text, $1::uuid, $4
       from subscription s join consent_record r on r.id = s.record_id
       where s.contact_id = $2 and s.state = 'active' and (not $3::boolean or (${byThisAccount('r')}))
         and not exists (select from subscription t join consent_record n on n.id = t.record_id
           where t.contact_id = $5 and t.topic = s.topic
             and (t.state = 'active' or (t.state = 'ended' and not (${byThisAccount('n')}))))
       order by r.topic returning id::text, topic`,
      [...valuesOf(moved), moved.newId],
    ),

  recordWithdrawn: (moved: MovedConsents): Promise<Recorded> =>
    database.prepared(
      'consent-record-moved-away',
      `insert into consent_record (contact_id, act, topic, market, language, source, account_id, at)
       select s.contact_id, 'withdrawn', s.topic, r.market, r.language, 'email-change', $1::uuid, $4
       from subscription s join consent_record r on r.id = s.record_id
       where s.contact_id = $2 and s.state = 'active' and (not $3::boolean or (${byThisAccount('r')}))
       order by s.topic returning id::text, topic`,
      valuesOf(moved),
    ),
})

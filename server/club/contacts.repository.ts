import type { Database } from '#server/platform/database.ts'
import type { Contact, Person, SubscriptionState, Topic } from './club.ts'
import { confirmationsIn } from './confirmations.repository.ts'
import { consentLedgerIn } from './consent-ledger.repository.ts'

/** The state that follows from a record. */
interface NewState {
  readonly contactId: string
  readonly topic: Topic
  readonly state: SubscriptionState
  readonly recordId: string
  /** Why somebody left, if they gave a reason. */
  readonly reason?: string | undefined
}

/** The sub-brands are those of the last consent; a record of a withdrawal has none. */
const columns = `c.id, c.email, c.market, (
  select coalesce(jsonb_agg(jsonb_build_object('topic', s.topic, 'state', s.state, 'subBrands', r.sub_brands,
    'changedAt', s.changed_at, 'hadCounted', r.act <> 'asked') order by s.topic), '[]')
  from subscription s join lateral (
    select sub_brands, act from consent_record r where r.contact_id = s.contact_id and r.topic = s.topic
      and r.act in ('asked', 'given', 'confirmed') order by r.id desc limit 1) r on true
  where s.contact_id = c.id) as subscriptions`

type Row = Omit<Contact, 'subscriptions'> & {
  readonly subscriptions: readonly (Omit<Contact['subscriptions'][number], 'changedAt'> & {
    readonly changedAt: string
  })[]
}

const contactOf = ([row]: readonly Row[]): Contact | undefined =>
  row && {
    ...row,
    subscriptions: row.subscriptions.map(({ changedAt, ...rest }) => ({ ...rest, changedAt: new Date(changedAt) })),
  }

/** Stores contacts, the ledger of their consents, and the resulting subscriptions. */
export const contactsIn = (database: Database) => ({
  ...subscriptionsIn(database),
  ...consentLedgerIn(database),
  ...confirmationsIn(database),

  find: async (id: string): Promise<Contact | undefined> =>
    contactOf(
      await database.prepared<Row>(
        'contact-find',
        `select ${columns} from contact c where c.id = $1 and c.email is not null`,
        [id],
      ),
    ),
  byEmail: async (email: string): Promise<Contact | undefined> =>
    contactOf(
      await database.prepared<Row>('contact-by-email', `select ${columns} from contact c where c.email = $1`, [email]),
    ),

  /**
   * Returns the id of the contact of an address, which is added if new. Its row stays locked, so that acts of one
   * contact are recorded one after the other.
   */
  lock: async (
    it: Person & { readonly id: string; readonly email: string; readonly market: string; readonly at: Date },
  ): Promise<string> =>
    (
      await database.prepared<{ id: string }>(
        'contact-lock',
        `insert into contact (id, email, first_name, last_name, birthday, market, made_at) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (email) do update set email = excluded.email returning id`,
        [it.id, it.email, it.firstName, it.lastName, it.birthday, it.market, it.at],
      )
    )[0]!.id,
  /** Adds what was not known of the person; what is known stays. */
  complete: async (id: string, { firstName, lastName, birthday }: Person): Promise<void> => {
    await database.prepared(
      'contact-complete',
      `update contact set first_name = coalesce(first_name, $2), last_name = coalesce(last_name, $3),
         birthday = coalesce(birthday, $4) where id = $1`,
      [id, firstName, lastName, birthday],
    )
  },
  lockById: async (id: string): Promise<boolean> =>
    (await database.prepared('contact-lock-by-id', 'select id from contact where id = $1 for update', [id])).length > 0,
})
export type Contacts = ReturnType<typeof contactsIn>

/** The subscriptions that result from a contact's consents. */
const subscriptionsIn = (database: Database) => ({
  stateOf: async (contactId: string, topic: Topic): Promise<SubscriptionState | undefined> =>
    (
      await database.prepared<{ state: SubscriptionState }>(
        'subscription-state',
        'select state from subscription where contact_id = $1 and topic = $2',
        [contactId, topic],
      )
    )[0]?.state,

  setState: async (it: NewState, at: Date): Promise<void> => {
    await database.prepared(
      'subscription-set',
      `insert into subscription (contact_id, topic, state, record_id, reason, changed_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (contact_id, topic) do update set state = excluded.state, record_id = excluded.record_id,
         reason = excluded.reason, changed_at = excluded.changed_at`,
      [it.contactId, it.topic, it.state, it.recordId, it.reason ?? null, at],
    )
  },
})

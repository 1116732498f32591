import type { Database } from '#server/platform/database.ts'
import type { Topic } from './club.ts'

export interface Confirmation {
  readonly hash: string
  readonly recordId: string
  readonly contactId: string
  readonly until: Date
}

/** Links with which the owners of addresses confirm; only the hash of a link's secret is stored. */
export const confirmationsIn = (database: Database) => ({
  addConfirmation: async ({ hash, recordId, contactId, until }: Confirmation): Promise<void> => {
    await database.prepared(
      'contact-confirmation-add',
      'insert into contact_confirmation (hash, record_id, contact_id, until) values ($1, $2, $3, $4)',
      [hash, recordId, contactId, until],
    )
  },
  confirmation: async (hash: string, now: Date): Promise<Confirmation | undefined> =>
    (
      await database.prepared<Confirmation>(
        'contact-confirmation-find',
        `select hash, record_id::text as "recordId", contact_id as "contactId", until from contact_confirmation
         where hash = $1 and until > $2`,
        [hash, now],
      )
    )[0],
  /** A confirmation ends the other open links of its topic; a withdrawal ends all links. */
  dropConfirmations: async (contactId: string, topic?: Topic): Promise<void> => {
    await database.prepared(
      'contact-confirmation-drop',
      `delete from contact_confirmation o using consent_record r
       where o.contact_id = $1 and r.id = o.record_id and ($2::text is null or r.topic = $2)`,
      [contactId, topic ?? null],
    )
  },
})

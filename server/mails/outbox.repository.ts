import type { Database } from '#server/platform/database.ts'
import type { OutgoingMail } from './mail-transport.port.ts'

export interface NewMail extends OutgoingMail {
  readonly kind: string
  readonly market: string
}

export interface StoredMail extends NewMail {
  readonly id: number
  readonly madeAt: Date
  readonly sentAt: Date | null
}

/** Every mail of the shop, sent or not. */
export interface Outbox {
  find(eventId: string): Promise<StoredMail | undefined>
  /** Stores a mail, or returns the earlier mail of the same event. */
  store(mail: NewMail): Promise<StoredMail>
  markSent(id: number): Promise<void>
  /** Deletes the content of a mail with a secret; its record stays. */
  deleteContent(id: number): Promise<void>
  read(id: number): Promise<StoredMail | undefined>
  latest(count: number): Promise<StoredMail[]>
}

const columns = `id, event_id as "eventId", kind, market, recipient, subject, html, text, attachments, unsubscribe_url as "unsubscribeUrl", made_at as "madeAt", sent_at as "sentAt"`

export function outbox(database: Database): Outbox {
  const find = async (eventId: string) =>
    (
      await database.prepared<StoredMail>('mail-of-event', `select ${columns} from mail where event_id = $1`, [eventId])
    )[0]
  return {
    find,
    store: async (mail) => {
      const [made] = await database.prepared<Pick<StoredMail, 'id' | 'madeAt'>>(
        'mail-store',
        `insert into mail (event_id, kind, market, recipient, subject, html, text, attachments, unsubscribe_url) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (event_id) do nothing returning id, made_at as "madeAt"`,
        [
          mail.eventId,
          mail.kind,
          mail.market,
          mail.recipient,
          mail.subject,
          mail.html,
          mail.text,
          JSON.stringify(mail.attachments ?? []),
          mail.unsubscribeUrl ?? null,
        ],
      )
      return made ? { ...mail, ...made, sentAt: null } : (await find(mail.eventId))!
    },
    markSent: async (id) => {
      await database.prepared('mail-sent', 'update mail set sent_at = now() where id = $1', [id])
    },
    deleteContent: async (id) => {
      await database.prepared('mail-forget', `update mail set html = '', text = '', attachments = '[]' where id = $1`, [
        id,
      ])
    },
    read: async (id) =>
      (await database.prepared<StoredMail>('mail-read', `select ${columns} from mail where id = $1`, [id]))[0],
    latest: (count) =>
      database.prepared<StoredMail>('mail-latest', `select ${columns} from mail order by id desc limit $1`, [count]),
  }
}

import { newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'

export interface DataExport {
  readonly id: string
  readonly accountId: string
  readonly market: string
  readonly isReady: boolean
}

/** For how many days a finished export can be downloaded. */
export const downloadDays = 7

/** Exports of personal data; an account has at most one unfinished export. The secret of the link is stored as a hash. */
export const dataExportsIn = (database: Database) => ({
  /** The id of a new export; undefined if another one is unfinished. */
  async add(inside: Database, asked: { readonly accountId: string; readonly market: string }) {
    const [row] = await inside.prepared<{ id: string }>(
      'data-export-add',
      `insert into data_export (id, account_id, market) values ($1, $2, $3)
       on conflict (account_id) where content is null do nothing returning id`,
      [newId(), asked.accountId, asked.market],
    )
    return row?.id
  },

  find: async (id: string): Promise<DataExport | undefined> =>
    (
      await database.prepared<DataExport>(
        'data-export-find',
        `select id, account_id as "accountId", market, content is not null as "isReady" from data_export where id = $1`,
        [id],
      )
    )[0],

  /** When the export expires; undefined if another process has finished it. */
  async finish(inside: Database, id: string, made: { readonly hash: string; readonly content: Uint8Array }) {
    const [row] = await inside.prepared<{ until: Date }>(
      'data-export-finish',
      `update data_export set content = $3, token_hash = $2, expires_at = now() + make_interval(days => ${downloadDays})
       where id = $1 and content is null returning expires_at as until`,
      [id, made.hash, made.content],
    )
    return row?.until
  },

  /** The compressed content, only for its account and as long as its link is valid. */
  async content(accountId: string, hash: string): Promise<Uint8Array | undefined> {
    const [row] = await database.prepared<{ content: Uint8Array }>('data-export-content', contentText('content'), [
      ...[accountId, hash],
    ])
    return row?.content
  },

  isThere: async (accountId: string, hash: string): Promise<boolean> =>
    (await database.prepared('data-export-there', contentText('1'), [accountId, hash])).length > 0,
})

const contentText = (columns: string): string =>
  `select ${columns} from data_export where account_id = $1 and token_hash = $2 and expires_at > now()`

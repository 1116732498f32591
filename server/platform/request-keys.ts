import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

export type Once<Answer> =
  | { readonly did: 'now' | 'before'; readonly answer: Answer }
  /** The key was used before for something else. */
  | { readonly did: 'differently' }

export interface RequestKey {
  /** Whose key it is, such as `basket:{id}`: two shoppers may choose the same one. */
  readonly scope: string
  readonly key: string
  /** What is asked; the same key with another request is refused. */
  readonly request: unknown
}

interface Row {
  readonly request_hash: string
  readonly answer: unknown
}

/**
 * Does what a request key stands for once: a repetition, also a simultaneous one, gets the first answer again. Work and answer are
 * written in one transaction, so work that throws leaves the key unused. Answers are kept for a day and must be plain JSON.
 */
export function once<Answer>(
  database: Database,
  asked: RequestKey,
  work: (inside: Database) => Promise<Answer>,
): Promise<Once<Answer>> {
  const hash = createHash('sha256').update(JSON.stringify(asked.request)).digest('hex')
  const where = [asked.scope, asked.key]
  return database.transaction(async (inside) => {
    // A second request of the same key waits here until the first has committed or failed.
    const claimed = await inside.prepared(
      'request-key-claim',
      'insert into request_key (scope, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key',
      [...where, hash],
    )
    if (claimed.length === 0) return firstAnswer<Answer>(inside, where, hash)
    const answer = await work(inside)
    await inside.prepared('request-key-keep', 'update request_key set answer = $3 where scope = $1 and key = $2', [
      ...where,
      JSON.stringify(answer),
    ])
    return { did: 'now', answer }
  })
}

async function firstAnswer<Answer>(inside: Database, where: readonly string[], hash: string): Promise<Once<Answer>> {
  const [row] = await inside.prepared<Row>(
    'request-key-find',
    'select request_hash, answer from request_key where scope = $1 and key = $2',
    where,
  )
  if (row?.request_hash !== hash) return { did: 'differently' }
  return { did: 'before', answer: row.answer as Answer }
}

import { createHash } from 'node:crypto'
import { type Result, refused } from '#foundation/result.ts'
import type { Database } from './database.ts'

/** Why a call with an idempotency key is refused before it runs. */
export type KeyProblem =
  | { readonly code: 'call.key-missing' }
  | { readonly code: 'call.key-used-otherwise' }
  | { readonly code: 'call.still-running' }

export interface KeyedCall {
  /** The name of the call: several calls may use the same key. */
  readonly scope: string
  /** The value of the header `Idempotency-Key`. */
  readonly key: string | readonly string[] | undefined
  readonly body: unknown
  /** Refusals may be temporary: they are not stored, and the same call runs again. */
  readonly refusalsPass?: true
}

const longestKey = 255

/**
 * Runs `work` once per key. A repeated call gets the stored first answer, also if it was a refusal, however late or
 * however many calls arrive at once. The key, the writes of `work` and the answer are in one transaction, so a crash
 * leaves none of them. `work` must refuse before it writes. Answers are stored for 30 days.
 */
export async function answerOnce<Value, Problem>(
  database: Pick<Database, 'transaction'>,
  { scope, key, body, refusalsPass }: KeyedCall,
  work: (inside: Database) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | KeyProblem>> {
  if (typeof key !== 'string' || !isKey(key)) return refused({ code: 'call.key-missing' })
  const hash = hashOf(body)
  try {
    return await database.transaction(async (inside) => {
      // A second call with the same key waits here until the first one has ended.
      const [taken] = await inside.prepared('answer-take', takeText, [scope, key, hash])
      if (!taken) return firstAnswer<Value, Problem>(inside, scope, key, hash)
      const answer = await work(inside)
      if (answer.ok || !refusalsPass)
        await inside.prepared('answer-keep', keepText, [scope, key, JSON.stringify(answer)])
      else await inside.prepared('answer-drop', 'delete from kept_answer where scope = $1 and key = $2', [scope, key])
      return answer
    })
  } catch (error) {
    if (isLockTimeout(error)) return refused({ code: 'call.still-running' })
    throw error
  }
}

const takeText = `
  insert into kept_answer (scope, key, body_hash) values ($1, $2, $3) on conflict (scope, key) do nothing returning key`

const keepText = 'update kept_answer set answer = $3 where scope = $1 and key = $2'

/** Printable ASCII, so that a key can be written to logs and typed again. */
const isKey = (key: string): boolean => key.length <= longestKey && /^[\x21-\x7e]+$/.test(key)

async function firstAnswer<Value, Problem>(
  inside: Database,
  scope: string,
  key: string,
  hash: string,
): Promise<Result<Value, Problem | KeyProblem>> {
  const [kept] = await inside.prepared<{ hash: string; answer: Result<Value, Problem> | null }>(
    'answer-kept',
    'select body_hash as hash, answer from kept_answer where scope = $1 and key = $2',
    [scope, key],
  )
  if (kept && kept.hash !== hash) return refused({ code: 'call.key-used-otherwise' })
  return kept?.answer ?? refused({ code: 'call.still-running' })
}

/** The hash of the body. The order of its fields makes no difference. */
const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url')

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, one]) => [name, sorted(one)]),
        )
      : value

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03'

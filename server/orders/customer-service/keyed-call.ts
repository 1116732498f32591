import type { KeyedCall } from '#server/platform/answer-once.repository.ts'

export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

/** A call that is executed only once for each key of its sender. */
export const keyedCall = (scope: string, body: unknown, headers: RequestHeaders): KeyedCall => ({
  ...{ scope, body },
  key: headers['idempotency-key'],
})

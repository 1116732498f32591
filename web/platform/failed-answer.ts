/** True if an answer is an error: by its status, its `error` field, or the `hasError` mark of a failed service. */
export function isError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const { status, error, hasError } = answer as { status?: unknown; error?: unknown; hasError?: unknown }
  return (typeof status === 'number' && status >= 300) || Boolean(error) || hasError === true
}

/** A failure as a value, for callers that can still show a part of the page. */
export interface Failed {
  readonly hasError: true
  readonly response: unknown
}

/** Waits for a call and never throws: any failure becomes a result marked `hasError`. */
export const orFailed = <Answer>(call: Promise<Answer>): Promise<Answer | Failed> =>
  call.catch((response: unknown) => ({ hasError: true, response }))

/** A bug or an outage: thrown, logged with its details, and shown to people as "something went wrong" with a reference. */
export class Fault extends Error {
  override readonly name = 'Fault'
  /** `capability.what-happened`; stable, for logs and alerts. */
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: string, details: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause })
    this.code = code
    this.details = details
  }
}

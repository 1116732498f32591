/** The data with which the browser returned from a provider. */
export type CallbackQuery = Readonly<Record<string, string | undefined>>

/** The data stored when the sign-in began. */
export interface StateInCookie {
  readonly state: string
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

/** How long a person may stay on a provider's page. */
export const stateGoodForMs = 10 * 60 * 1000

/** Why a callback is refused, in the wording of the public client library; undefined if the state is the stored one. */
export function stateProblem(
  stored: StateInCookie | undefined,
  query: CallbackQuery,
  nowMs: number,
): string | undefined {
  if (!stored) return 'No valid auth state present in session storage'
  if (!query.state) return 'No state recieved from auth provider'
  if (query.error !== undefined) return `Auth provider responded with error: ${query.error}`
  if (stored.expiresAt < nowMs) return 'Auth state verification failed. The auth provider took too long to respond'
  if (stored.state !== query.state)
    return 'Auth state verification failed. The auth provider responded with an invalid state'
  return undefined
}

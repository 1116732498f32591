import { ApiError } from '#web/platform/api-error.ts'
import { fetchSignedIn } from '#web/platform/fetch-signed-in.ts'

export interface FoundMember {
  readonly contactId: string
  readonly firstName: string
  readonly lastName: string
  readonly maskedEmail: string
}

export interface MemberName {
  readonly firstName: string
  readonly lastName: string
}

const shortestName = 2

export const isLongEnough = ({ firstName, lastName }: MemberName): boolean =>
  Math.max(firstName.trim().length, lastName.trim().length) >= shortestName

/** Looks members up by the beginnings of their names. Each look-up stops the one before it, and a stopped one returns undefined. */
export function memberFinder(catalog: string, ask: typeof fetchSignedIn = fetchSignedIn) {
  let running = new AbortController()
  const stop = (): void => running.abort()
  const find = async ({ firstName, lastName }: MemberName): Promise<readonly FoundMember[] | undefined> => {
    stop()
    running = new AbortController()
    const { signal } = running
    const query = new URLSearchParams({ FirstName: firstName.trim(), LastName: lastName.trim() })
    try {
      const headers = { 'x-current-market': catalog, accept: 'application/json' }
      const answer = await ask(`/api/loyalty/${catalog}?${query}`, { headers, signal })
      const text = await answer.text()
      if (signal.aborted) return undefined
      if (answer.status === 200) return JSON.parse(text) as readonly FoundMember[]
      throw new ApiError({ status: answer.status, headers: Object.fromEntries(answer.headers), text })
    } catch (fault) {
      if (signal.aborted) return undefined
      throw fault
    }
  }
  return { find, stop }
}

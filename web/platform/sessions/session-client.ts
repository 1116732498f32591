import { protocolHeaders } from './one-refresh.ts'
import type { SessionClientNeeds } from './session-client-needs.ts'
import { sessionRequests } from './session-requests.ts'
import type { SessionPayload } from './stored-session.ts'

export type { SessionClientNeeds, SessionEvent } from './session-client-needs.ts'

/** Keeps a browser signed in with the public session protocol, with one refresh at a time in all tabs. */
export interface SessionClient {
  /** Works like `fetch`. If the access token has expired, the session is refreshed and the request is sent again. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  exists(): Promise<boolean>
  /** False if the session has ended. */
  refresh(): Promise<boolean>
  /** Throws if there is no session. */
  payload(): Promise<SessionPayload>
  userId(): string
  signOut(): Promise<void>
}

export function createSessionClient(needs: SessionClientNeeds): SessionClient {
  const { shop, storage, emit } = needs
  const { stored, current, live, refreshFrom, fetchAsShopper } = sessionRequests(needs)

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      return new URL(request.url).origin === shop ? fetchAsShopper(request) : needs.fetch(request)
    },
    exists: async () => (await live()).kind === 'signed-in',
    refresh: async () => refreshFrom(stored()),
    async payload() {
      const session = await live()
      if (session.kind !== 'signed-in') throw new Error('Could not refresh session')
      return session.front.up
    },
    userId() {
      const session = stored()
      if (session.kind !== 'signed-in') throw new Error('No session exists')
      return session.front.uid
    },
    async signOut() {
      if ((await current()).kind === 'signed-in') {
        const answer = await fetchAsShopper(
          new Request(`${shop}/api/auth/signout`, { method: 'POST', headers: protocolHeaders }),
        )
        await requireSignedOut(answer)
      }
      storage.write({ kind: 'none' })
      emit({ kind: 'SIGN_OUT' })
    },
  }
}

/** Status 401 means that the session had already ended, so the sign-out succeeded too. */
async function requireSignedOut(answer: Response): Promise<void> {
  if (answer.status === 401) return
  if (answer.status >= 300) throw new Error(`The shop answered ${answer.status}.`)
  const body = (await answer.json()) as { readonly status: string; readonly message?: string }
  if (body.status === 'GENERAL_ERROR') throw new Error(body.message ?? 'No Error Message Provided')
}

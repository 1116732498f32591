import { useSyncExternalStore } from 'react'
import { browserMemory, clubNames } from '#web/platform/browser-memory.ts'
import { visitorNow } from '#web/platform/visitor.ts'

const { inBrowser, ofAccount } = clubNames
const listeners = new Set<() => void>()

/** Remembers that this browser sent a sign-up, and for a signed-in member also that the account did, until sign-out. */
export function rememberClubSigned(): void {
  browserMemory.setItem(inBrowser, 'true')
  if (visitorNow()?.signedIn) browserMemory.setItem(ofAccount, 'true')
  for (const listener of listeners) listener()
}

/** Remembers that the account is subscribed, so that the member sees no form to sign up, on any page. */
export const rememberAccountClubSigned = (): void => browserMemory.setItem(ofAccount, 'true')

const isSigned = (): boolean => [inBrowser, ofAccount].some((name) => browserMemory.getItem(name) === 'true')

/** True if a sign-up was sent from this browser or the account is subscribed; then the form is not shown again. */
export const useClubSigned = (): boolean => useSyncExternalStore(listen, isSigned, () => false)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

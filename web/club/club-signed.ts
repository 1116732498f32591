import { useSyncExternalStore } from 'react'
import { browserMemory, clubNames } from '#web/platform/browser-memory.ts'
import { visitorNow } from '#web/platform/visitor.ts'

const { inBrowser, ofAccount } = clubNames
const listeners = new Set<() => void>()

/** Remembers that a sign-up was sent here; of a signed-in member until they sign out. */
export function rememberClubSigned(): void {
  browserMemory.setItem(inBrowser, 'true')
  if (visitorNow()?.signedIn) browserMemory.setItem(ofAccount, 'true')
  for (const listener of listeners) listener()
}

/** A member whose account is subscribed sees no form to sign up, on any page. */
export const rememberAccountClubSigned = (): void => browserMemory.setItem(ofAccount, 'true')

const isSigned = (): boolean => [inBrowser, ofAccount].some((name) => browserMemory.getItem(name) === 'true')

/** True once a sign-up was sent from this browser: then nobody is asked again. */
export const useClubSigned = (): boolean => useSyncExternalStore(listen, isSigned, () => false)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

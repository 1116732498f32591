import { useSyncExternalStore } from 'react'
import type { Visitor } from '#contracts/visitor.ts'
import { clubNames, forgetInBrowser } from './browser-memory.ts'
import { fetchSignedIn } from './fetch-signed-in.ts'
import { setShopClock } from './shop-clock.ts'

let known: Visitor | undefined
const listeners = new Set<() => void>()

/** The personal data of a public page; undefined until it is loaded. */
export const useVisitor = (): Visitor | undefined =>
  useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  )

export const visitorNow = (): Visitor | undefined => known

/** Calls a listener with each answer, for code outside of components. */
export function onVisitor(listener: (visitor: Visitor) => void): void {
  listeners.add(() => known && listener(known))
}

/** Loads the visitor's data: once after hydration, and after each form action. A failed call changes nothing. */
export async function loadVisitor(market: string): Promise<void> {
  const response = await fetchSignedIn(`/api/visitor/${market}`, { headers: { 'x-current-market': market } }).catch(
    () => undefined,
  )
  if (!response?.ok) return
  setShopClock(response, Date.now())
  known = (await response.json()) as Visitor
  // Data stored for an account is deleted when it signs out, because this call follows every sign-out.
  if (!known.signedIn) forgetInBrowser(clubNames.ofAccount)
  // Pages are the same for everybody. Parts for members are in the markup, but hidden until this attribute is set.
  if (known.member) document.documentElement.dataset.member = ''
  else delete document.documentElement.dataset.member
  // On a device in a store, links to other sites are hidden.
  if (known.inStore) document.documentElement.dataset.inStore = ''
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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

/** Tells a listener outside of components of each answer. */
export function onVisitor(listener: (visitor: Visitor) => void): void {
  listeners.add(() => known && listener(known))
}

/** Asks who is here: once after the page has come alive, and after each form action. A failed call leaves what was known. */
export async function askVisitor(market: string): Promise<void> {
  const response = await fetchSignedIn(`/api/visitor/${market}`, { headers: { 'x-current-market': market } }).catch(
    () => undefined,
  )
  if (!response?.ok) return
  setShopClock(response, Date.now())
  known = (await response.json()) as Visitor
  // What was stored of an account ends with its sign-out, after which this is asked.
  if (!known.signedIn) forgetInBrowser(clubNames.ofAccount)
  // Pages are the same for everybody: what members alone see is in them, and hidden until this is known.
  if (known.member) document.documentElement.dataset.member = ''
  else delete document.documentElement.dataset.member
  // What leads away from the shop is hidden at a device of a store.
  if (known.inStore) document.documentElement.dataset.inStore = ''
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

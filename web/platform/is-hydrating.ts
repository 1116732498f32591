import { useSyncExternalStore } from 'react'

/** True if React is taking over a document just now, rather than writing one or showing a page without one. */
export const useIsHydrating = (): boolean => useSyncExternalStore(neverChanges, no, inBrowser)

const neverChanges = () => () => {}
const no = () => false
const inBrowser = () => typeof document !== 'undefined'

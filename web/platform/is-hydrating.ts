import { useSyncExternalStore } from 'react'

/** True during the hydration of a document; false on the server and for pages shown without a new document. */
export const useIsHydrating = (): boolean => useSyncExternalStore(neverChanges, no, inBrowser)

const neverChanges = () => () => {}
const no = () => false
const inBrowser = () => typeof document !== 'undefined'

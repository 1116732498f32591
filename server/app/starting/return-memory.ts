import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { readonly type: 'major'; readonly execution: 'sync'; readonly flavor: 'last-resort' }) => void

/**
 * Gives back to the system what starting left behind. It is more than what stays, and V8 would keep it for growth that does not come. Takes
 * a moment in which nothing else happens, so it is done before anybody waits for an answer.
 */
export function returnMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: Collect = runInNewContext('gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Runs `work`. If work with the same key is already running, waits for its answer instead. */
export type SharedWork = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>

/** Simultaneous requests for the same thing share one answer. */
export function sharedWork(): SharedWork {
  const running = new Map<string, Promise<unknown>>()
  return <Value>(key: string, work: () => Promise<Value>) => {
    const known = running.get(key) as Promise<Value> | undefined
    if (known) return known
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}

/**
 * Asks a CMS every `eachMs` milliseconds for its newest change, and calls `changed` when the answer differs from the
 * previous one. Sends one request at a time, so that answers cannot arrive in the wrong order. A failed request is no
 * change: the readers of content report an outage of the CMS. Returns a function that stops it; after that `changed` is
 * never called.
 */
export function watchByPolling(newest: () => Promise<string>, changed: () => void, eachMs: number): () => void {
  let known: string | undefined
  let isAsking = false
  let isStopped = false
  const poll = async () => {
    if (isAsking) return
    isAsking = true
    const answer = await newest().catch(() => known)
    isAsking = false
    if (isStopped) return
    if (known !== undefined && answer !== known) changed()
    known = answer
  }
  void poll()
  const timer = setInterval(poll, eachMs)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

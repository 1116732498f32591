import { restMs, scrollMs } from './fixed-values.ts'

/** Runs so long after the first of many calls, and again for those that come later: while a page is scrolled, at most every 200 ms. */
export function whileMoving(run: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      run()
    }, scrollMs)
  }
}

/** Runs once 200 ms have passed without a call: after a window was resized, say. */
export function onceAtRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, restMs)
  }
}

import { scrollEndMs, scrollMs } from './fixed-values.ts'

/**
 * Runs `run` 200 ms after the first of many calls. Calls in between are ignored; the next call starts the wait again.
 * So it runs at most every 200 ms while a page is scrolled.
 */
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

/** Runs `run` once 200 ms have passed without a call, for example after the window was resized. */
export function onceAtRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, scrollEndMs)
  }
}

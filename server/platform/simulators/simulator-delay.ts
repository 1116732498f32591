const checkAgainMs = 20

/**
 * Resolves when as much time has passed as a simulator's switch says by then: one that is turned meanwhile counts at once, so whoever
 * tests can keep something open for as long as they look at it.
 */
export const untilDue = (delayMs: () => number): Promise<void> => {
  const begun = performance.now()
  return new Promise((due) => {
    const look = () => {
      const leftMs = delayMs() - (performance.now() - begun)
      if (leftMs > 0) setTimeout(look, Math.min(leftMs, checkAgainMs)).unref()
      else due()
    }
    setTimeout(look, 0).unref()
  })
}

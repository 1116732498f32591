const checkAgainMs = 20

/**
 * Resolves when the delay of a simulator has passed. The delay is read repeatedly, so a change takes effect at once: a
 * test can keep something open as long as it needs.
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

import type { Shell } from '#contracts/content.ts'
import { contentHash } from './content-hash.ts'
import { countdownsOf, lastShown, withoutPastCountdowns } from './past-countdowns.ts'

/** A shell with the version of what is in it. */
export const versioned = (shell: Omit<Shell, 'version'>): Shell => ({
  ...shell,
  version: contentHash(JSON.stringify(shell)),
})

/**
 * The shell as it is at a moment: the same object until one more countdown of its message is long past. Its version changes with it, so
 * that pages made before are made anew.
 */
export function shellOfNow(written: Shell): (now: Date) => Shell {
  const { version: _, ...shell } = written
  const { slimBanner } = shell.navigation
  const ends = slimBanner ? countdownsOf(slimBanner).map(({ at }) => lastShown(at)) : []
  if (!slimBanner || ends.length === 0) return () => written
  const made = new Map([[0, written]])
  return (now) => {
    const past = ends.filter((end) => end < now).length
    const message = () => withoutPastCountdowns(slimBanner, now)
    const known = made.get(past) ?? versioned({ ...shell, navigation: { ...shell.navigation, slimBanner: message() } })
    made.set(past, known)
    return known
  }
}

import { showToast } from '#ui/toast/index.ts'

/** Puts a text where it can be pasted from, and says that it is there. A browser may forbid it; then nothing is claimed. */
export async function copyText(text: string, done: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  if (copied) showToast('success', done)
}

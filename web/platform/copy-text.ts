import { queueToast } from '#ui/toast/index.ts'

/** Puts a text where it can be pasted from; answers whether it is there, since a browser may forbid it. */
export const copied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )

/** Copies, and says so in passing; where the browser forbade it nothing is claimed. */
export async function copyText(text: string, done: string): Promise<void> {
  if (await copied(text)) queueToast('success', done)
}

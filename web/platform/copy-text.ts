import { queueToast } from '#ui/toast/index.ts'

/** Copies a text to the clipboard. False if the browser forbids it. */
export const copyToClipboard = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )

/** Copies a text and confirms it with a toast. There is no toast if the browser forbids it. */
export async function copyText(text: string, done: string): Promise<void> {
  if (await copyToClipboard(text)) queueToast('success', done)
}

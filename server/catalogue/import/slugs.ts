import { foldSpelledOut } from '#foundation/fold-text.ts'

/** The form for ids and URLs: `_`, blanks and punctuation become single hyphens. */
export const slugged = (text: string): string =>
  foldSpelledOut(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')

/** Four characters that distinguish two names with the same slug. */
export function fourOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0').slice(-4)
}

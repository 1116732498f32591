/**
 * Writes the letters and digits of `text` into a mask, where each `#` stands for one of them: `12345` in `### ##`
 * becomes `123 45`. A text that is still being typed fills the mask in part. A text that is too long for the mask stays
 * unchanged, so that it is refused and not cut.
 */
export function formatByMask(text: string, mask: string): string {
  const signs = Array.from(text.replace(/[^\p{L}\p{N}]/gu, ''))
  if (signs.length > mask.split('#').length - 1) return text
  let written = ''
  for (const place of mask) {
    if (signs.length === 0) break
    written += place === '#' ? signs.shift() : place
  }
  return written
}

/** Removes blanks at both ends and replaces runs of blanks with one. */
export const tidyBlanks = (text: string): string => text.trim().replace(/\s{2,}/g, ' ')

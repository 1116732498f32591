/**
 * Writes the digits and letters of `text` into a mask where `#` stands for one of them: `12345` in `### ##` is `123 45`. It may be
 * filled in part, as while it is typed; text with more than the mask holds stays as typed, so that it is refused and not cut.
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

/** Blanks at the ends go, and runs of blanks become one. */
export const tidyBlanks = (text: string): string => text.trim().replace(/\s{2,}/g, ' ')

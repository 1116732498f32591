/** Writes the digits and letters of `text` into a mask where `#` stands for one of them: `12345` in `### ##` is `123 45`. Text that does not fill it stays as typed. */
export function formatByMask(text: string, mask: string): string {
  const signs = Array.from(text.replace(/[^\p{L}\p{N}]/gu, ''))
  if (signs.length !== mask.split('#').length - 1) return text
  return mask.replace(/#/g, () => signs.shift() ?? '')
}

/** Blanks at the ends go, and runs of blanks become one. */
export const tidyBlanks = (text: string): string => text.trim().replace(/\s{2,}/g, ' ')

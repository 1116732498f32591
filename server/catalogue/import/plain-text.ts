import { decodeHTMLStrict } from 'entities'

/** The deepest nesting of escaped tags that is unpacked. */
const layers = 12

/**
 * Text without markup: tags become blanks or line breaks, scripts and styles are removed with their content, entities
 * become letters. A second run changes nothing, so an exported text stays the same when it is imported again.
 */
export function plainText(markup: string): string {
  let text = unwrapped(markup)
  for (let layer = 0; layer < layers; layer++) {
    const next = unwrapped(text)
    if (next === text) return text
    text = next
  }
  return text.replace(/[<&]/g, ' ').replace(/ +/g, ' ').trim()
}

function unwrapped(markup: string): string {
  if (!/[<&]/.test(markup)) return tidy(markup)
  return tidy(
    decodedTwice(markup)
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(/<(script|style|template|noscript|iframe|svg)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|td|th|table)\b[^>]*(>|$)/gi, '\n')
      .replace(/<\/?[a-z!?][^>]*(>|$)/gi, ''),
  )
}

/** Decodes twice, because feeds contain `&amp;amp;`. Decoding comes first, so that escaped tags are recognised. */
const decodedTwice = (text: string): string => decodeHTMLStrict(decodeHTMLStrict(text))

const tidy = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  szlig: 'ß',
  oslash: 'ø',
  aring: 'å',
  aelig: 'æ',
  deg: '°',
  trade: '™',
  reg: '®',
}

/** What wraps text deeper than this is no mistake of an export. */
const layers = 12

/**
 * Text without markup: tags become blanks or new lines, scripts and styles vanish with what they hold, entities become letters. What comes
 * out goes through again unchanged, so that an export read back is the same text.
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
  const decoded = decoded2(markup)
  return tidy(
    decoded
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(/<(script|style|template|noscript|iframe|svg)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|td|th|table)\b[^>]*(>|$)/gi, '\n')
      .replace(/<\/?[a-z!?][^>]*(>|$)/gi, ''),
  )
}

/** Twice, since feeds carry `&amp;amp;`; decoding first, so that escaped tags are seen as the tags they are. */
const decoded2 = (text: string): string => decode(decode(text))

const decode = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
  })

const tidy = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: `p br hr strong b em i u s sub sup code small ul ol li dl dt dd h2 h3 h4 h5 h6 blockquote
    a img table caption thead tbody tr th td span bdi`.split(/\s+/),
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page has its own first heading.
  transformTags: { h1: 'h2', b: 'strong', i: 'em', a: linked },
}

/** Text written by editors or suppliers, with only what belongs in running text: no scripts, no styles, no frames, no forms. */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed)

/** Browsers overlook blanks and control characters in a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const overlooked = /[\u0000-\u0020]+/g

function leadsSomewhere(href: string): boolean {
  const plain = href.replace(overlooked, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  return scheme === undefined ? !plain.startsWith('//') : ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

/** A link that leads nowhere becomes plain text; one that opens another tab gives that page no hold on ours. */
function linked(_: string, { href, target, rel: _rel, ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!href || !leadsSomewhere(href)) return { tagName: 'span', attribs: attributes }
  const opens = target === '_blank' ? { target, rel: 'noopener' } : {}
  return { tagName: 'a', attribs: { ...attributes, href, ...opens } }
}

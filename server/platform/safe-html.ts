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
  // The page already has a first-level heading.
  transformTags: { h1: 'h2', b: 'strong', i: 'em', a: linked },
}

/** Text of editors or suppliers with only the elements of running text: no scripts, styles, frames or forms. */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed)

/** Browsers ignore blanks and control characters in a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find them.
const overlooked = /[\u0000-\u0020]+/g

function leadsSomewhere(href: string): boolean {
  const plain = href.replace(overlooked, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  return scheme === undefined ? !plain.startsWith('//') : ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

/** A link without a usable address becomes plain text. A page opened in a new tab gets no access to ours. */
function linked(_: string, { href, target, rel: _rel, ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!href || !leadsSomewhere(href)) return { tagName: 'span', attribs: attributes }
  const opens = target === '_blank' ? { target, rel: 'noopener' } : {}
  return { tagName: 'a', attribs: { ...attributes, href, ...opens } }
}

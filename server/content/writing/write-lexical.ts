type Node = { type: string; children?: Node[]; [field: string]: unknown }

const blockTypes: Readonly<Record<string, (tag: string) => object>> = {
  p: () => ({ type: 'paragraph' }),
  h2: (tag) => ({ type: 'heading', tag }),
  h3: (tag) => ({ type: 'heading', tag }),
  ul: () => ({ type: 'list', listType: 'bullet', tag: 'ul' }),
  ol: () => ({ type: 'list', listType: 'number', tag: 'ol' }),
  li: () => ({ type: 'listitem' }),
  blockquote: () => ({ type: 'quote' }),
}
const marks: Readonly<Record<string, number>> = { strong: 1, em: 2, s: 4, u: 8, code: 16, sub: 32, sup: 64 }

/** Clean HTML as the newer system's rich-text tree. HTML that the tree cannot express (tables, spans) stays a text. */
export function lexicalOf(html: string): unknown {
  const tags = new Set(Array.from(html.matchAll(/<\/?([a-z0-9]+)/g), ([, tag]) => tag!))
  if ([...tags].some((tag) => !(tag in blockTypes) && !(tag in marks) && tag !== 'a' && tag !== 'br')) return html
  const root: Node = { type: 'root', direction: null, version: 1, children: [] }
  const open: { node: Node; mark: number; tag: string }[] = [{ node: root, mark: 0, tag: '' }]
  for (const [, closing, tag, attributes, text] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*?)\/?>|([^<]+)/g)) {
    const { node, mark } = open.at(-1)!
    if (text !== undefined) node.children!.push({ type: 'text', text: plainText(text), format: mark })
    else if (closing) open.pop()
    else if (tag === 'br') node.children!.push({ type: 'linebreak' })
    else if (tag! in marks) open.push({ node, mark: mark | marks[tag!]!, tag: tag! })
    else {
      const child: Node = {
        ...(tag === 'a' ? linkNode(attributes!) : blockTypes[tag!]!(tag!)),
        ...(tag === 'li' ? { value: node.children!.length + 1 } : {}),
        children: [],
      } as unknown as Node
      node.children!.push(child)
      open.push({ node: child, mark, tag: tag! })
    }
  }
  return { root }
}

const linkNode = (attributes: string): object => ({
  type: 'link',
  fields: {
    linkType: 'custom',
    url: plainText(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    newTab: attributes.includes('_blank'),
  },
})

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plainText = (html: string): string => html.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign]!)

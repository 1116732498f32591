import { escapeHtml } from '#foundation/escape-html.ts'

type Node = Readonly<Record<string, unknown>>

/** The tags for the format bits of a text node, lowest bit first. */
const marks = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup'] as const
const deepest = 32

/** Writes the newer system's rich-text tree as HTML. An unknown node is replaced by its children. */
export function lexicalHtml(root: Node): string {
  return childrenOf(root, 0)
}

function childrenOf(node: Node, depth: number): string {
  if (!Array.isArray(node.children) || depth > deepest) return ''
  return node.children.map((child: unknown) => (isNode(child) ? htmlOf(child, depth + 1) : '')).join('')
}

function htmlOf(node: Node, depth: number): string {
  const inside = () => childrenOf(node, depth)
  switch (node.type) {
    case 'text':
      return markedText(String(node.text ?? ''), Number(node.format ?? 0))
    case 'paragraph':
      return `<p>${inside()}</p>`
    case 'heading':
      return element(/^h[1-6]$/.test(String(node.tag)) ? String(node.tag) : 'h2', inside())
    case 'quote':
      return element('blockquote', inside())
    case 'list':
      return element(node.tag === 'ol' || node.listType === 'number' ? 'ol' : 'ul', inside())
    case 'listitem':
      return element('li', inside())
    case 'link':
    case 'autolink':
      return linkHtml(node, inside())
    case 'horizontalrule':
      return '<hr />'
    case 'linebreak':
      return '<br />'
    case 'tab':
      return ' '
    default:
      return inside()
  }
}

const element = (tag: string, inside: string): string => `<${tag}>${inside}</${tag}>`

function markedText(text: string, format: number): string {
  return marks.reduceRight((html, mark, bit) => (format & (1 << bit) ? element(mark, html) : html), escapeHtml(text))
}

/** A reference to a document of the CMS becomes `page:key` or `category:id`, as in the older system. */
function linkHtml(node: Node, inside: string): string {
  const fields = isNode(node.fields) ? node.fields : {}
  const href = fields.linkType === 'internal' ? referenceOf(fields.doc) : String(fields.url ?? '')
  return `<a href="${escapeHtml(href)}"${fields.newTab === true ? ' target="_blank"' : ''}>${inside}</a>`
}

function referenceOf(doc: unknown): string {
  if (!isNode(doc)) return ''
  const value = isNode(doc.value) ? doc.value : { id: doc.value }
  if (doc.relationTo === 'categories') return `category:${String(value.id)}`
  return typeof value.path === 'string' ? value.path : `page:${String(value.key ?? value.id)}`
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

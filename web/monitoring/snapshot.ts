import { maskedAttributes, maskedText } from './masked.ts'

/** A node in the format of rrweb. */
export type SeenNode =
  | { readonly type: 0; readonly id: number; readonly childNodes: SeenNode[] }
  | { readonly type: 1; readonly id: number; readonly name: 'html'; readonly publicId: ''; readonly systemId: '' }
  | {
      readonly type: 2
      readonly id: number
      readonly tagName: string
      readonly attributes: Readonly<Record<string, string>>
      readonly childNodes: SeenNode[]
      readonly isSVG?: true
    }
  | { readonly type: 3; readonly id: number; readonly textContent: string }

const mostNodes = 4_000
/** Number of nodes between two checks of the time. */
const nodesAtOnce = 50
/** Elements that are invisible, or that may show personal data. */
const leftOut: ReadonlySet<string> = new Set(['script', 'noscript', 'template', 'iframe', 'canvas', 'video', 'object'])

/** Ids of nodes. A node keeps its id until the document is left. */
export function nodeIds() {
  const ids = new WeakMap<Node, number>()
  let last = 0
  return (node: Node): number => {
    const known = ids.get(node)
    if (known !== undefined) return known
    ids.set(node, ++last)
    return last
  }
}

/** A masked snapshot of the current document. It is taken in steps, so that the main thread is never blocked for long. */
export function* snapshot(root: Document, idOf: (node: Node) => number): Generator<undefined, SeenNode> {
  let left = mostNodes
  const whole: SeenNode & { type: 0 } = { type: 0, id: idOf(root), childNodes: [] }
  whole.childNodes.push({
    type: 1,
    id: idOf(root.doctype ?? root.documentElement) + 1_000_000,
    name: 'html',
    publicId: '',
    systemId: '',
  })
  const waiting: { readonly node: Node; readonly into: SeenNode[] }[] = [
    { node: root.documentElement, into: whole.childNodes },
  ]
  for (let next = waiting.pop(); next && left > 0; next = waiting.pop()) {
    if (--left % nodesAtOnce === 0) yield
    const seen = seenNode(next.node, idOf)
    if (!seen) continue
    next.into.push(seen)
    if (seen.type !== 2) continue
    for (let child = next.node.lastChild; child; child = child.previousSibling)
      waiting.push({ node: child, into: seen.childNodes })
  }
  return whole
}

function seenNode(node: Node, idOf: (node: Node) => number): SeenNode | undefined {
  if (node.nodeType === Node.TEXT_NODE)
    return { type: 3, id: idOf(node), textContent: maskedText(node.nodeValue ?? '') }
  if (!(node instanceof Element)) return undefined
  const tagName = node.localName
  if (leftOut.has(tagName)) return undefined
  const attributes = maskedAttributes(tagName, node.attributes)
  const isSvg = node instanceof SVGElement
  return { type: 2, id: idOf(node), tagName, attributes, childNodes: [], ...(isSvg ? { isSVG: true } : {}) }
}

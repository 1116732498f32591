/** Two pieces of HTML, each well-formed by itself. */
export interface SplitHtml {
  readonly html: string
  /** The text after the last allowed word; empty when the whole text is allowed. */
  readonly rest: string
}

const isVoid = /^<(?:br|hr|img|wbr)\b|\/>$/

/**
 * Splits sanitised HTML after `mostWords` words. Elements that are open there are closed in the first piece and opened
 * again in the second.
 */
export function splitAtWord(html: string, mostWords: number): SplitHtml {
  const open: string[] = []
  let left = mostWords
  let at = 0
  for (const [piece, tag] of html.matchAll(/(<[^>]*>)|[^<]+/g)) {
    if (tag === undefined) {
      const cut = afterWords(piece, left)
      if (cut.end < piece.length) return split(html, at + cut.end, open)
      left -= cut.words
    } else if (tag.startsWith('</')) open.pop()
    else if (!isVoid.test(tag)) open.push(tag)
    at += piece.length
  }
  return { html, rest: '' }
}

/** The end of the last allowed word; the end of the text if there is no word after it. */
function afterWords(text: string, most: number): { readonly words: number; readonly end: number } {
  let [words, end] = [0, 0]
  for (const word of text.matchAll(/\S+/g)) {
    if (words === most) return { words, end }
    words += 1
    end = word.index + word[0].length
  }
  return { words, end: text.length }
}

function split(html: string, at: number, open: readonly string[]): SplitHtml {
  const closed = open.toReversed().map((tag) => `</${/^<(\w+)/.exec(tag)![1]}>`)
  return { html: html.slice(0, at) + closed.join(''), rest: open.join('') + html.slice(at).trimStart() }
}

import type { Page } from 'playwright-core'

/** A text that cannot be read completely: where it is, its words, and what is wrong. */
export type UnreadableText = string

/** Texts of the current page that are cut off, lie over one another, or leave the window. */
export const misfitsOf = (page: Page): Promise<UnreadableText[]> => page.evaluate(findMisfits)

/** Makes each word of all texts 60 % longer, like translations into languages with long words. */
export const lengthenTexts = (page: Page): Promise<void> => page.evaluate(lengthen)

/** Restores the original texts, so that the page can be used again. */
export const shortenTexts = (page: Page): Promise<void> => page.evaluate(shorten)

interface Lengthened extends Window {
  textsBefore?: Map<Text, string>
}

function lengthen(): void {
  const before = new Map<Text, string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement!
    if (!text.data.trim() || parent.closest('script, style, noscript, title, svg, bdi, textarea')) continue
    before.set(text, text.data)
  }
  // Amounts, sizes and codes are the same in every language.
  for (const [text, was] of before)
    text.data = was.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.6)))
  ;(window as Lengthened).textsBefore = before
}

function shorten(): void {
  for (const [text, was] of (window as Lengthened).textsBefore ?? []) text.data = was
}

function findMisfits(): string[] {
  interface Line {
    readonly words: string
    readonly element: Element
    readonly box: DOMRect
    readonly pinned: Element | null
  }
  const slack = 2
  const place = (element: Element): string => {
    const named = element.closest('[id], [class]') ?? element
    return `${element.tagName.toLowerCase()} in ${named.tagName.toLowerCase()}.${named.className || named.id}`
  }
  const pinnedBy = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
    return null
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[data-unseen], noscript, option') &&
    !isTiny(element)
  /** Visually hidden text for screen readers: one pixel, clipped. */
  const isTiny = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      const { overflow, clipPath } = getComputedStyle(at)
      if ((width <= 1 || height <= 1) && (overflow !== 'visible' || clipPath !== 'none')) return true
    }
    return false
  }
  const cutBy = (element: Element, box: DOMRect): string | undefined => {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      const sides = [style.overflowX, style.overflowY]
      if (sides.some((side) => /auto|scroll/.test(side))) return undefined
      if (sides.every((side) => side === 'visible')) continue
      const room = at.getBoundingClientRect()
      const out = box.right < room.left || box.left > room.right || box.bottom < room.top || box.top > room.bottom
      if (out) return undefined
      if (box.left < room.left - slack || box.right > room.right + slack) return `cut at its side by ${place(at)}`
      if (box.top < room.top - slack * 2 || box.bottom > room.bottom + slack * 2) return `cut in height by ${place(at)}`
    }
    return undefined
  }
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true
    return false
  }

  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement!
    if (!text.data.trim() || element.closest('script, style, title, svg') || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const pinned = pinnedBy(element)
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) lines.push({ words: text.data.trim().slice(0, 40), element, box, pinned })
  }

  const wrong = new Map<string, string>()
  const report = ({ words, element }: Line, what: string) => wrong.set(`${place(element)} ${what}`, words)
  for (const line of lines) {
    const { element, box } = line
    const cut = cutBy(element, box)
    if (cut) report(line, cut)
    else if ((box.left < -slack || box.right > innerWidth + slack) && !scrolls(element))
      report(line, 'leaves the window')
  }
  for (const field of document.querySelectorAll('button, a, select, label, h1, h2, h3, li, p'))
    if (
      getComputedStyle(field).textOverflow === 'ellipsis' &&
      field.scrollWidth > field.clientWidth + 1 &&
      isSeen(field)
    )
      wrong.set(`${place(field)} ends in dots`, field.textContent.trim().slice(0, 40))

  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top)
  sorted.forEach((one, at) => {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next]!
      const depth = one.box.bottom - other.box.top
      // Line boxes may overlap a little: glyphs fill only about the middle half of them.
      const touching = Math.min(one.box.height, other.box.height) * 0.35
      if (depth < 0) break
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      if (depth < touching || width < slack * 2 || one.pinned !== other.pinned) continue
      if (one.element.contains(other.element) && one.words === other.words) continue
      const cutAway = [one, other].some(({ element, box }) => isOutside(element, box))
      if (!cutAway) report(one, `lies over "${other.words}"`)
    }
  })
  return [...wrong].map(([what, words]) => `"${words}": ${what}`)

  /** True if the text is scrolled out of the visible part of a container around it. */
  function isOutside(element: Element, box: DOMRect): boolean {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const room = at.getBoundingClientRect()
      if (box.left >= room.right || box.right <= room.left || box.top >= room.bottom || box.bottom <= room.top)
        return true
    }
    return false
  }
}

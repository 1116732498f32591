import type { Page } from 'playwright-core'
import { layOutAll, layOutAsUsual } from './shopper.ts'

/**
 * The controls of the current page that a finger misses: narrower or lower than 44 px. A link within a sentence may be as
 * small as its text, and so may the dots for the colours of a tile, which are a group with a name.
 */
export async function smallTargetsOf(page: Page): Promise<string[]> {
  await layOutAll(page)
  const small = await page.evaluate(findSmallTargets)
  await layOutAsUsual(page)
  return small
}

function findSmallTargets(): string[] {
  /** Half a pixel less than 44, because the size of text is not a whole number. */
  const least = 43.5
  const controls = [
    ...['a[href]', 'button:enabled', 'input:enabled:not([type="hidden"])', 'select:enabled', 'textarea:enabled'],
    ...['summary', '[role="button"]', '[role="option"]'],
  ].join()
  const isInSentence = (control: Element): boolean => {
    let inline = control
    while (inline.parentElement && getComputedStyle(inline.parentElement).display === 'inline')
      inline = inline.parentElement
    const beside = [...(inline.parentElement?.childNodes ?? [])].filter(
      (node) => node !== inline && (node instanceof Text || (node as Element).tagName !== 'A'),
    )
    const isWords = (node: Node): boolean =>
      /\p{L}{2}/u.test(node.textContent ?? '') &&
      (node instanceof Text || getComputedStyle(node as Element).display === 'inline')
    return getComputedStyle(inline).display.startsWith('inline') && beside.some(isWords)
  }
  /** True if one box is high and wide enough: that of the control, of what is in it or of its label, or one laid over it. */
  const isLarge = (control: Element): boolean => {
    const labels = 'labels' in control ? [...((control.labels as NodeListOf<Element> | null) ?? [])] : []
    const boxes = [control, ...labels].flatMap((one) => [one, ...one.querySelectorAll('*')])
    const sizes = boxes.map((box) => box.getBoundingClientRect()).map(({ width, height }) => [width, height] as const)
    const laidOver = ['::before', '::after']
      .map((part) => getComputedStyle(control, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      .map(({ width, height }) => [Number.parseFloat(width), Number.parseFloat(height)] as const)
    return [...sizes, ...laidOver].some(([width, height]) => width >= least && height >= least)
  }
  const isThere = (control: Element): boolean => {
    const { width, height } = control.getBoundingClientRect()
    const isClipped = getComputedStyle(control).clipPath !== 'none' || control.closest('[inert]') !== null
    return control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && !isClipped
  }
  const isDotOfTile = (control: Element): boolean => control.matches('article[data-product] ul[aria-label] a')
  return [...document.querySelectorAll(controls)]
    .filter((it) => isThere(it) && !isDotOfTile(it) && !isLarge(it) && !isInSentence(it))
    .map((control) => {
      const { width, height } = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
      const where = control.closest('header, nav, main, aside, footer, dialog')?.tagName.toLowerCase()
      const kind = `${control.tagName.toLowerCase()}.${control.classList[0] ?? ''}`
      return `${kind} "${name.slice(0, 40)}" in ${where}: ${Math.round(width)} x ${Math.round(height)}`
    })
}

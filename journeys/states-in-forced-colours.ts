import type { Page } from 'playwright-core'

/**
 * What the current page shows as chosen, pressed or ticked in no other way than by a background, which forced colours take
 * away. Each such element is compared with one like it beside it that is not. A browser with forced colours tells the
 * looks as it shows them.
 */
export const indistinctStatesOf = (page: Page): Promise<string[]> => page.evaluate(findIndistinctStates)

function findIndistinctStates(): string[] {
  const states = '[aria-current], [aria-pressed="true"], [aria-selected="true"], input:checked'
  const isPlain = (one: Element): boolean => !one.matches(states) && !one.matches(':disabled, [aria-disabled]')
  const isThere = (one: Element): boolean => one.checkVisibility() && one.getBoundingClientRect().width > 1
  /** Everything of an element that forced colours keep, apart from backgrounds. */
  const lookOf = (one: Element, part?: string): string => {
    const style = getComputedStyle(one, part)
    const edges = ['block-start', 'block-end', 'inline-start', 'inline-end'].map((side) => `border-${side}`)
    const others = ['outline', 'text-decoration', 'font-weight', 'content', 'display', 'fill', 'box-shadow']
    return [...edges, ...others].map((name) => style.getPropertyValue(name)).join(' | ')
  }
  /** An element with what is in it, and what its state may change around it: its label, or the item of its list. */
  const wholeLookOf = (one: Element): string =>
    [...new Set([one, one.closest('label'), one.closest('li, tr')])]
      .flatMap((part) => (part ? [part, ...part.querySelectorAll('svg, b, i, span')] : []))
      .flatMap((part) => [lookOf(part), lookOf(part, '::before'), lookOf(part, '::after')])
      .join('\n')
  /** The nearest element of the same kind that is not in this state. */
  const likeIt = (one: Element): Element | undefined => {
    const kind = [one.tagName.toLowerCase(), ...[...one.classList].map((name) => `.${CSS.escape(name)}`)].join('')
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const found = [...around.querySelectorAll(kind)].find((it) => isPlain(it) && isThere(it))
      if (found) return found
    }
    return undefined
  }
  return [...document.querySelectorAll(states)].filter(isThere).flatMap((one) => {
    const other = likeIt(one)
    if (!other || wholeLookOf(one) !== wholeLookOf(other)) return []
    const name = one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent ?? ''
    return [`${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} "${name.trim().slice(0, 40)}"`]
  })
}

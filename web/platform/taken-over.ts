/** What React notes on an element it has taken over. */
const propsOf = (element: Element): Readonly<Record<string, unknown>> | undefined => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  return key === undefined ? undefined : (element as unknown as Record<string, Record<string, unknown>>)[key]
}

/** Whether an element came alive with its part of the page. */
export const isTakenOver = (element: Element): boolean => propsOf(element) !== undefined

/** Whether somebody listens to presses on an element: it came alive, or stands as the server wrote it in a part that did. */
export function isHeard(element: Element): boolean {
  if (isTakenOver(element)) return true
  for (let around = element.parentElement; around; around = around.parentElement) {
    const props = propsOf(around)
    // What stands in an element without children of its own was written by the server and is never taken over.
    if (props) return !('children' in props)
  }
  return false
}

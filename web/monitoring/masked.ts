/** Replaces every visible character with a star, so that only the shape of the text is recorded. */
export const maskedText = (text: string): string => text.replace(/\S/g, '*')

/** Masks typed text without revealing its length. */
export const maskedInput = (value: string): string => (value === '' ? '' : '***')

const shown: ReadonlySet<string> = new Set([
  ...['class', 'id', 'dir', 'lang', 'role', 'type', 'rel', 'width', 'height', 'hidden', 'open', 'disabled', 'checked'],
  ...['media', 'as', 'data-kind', 'data-place', 'data-state', 'data-tracking-id'],
])

/** The attributes that affect the look of an element and contain no personal data. The only address is that of a style sheet. */
export function maskedAttributes(tag: string, attributes: Iterable<{ readonly name: string; readonly value: string }>) {
  const all = [...attributes]
  const isStyle = tag === 'link' && all.some(({ name, value }) => name === 'rel' && value === 'stylesheet')
  const kept = all.filter(({ name }) => shown.has(name) || (isStyle && name === 'href'))
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

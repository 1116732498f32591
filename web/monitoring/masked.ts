/** Every letter and digit of a text becomes a star, so that its shape can be seen and nothing else. */
export const maskedText = (text: string): string => text.replace(/\S/g, '*')

/** What was typed says not even how long it is. */
export const maskedInput = (value: string): string => (value === '' ? '' : '***')

const shown: ReadonlySet<string> = new Set([
  ...['class', 'id', 'dir', 'lang', 'role', 'type', 'rel', 'width', 'height', 'hidden', 'open', 'disabled', 'checked'],
  ...['media', 'as', 'data-kind', 'data-place', 'data-state', 'data-tracking-id'],
])

/** Attributes that tell what an element looks like, and nothing of who looks at it: no address but that of a style sheet. */
export function maskedAttributes(tag: string, attributes: Iterable<{ readonly name: string; readonly value: string }>) {
  const all = [...attributes]
  const isStyle = tag === 'link' && all.some(({ name, value }) => name === 'rel' && value === 'stylesheet')
  const kept = all.filter(({ name }) => shown.has(name) || (isStyle && name === 'href'))
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

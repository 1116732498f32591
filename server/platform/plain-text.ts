/** No form or call of the shop is nested this deep. Such input can only be an attack. */
const deepest = 20

/** Text that the database can store: no zero character, no half of a surrogate pair. */
export const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The path of the first value that cannot be stored, its names joined by dots; undefined if all can be stored. */
export function pathOfUnstorable(value: unknown): string | undefined {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: held, path } = next
    if (typeof held === 'string' ? !isPlainText(held) : path.length > deepest) return path.join('.')
    if (typeof held !== 'object' || held === null) continue
    for (const [name, inner] of Object.entries(held)) {
      if (!isPlainText(name)) return path.join('.')
      open.push({ value: inner, path: [...path, name] })
    }
  }
  return undefined
}

/** A document as an editor wrote it, in the older document shape. */
export interface Entry {
  readonly kind: 'page' | 'menu' | 'badge'
  readonly key: string
  readonly document: Readonly<Record<string, unknown>>
}

export interface Noise {
  /** Adds widgets of unknown kinds and empty pickers, and sends flags and numbers as text. */
  noisy: boolean
}

const unknownWidget = {
  content: { contentType: 'hologramWidget', id: 'hologram', properties: { angle: 40 } },
  settings: null,
}
const asText = /^(?:disabled\w+|perRow\w*|hideOnISO|toggleFullWidth|wordLimit|ctaFontSize)$/

/** The same page as an old CMS may send it, with leftovers. Shoppers see no difference. */
export function noise(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => noise(each))
  if (typeof value === 'boolean' && asText.test(name)) return value ? '1' : '0'
  if (typeof value === 'number' && asText.test(name)) return String(value)
  if (typeof value !== 'object' || value === null) return value
  const record = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, noise(one, key)]))
  if (name === 'widgets' && Array.isArray(record.items)) return { items: [...record.items, unknownWidget] }
  return record
}

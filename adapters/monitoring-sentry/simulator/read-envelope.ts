export interface ReadItem {
  readonly type: string
  readonly payload: string
}

/** The items of an envelope; or a text that says what is wrong with it. */
export function readEnvelope(bytes: Buffer): readonly ReadItem[] | string {
  let rest = bytes
  const line = (): string | undefined => {
    if (rest.length === 0) return undefined
    const end = rest.indexOf('\n')
    const text = rest.subarray(0, end < 0 ? rest.length : end).toString()
    rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1)
    return text
  }
  try {
    const header = JSON.parse(line() ?? '') as { readonly event_id?: string }
    if (!/^[0-9a-f]{32}$/.test(header.event_id ?? '')) return 'The envelope has no event id.'
    const items: ReadItem[] = []
    for (let head = line(); head !== undefined && head !== ''; head = line()) {
      const { type, length } = JSON.parse(head) as { readonly type?: string; readonly length?: number }
      if (type === undefined || length === undefined) return 'An item has no type or no length.'
      if (rest.length < length) return 'An item is shorter than it says.'
      items.push({ type, payload: rest.subarray(0, length).toString() })
      rest = rest.subarray(length)
      if (rest.length > 0 && rest[0] !== 10) return 'An item is longer than it says.'
      rest = rest.subarray(1)
    }
    return items
  } catch {
    return 'The envelope is not JSON by lines.'
  }
}

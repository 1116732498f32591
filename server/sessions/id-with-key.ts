import { isId, isSecret } from '#foundation/ids.ts'

/** Reads the content of a cookie with a key: an id, a dot, and the key; undefined if it is malformed. */
export function readIdWithKey(value: string | undefined): { readonly id: string; readonly key: string } | undefined {
  const [id, key, ...more] = value?.split('.') ?? []
  if (id === undefined || key === undefined || more.length > 0) return undefined
  return isId(id) && isSecret(key) ? { id, key } : undefined
}

import { isId } from '#foundation/ids.ts'

const keyForm = /^[\w-]{43}$/

/** A secret of 256 bits in base64url. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** Reads the content of a cookie that opens something: an id, a dot, and the key; undefined if it is malformed. */
export function readIdWithKey(value: string | undefined): { readonly id: string; readonly key: string } | undefined {
  const [id, key, ...more] = value?.split('.') ?? []
  if (id === undefined || key === undefined || more.length > 0) return undefined
  return isId(id) && isKey(key) ? { id, key } : undefined
}

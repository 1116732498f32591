/**
 * Stores photographs of goods, from which all their pictures are made, so that every process of the shop sees the same. A photograph's name
 * is derived from its content; small notes about the addresses they came from are stored beside them, and may be overwritten.
 */
export interface PhotographStore {
  /** Undefined where there is none of that name; a store that cannot be asked is a fault. */
  find(name: string): Promise<Uint8Array | undefined>
  has(name: string): Promise<boolean>
  /** Whole or not at all. Names are letters, digits and hyphens. */
  keep(name: string, bytes: Uint8Array): Promise<void>
  /** One that is not there is no mistake. */
  remove(name: string): Promise<void>
}

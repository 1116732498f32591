/**
 * Stores photographs of goods, from which all their pictures are made, so that every process of the shop uses the same
 * ones. The name of a photograph is derived from its content. Small notes about the original addresses are stored
 * beside them, and may be overwritten.
 */
export interface PhotographStore {
  /** Undefined if there is no photograph with that name; a store that does not answer is a fault. */
  find(name: string): Promise<Uint8Array | undefined>
  has(name: string): Promise<boolean>
  /** Stores all bytes or nothing. Names are letters, digits and hyphens. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /** A missing photograph is no error. */
  remove(name: string): Promise<void>
}

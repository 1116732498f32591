/**
 * Keeps photographs of goods, from which all pictures of them are made, so that every process of the shop sees the same. A photograph's name
 * tells its content; beside them lie small notes of what an address gave, which may be written anew.
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

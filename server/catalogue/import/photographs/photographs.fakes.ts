import type { PhotographStorage } from './photographs.client.ts'

/** Stores photographs in memory. */
export function fakePhotographStore(): PhotographStorage & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    find: async (name) => kept.get(name),
    has: async (name) => kept.has(name),
    save: async (name, bytes) => void kept.set(name, bytes),
  }
}

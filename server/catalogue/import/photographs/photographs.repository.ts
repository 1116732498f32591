import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Photographs } from '../import-order.ts'
import { fetchGuarded, type GuardedFetch } from './fetch-guarded.repository.ts'

/** Larger pictures than this on their longer side are kept smaller. */
const longestSide = 2400
const mostPixels = 50_000_000
const atOnce = 4

/** Where photographs are kept, whatever keeps them. */
export interface KeepsPhotographs {
  find(name: string): Promise<Uint8Array | undefined>
  has(name: string): Promise<boolean>
  keep(name: string, bytes: Uint8Array): Promise<void>
}

/**
 * Keeps photographs named by their content, turned upright and without what cameras write into them. What an address gave is remembered
 * beside them, so that an import that is told to fetch again fetches only what is new or gone.
 */
export function photographsIn(store: KeepsPhotographs, settings: Omit<GuardedFetch, 'address'>): Photographs {
  const fetched = new Map<string, ReturnType<Photographs['fetch']>>()
  const turns = Array.from({ length: atOnce }, () => Promise.resolve())
  let next = 0
  return {
    fetch(address) {
      const known = fetched.get(address)
      if (known) return known
      const turn = next++ % atOnce
      const answer = turns[turn]!.then(() => keep(store, { ...settings, address }))
      turns[turn] = answer.then(
        () => {},
        () => {},
      )
      fetched.set(address, answer)
      return answer
    },
  }
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 32)

async function keep(store: KeepsPhotographs, ask: GuardedFetch): ReturnType<Photographs['fetch']> {
  const memory = `address-${hashOf(ask.address)}`
  const before = await store.find(memory)
  const known = before && new TextDecoder().decode(before)
  if (known && (await store.has(known))) return { name: known }
  const answer = await fetchGuarded(ask)
  if ('why' in answer) return answer
  const picture = await upright(answer.bytes)
  if (!picture) return { why: 'is no picture that can be read' }
  const name = hashOf(picture)
  await store.keep(name, picture)
  await store.keep(memory, new TextEncoder().encode(name))
  return { name }
}

const upright = (bytes: Uint8Array): Promise<Buffer | undefined> =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer()
    .catch(() => undefined)

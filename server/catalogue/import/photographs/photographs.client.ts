import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fetchGuarded, type GuardedFetch } from './guarded-fetch.client.ts'

/** Pictures with a longer side than this are stored smaller. */
const longestSide = 2400
const mostPixels = 50_000_000
/** Accepted kinds of picture, detected from the bytes. None of them can refer to other files. */
const kinds: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** Fetches pictures and stores them. */
export interface Photographs {
  /** The name of the stored picture, or why there is none. `permanent` means that another attempt would not help. */
  fetch(
    address: string,
    from: Pick<GuardedFetch, 'privateHosts'>,
  ): Promise<{ readonly name: string } | { readonly why: string; readonly permanent: boolean }>
}

/** A store of photographs, of any kind. */
export interface PhotographStorage {
  find(name: string): Promise<Uint8Array | undefined>
  has(name: string): Promise<boolean>
  save(name: string, bytes: Uint8Array): Promise<void>
}

/**
 * Stores photographs under a hash of their content, turned upright and without metadata. The result for a URL is stored
 * too, so that it is not fetched again. Simultaneous calls in one process share one fetch.
 */
export function photographsIn(
  store: PhotographStorage,
  settings: Omit<GuardedFetch, 'address' | 'privateHosts'> = {},
): Photographs {
  const underWay = new Map<string, ReturnType<Photographs['fetch']>>()
  return {
    fetch(address, { privateHosts }) {
      const key = `${privateHosts} ${address}`
      const asked = underWay.get(key)
      if (asked) return asked
      const answer = fetchAndStore(store, { ...settings, address, privateHosts }).finally(() => underWay.delete(key))
      underWay.set(key, answer)
      return answer
    },
  }
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 32)

async function fetchAndStore(store: PhotographStorage, ask: GuardedFetch): ReturnType<Photographs['fetch']> {
  const memory = `address-${hashOf(ask.address)}`
  const before = await store.find(memory)
  const known = before && new TextDecoder().decode(before)
  if (known && (await store.has(known))) return { name: known }
  const answer = await fetchGuarded(ask)
  if ('why' in answer) return answer
  const picture = await upright(answer.bytes)
  if (!picture) return { why: 'is no picture that can be read', permanent: true }
  const name = hashOf(picture)
  await store.save(name, picture)
  await store.save(memory, new TextEncoder().encode(name))
  return { name }
}

async function upright(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels })
    if (!kinds.has((await picture.metadata()).format)) return undefined
    return await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 92 })
      .toBuffer()
  } catch {
    return undefined
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Photographs } from '../import-order.ts'
import { fetchGuarded, type GuardedFetch } from './fetch-guarded.repository.ts'

/** Larger pictures than this on their longer side are kept smaller. */
const longestSide = 2400
const mostPixels = 50_000_000
const atOnce = 4

/**
 * Keeps photographs in a folder, named by their content, turned upright and without what cameras write into them. What an address gave
 * is remembered in a file beside them, so that an import that is told to fetch again fetches only what is new.
 */
export function photographsIn(folder: string, settings: Omit<GuardedFetch, 'address'>): Photographs {
  const fetched = new Map<string, ReturnType<Photographs['fetch']>>()
  const turns = Array.from({ length: atOnce }, () => Promise.resolve())
  let next = 0
  return {
    fetch(address) {
      const known = fetched.get(address)
      if (known) return known
      const turn = next++ % atOnce
      const answer = turns[turn]!.then(() => keep(folder, { ...settings, address }))
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

async function keep(folder: string, ask: GuardedFetch): ReturnType<Photographs['fetch']> {
  const memory = join(folder, 'addresses', hashOf(ask.address))
  const before = await readFile(memory, 'utf8').catch(() => undefined)
  if (before) return { name: before }
  const answer = await fetchGuarded(ask)
  if ('why' in answer) return answer
  const picture = await upright(answer.bytes)
  if (!picture) return { why: 'is no picture that can be read' }
  const name = hashOf(picture)
  await mkdir(join(folder, 'addresses'), { recursive: true })
  await writeWhole(join(folder, name), picture)
  await writeWhole(memory, name)
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

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

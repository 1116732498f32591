import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const cacheMs = 7 * 86_400_000

type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; assets?: readonly string[] }>>

/** Marks the assets of the current build before the next one. Pages that are open now load these assets for some days. */
export function markAssets(buildFolder: string, now: Date): void {
  const manifest = join(buildFolder, '.vite/manifest.json')
  if (!existsSync(manifest)) return
  const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  for (const file of files) if (existsSync(join(buildFolder, file))) utimesSync(join(buildFolder, file), now, now)
}

/** Removes assets of builds that were replaced more than a week ago. */
export function removeOldAssets(buildFolder: string, now: Date): void {
  const folder = join(buildFolder, 'assets')
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (now.getTime() - statSync(join(folder, name)).mtimeMs > cacheMs) rmSync(join(folder, name))
}

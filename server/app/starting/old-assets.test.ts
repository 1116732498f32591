import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#checks/harness/shop/temporary-folder.ts'
import { markAssets, removeOldAssets } from './old-assets.ts'

const now = new Date('2026-11-20T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

/** Builds into a folder like the bundler: writes the files and their manifest and removes nothing. */
function build(folder: string, files: readonly string[], at: Date): void {
  markAssets(folder, at)
  mkdirSync(join(folder, '.vite'), { recursive: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const file of files) {
    writeFileSync(join(folder, 'assets', file), '')
    utimesSync(join(folder, 'assets', file), at, at)
  }
  const [first, ...others] = files.map((file) => `assets/${file}`)
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ entry: { file: first, css: others } }))
  removeOldAssets(folder, at)
}

test('keeps the assets of a build for a week after another followed it, however old it was', () => {
  const folder = temporaryFolder('assets')
  const left = () => readdirSync(join(folder, 'assets')).sort()

  build(folder, ['one.js', 'one.css'], days(-40))
  build(folder, ['two.js', 'one.css'], days(0))
  expect(left()).toEqual(['one.css', 'one.js', 'two.js'])
  build(folder, ['three.js'], days(6))
  expect(left()).toEqual(['one.css', 'one.js', 'three.js', 'two.js'])
  build(folder, ['four.js'], days(8))
  expect(left()).toEqual(['four.js', 'one.css', 'three.js', 'two.js'])
  build(folder, ['five.js'], days(30))
  expect(left()).toEqual(['five.js', 'four.js'])
})

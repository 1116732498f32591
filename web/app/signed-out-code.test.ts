import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minifySync, transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { pageKinds } from './page-kinds.ts'

const shopping = [
  ...(['homePage', 'contentPage', 'categoryPage', 'searchPage', 'productPage', 'storeProductPage'] as const),
  ...(['basketPage', 'wishlistPage', 'storeLocatorPage'] as const),
] as const
/** Modules of the pages that signed-out shoppers see, and of the layout around them. */
const seenSignedOut = [
  ...['web/app/entry-early.ts', 'web/app/entry-browser.tsx', 'web/app/layouts/default-layout.tsx'],
  ...shopping.map((alias) => pageKinds[alias].module),
]
/** Modules that open the sign-in, or that run only for signed-in shoppers. */
const waiting = [
  ...['web/app/login-slot.tsx', 'web/app/terms-slot.tsx'],
  ...['web/platform/fetch-signed-in.ts', 'web/platform/signed-in-headers.ts'],
]
const staticImports = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([.#][^'"]+)['"]/gm

/** A module and all our modules that it imports statically. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file) || !/\.tsx?$/.test(file)) return loaded
  loaded.add(file)
  for (const [, named] of readFileSync(file, 'utf8').matchAll(staticImports)) {
    const path = named!.startsWith('#') ? named!.slice(1) : join(dirname(file), named!)
    if (existsSync(path)) loadedWith(path, loaded)
  }
  return loaded
}

const ofSigningIn = (file: string): boolean => /^web\/(?:accounts|platform\/sessions|pages\/login)\//.test(file)

async function code(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { jsx: { runtime: 'automatic' } })
  return code.replaceAll(/^import .*$/gm, '')
}

test('a signed-out page loads no sign-in code before sign-in is opened', () => {
  for (const page of seenSignedOut) expect([page, [...loadedWith(page)].filter(ofSigningIn)]).toEqual([page, []])
  expect([...loadedWith('web/app/login-flyout-slot.tsx')].some(ofSigningIn)).toBe(true)
})

test('the code on a signed-out page that opens sign-in takes one kilobyte at most', async () => {
  const loaded = loadedWith('web/app/entry-browser.tsx')
  expect(waiting.filter((file) => !loaded.has(file))).toEqual([])
  const all = (await Promise.all(waiting.map(code))).join('\n')

  const bytes = gzipSync(minifySync('waiting.js', all, { module: true }).code, { level: 9 }).length
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(1024)
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assetMap, loadStorefront } from './storefront.ts'

const manifest = {
  'web/app/entry-early.ts': { file: 'assets/early-1.js', isEntry: true },
  'web/app/entry-browser.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/base-1.css'],
  },
  '_react.js': { file: 'assets/react-1.js' },
  '_tile.js': { file: 'assets/tile-1.js', imports: ['_react.js'], css: ['assets/tile-1.css'] },
  'web/pages/home/home-page.tsx': {
    file: 'assets/home-1.js',
    imports: ['_tile.js', 'web/app/entry-browser.tsx'],
    css: ['assets/home-1.css'],
  },
  'web/app/layouts/default-layout.tsx': { file: 'assets/default-1.js', imports: ['_react.js', '_tile.js'] },
  'fonts/inter.woff2': { file: 'assets/inter-1.woff2' },
}
const entry = {
  earlyModule: 'web/app/entry-early.ts',
  entryModule: 'web/app/entry-browser.tsx',
  pageComponents: { homePage: { module: 'web/pages/home/home-page.tsx', name: 'HomePage' } },
  layoutComponents: { default: { module: 'web/app/layouts/default-layout.tsx', name: 'DefaultLayout' } },
  fontModules: { latin: ['fonts/inter.woff2'], arabic: [] },
  createStorefront: () => {
    throw new Error('not called')
  },
}

const root = await mkdtemp(join(tmpdir(), 'selvedge-web-'))
afterAll(() => rm(root, { recursive: true }))

test('loads the code and styles of a page and its layout with all they import, and nothing the entry loads already', () => {
  const { pages, layouts, entry: shared, fonts } = assetMap(manifest, entry)

  expect(shared).toEqual({
    styles: ['/assets/base-1.css'],
    early: '/assets/early-1.js',
    script: '/assets/entry-1.js',
    preload: ['/assets/react-1.js'],
  })
  expect(pages.homePage?.scripts).toEqual(['/assets/tile-1.js', '/assets/home-1.js'])
  expect(pages.homePage?.styles).toEqual(['/assets/tile-1.css', '/assets/base-1.css', '/assets/home-1.css'])
  expect(pages.homePage?.component).toEqual({ script: '/assets/home-1.js', name: 'HomePage' })
  expect(layouts.default).toEqual({
    scripts: ['/assets/tile-1.js', '/assets/default-1.js'],
    component: { script: '/assets/default-1.js', name: 'DefaultLayout' },
  })
  expect(fonts.latin).toEqual(['/assets/inter-1.woff2'])
})

test('gives every build a different name', () => {
  const other = { ...manifest, '_react.js': { file: 'assets/react-2.js' } }

  expect(assetMap(manifest, entry).build).not.toBe(assetMap(other, entry).build)
})

test('says which source file the build does not have', () => {
  expect(() => assetMap({}, entry)).toThrow('storefront.not-in-build')
})

test('loads the web build by its path', async () => {
  await mkdir(join(root, '.build/web/server/.vite'), { recursive: true })
  await mkdir(join(root, '.build/web/browser/.vite'), { recursive: true })
  await writeFile(join(root, '.build/web/browser/.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(
    join(root, '.build/web/server/.vite/manifest.json'),
    JSON.stringify({ 'web/app/entry-server.tsx': { file: 'entry.mjs', isEntry: true } }),
  )
  const { createStorefront: _made, ...names } = entry
  await writeFile(
    join(root, '.build/web/server/entry.mjs'),
    `export const { earlyModule, entryModule, pageComponents, layoutComponents, fontModules } = ${JSON.stringify(names)}
export const createStorefront = (assets) => ({ build: assets.build, render: () => assets.entry.script })`,
  )

  const storefront = await loadStorefront(root, 'ask')

  expect(storefront.render({} as never, {} as never, { publicUrl: '', shellUrl: '' })).toBe('/assets/entry-1.js')
})

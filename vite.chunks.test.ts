import { expect, test } from 'vitest'
import { groupsOf } from './vite.chunks.ts'

const size = 2000

/** Modules, given by their imports; each is large enough for a chunk of its own, unless its name says that it is small. */
function modulesOf(imports: Readonly<Record<string, readonly string[]>>) {
  return new Map(
    Object.entries(imports).map(([id, imported]) => [
      id,
      { size: id.startsWith('small') ? 10 : size, imports: imported },
    ]),
  )
}

const pages = ['home', 'listing', 'search', 'product', 'basket', 'content', 'receipt', 'error']

function groupsWhere(imports: Readonly<Record<string, readonly string[]>>): (id: string) => string | undefined {
  const bare = Object.fromEntries(pages.map((page) => [page, []]))
  const groups = groupsOf(modulesOf({ entry: [], ...bare, ...imports }), 'entry', [pages, ['layout']])
  return (id) => groups.get(id)
}

test('modules that the same page kinds need are in one group, others in another', () => {
  const groupOf = groupsWhere({
    listing: ['tile', 'chips'],
    search: ['tile', 'chips'],
    tile: [],
    chips: [],
    home: ['hero'],
    hero: [],
  })
  expect(groupOf('tile')).toBe(groupOf('chips'))
  expect(groupOf('hero')).toBe(groupOf('home'))
  expect(new Set([groupOf('tile'), groupOf('home'), groupOf('listing'), 'shared']).size).toBe(4)
})

test('modules that most pages or the entry need are shared by all pages, and packages among them are apart', () => {
  const packaged = '/node_modules/react/index.js'
  const groupOf = groupsWhere({
    entry: ['app', packaged],
    app: [],
    [packaged]: [],
    listing: ['button', 'tile'],
    search: ['button', 'tile'],
    basket: ['button'],
    product: ['button'],
    content: ['button', 'tile'],
    receipt: ['button', 'tile'],
    button: [],
    tile: [],
  })
  expect(['app', 'button', packaged].map(groupOf)).toEqual(['shared', 'shared', 'packages'])
  expect(groupOf('tile')).not.toBe('shared')
})

test('the entry is in no group, nor is code that is loaded later', () => {
  const groupOf = groupsWhere({ entry: ['app'], app: [], viewer: [] })
  expect([groupOf('entry'), groupOf('viewer')]).toEqual([undefined, undefined])
})

test('a small group is shared unless it imports a module that is not', () => {
  const groupOf = groupsWhere({
    listing: ['small-title', 'small-row'],
    search: ['small-title', 'small-row'],
    home: ['tile'],
    'small-title': [],
    'small-row': ['tile'],
    tile: [],
  })
  expect(groupOf('small-title')).not.toBe('shared')
  expect(groupOf('small-row')).toBe(groupOf('small-title'))
  expect(groupsWhere({ listing: ['small-title'], search: ['small-title'], 'small-title': [] })('small-title')).toBe(
    'shared',
  )
})

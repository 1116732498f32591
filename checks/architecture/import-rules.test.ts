import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cruise, cruise } from './cruise.ts'
import { ground, plants } from './plants.ts'
import { unusedEdges } from './unused-edges.ts'

let root: string
let violations: Cruise['violations']
let imports: Cruise['imports']

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-plants-'))
  for (const [file, source] of Object.entries({ ...ground, ...Object.assign({}, ...Object.values(plants)) })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${source}\n`)
  }
  for (const shared of ['node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(resolve(shared), join(root, shared))
  const cruised = cruise(root)
  violations = cruised.violations
  imports = cruised.imports
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(Object.keys(plants))('the import rule %s objects to an import that breaks it', (rule) => {
  const planted = Object.keys(plants[rule]!)

  const objections = violations.filter((violation) => violation.rule === rule && planted.includes(violation.from))

  expect(objections).not.toEqual([])
})

test('every rule has a planted violation', async () => {
  const { forbidden } = (await import(resolve('checks/architecture/rules.cjs'))).default as {
    forbidden: { name: string }[]
  }
  const names = forbidden.map(({ name }) => name).filter((name) => !/^server-[a-z-]+-edges$/.test(name))

  expect(names.filter((name) => !plants[name])).toEqual([])
})

test('an edge that no import needs is found, and one that only a test needs', () => {
  const edges = { checkout: ['basket', 'delivery'], basket: ['orders', 'stores'], delivery: ['*'], pages: ['*'] }

  expect(unusedEdges(edges, imports)).toEqual([
    { from: 'checkout', to: 'delivery' },
    { from: 'basket', to: 'stores' },
    { from: 'delivery', to: '*' },
  ])
})

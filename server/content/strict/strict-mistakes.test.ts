import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { strictMistakes } from './strict-mistakes.ts'

const told = (page: object) => strictMistakes({ name: 'pages/home.json', text: JSON.stringify(page, null, 2) })

test('names each unknown field, widget and page kind, with file and line', () => {
  const page = {
    pageAlias: 'homepage',
    title: { en: 'Home', 'da-dk': 'Hjem' },
    rows: [
      {
        blocks: [
          { blockType: 'bannner', headlin: 'x' },
          { blockType: 'seoWidget', text: 'It says "type": "none"' },
        ],
      },
    ],
  }

  expect(told(page)).toEqual([
    'pages/home.json:2: no such kind of page: homepage',
    'pages/home.json:11: no such kind of widget or page: bannner',
    'pages/home.json:12: no such field: headlin',
  ])
})

test('finds nothing wrong in the demo, which is written in either shape', () => {
  const files = globSync('shops/demo/{pages,menus,badges}/**/*.json')

  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((name) => strictMistakes({ name, text: readFileSync(name, 'utf8') }))).toEqual([])
})

test('has every name that the readers use', () => {
  const readers = globSync('server/content/cms/read-*.ts', { exclude: ['**/*.test.ts'] })
  const asked = readers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfield\([\w.]+,((?:\s*'\w+',?)+)/g)].flatMap(([, names]) =>
      [...names!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
    ),
  )

  expect(asked.length).toBeGreaterThan(80)
  expect(told(Object.fromEntries(asked.filter((name) => !/type|alias/i.test(name)).map((name) => [name, 1])))).toEqual(
    [],
  )
})

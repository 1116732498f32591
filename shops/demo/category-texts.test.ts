import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { languages } from './maker/texts.ts'

type Row = Readonly<Record<'category_id' | 'language' | 'title' | 'slug' | 'intro' | 'description', string>>
const rows: Row[] = parse(readFileSync(new URL('category_texts.csv', import.meta.url)), { columns: true })
const told = new Map(rows.map((row) => [`${row.category_id} ${row.language}`, row]))
const fields = ['title', 'slug', 'intro', 'description'] as const

test('has every English text of a category in every language, translated', () => {
  const english = rows.filter(({ language }) => language === 'en')
  for (const category of english) {
    for (const language of languages.slice(1)) {
      const own = told.get(`${category.category_id} ${language}`)
      const name = `${category.category_id} ${language}`
      expect(fields.filter((field) => category[field] && !own?.[field]?.trim()).join(), name).toBe('')
      expect(own!.slug, name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      if (category.intro) expect(own!.intro, name).not.toBe(category.intro)
      if (category.description) expect(own!.description, name).not.toBe(category.description)
    }
  }
})

test('uses the words of US and Canadian shops in those markets', () => {
  const titles = (language: string) =>
    ['women-knitwear', 'men-trousers'].map((id) => told.get(`${id} ${language}`)!.title)

  expect([titles('en'), titles('en-us'), titles('en-ca')]).toEqual([
    ['Knitwear', 'Trousers'],
    ['Sweaters', 'Pants'],
    ['Sweaters', 'Pants'],
  ])
})

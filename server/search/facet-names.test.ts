import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translator, type Words } from '#foundation/words.ts'
import { categoryTree } from '../catalogue/category-tree.ts'
import { fullTitle } from './facet-names.ts'

const titles = {
  women: { en: 'Women', ar: 'نساء' },
  kids: { en: 'Kids', ar: 'أطفال' },
  dresses: { en: 'Dresses', ar: 'فساتين' },
  skirts: { en: 'Skirts', ar: 'تنانير' },
}

const node = (id: string, parent: string | undefined, named: Readonly<Record<string, string>>) => ({
  ...{ id, parent, position: 1, subBrand: undefined },
  texts: new Map(
    Object.entries(named).map(([language, title]) => [language, { title, slug: id, intro: '', description: '' }]),
  ),
})

const tree = categoryTree([
  node('women', undefined, titles.women),
  node('kids', undefined, titles.kids),
  node('women-dresses', 'women', titles.dresses),
  node('kids-dresses', 'kids', titles.dresses),
  node('women-skirts', 'women', titles.skirts),
])

const facetLanguage = (language: string) => {
  const words: Words = JSON.parse(readFileSync(new URL(`../../words/${language}.json`, import.meta.url), 'utf8'))
  return { t: translator(words, {}, language), language, collator: new Intl.Collator(language) }
}

test('tells two categories of one title apart by where they belong, with the comma of the language', () => {
  const named = (language: string) =>
    ['women-dresses', 'kids-dresses', 'women-skirts'].map((id) => fullTitle(tree, id, facetLanguage(language)))

  expect(named('en')).toEqual(['Dresses, Women', 'Dresses, Kids', 'Skirts'])
  expect(named('ar')).toEqual(['فساتين، نساء', 'فساتين، أطفال', 'تنانير'])
})

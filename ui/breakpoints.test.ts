import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const mediaQueries = globSync('{ui,web}/**/*.{css,ts,tsx}').flatMap(
  (file) => readFileSync(file, 'utf8').match(/\([^()]*\bwidth [<>]=? [^()]*\)|\([^()]* [<>]=? width\b[^()]*\)/g) ?? [],
)

test('looks different from 480, 768, 960 and 1280 px on, and at no other width [B-CON-01]', () => {
  const widths = mediaQueries.flatMap((query) => query.match(/\d+px/g) ?? [])

  expect([...new Set(widths)].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
    '480px',
    '768px',
    '960px',
    '1280px',
  ])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openShowcase } from './shown.fakes.tsx'

const { show } = await openShowcase()

/** At-rules with descriptors of their own, which are no properties. */
const withDescriptors = /@(?:font-face|property)[^{]*\{[^}]*\}/g

const declarationsIn = (file: string): [where: string, property: string, value: string][] => {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const declared = css.replaceAll(withDescriptors, '').matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)
  return [...declared].flatMap(([, property, value]) =>
    property!.startsWith('--') || property === 'composes' ? [] : [[file, property!, value!.trim()]],
  )
}

test('declares nothing that a browser would drop as not understood', async () => {
  const declarations = globSync('{ui,web}/**/*.css').flatMap(declarationsIn)
  const page = await show(null)
  const dropped = await page.evaluate(
    (all) => all.filter(([, property, value]) => !CSS.supports(property, value.replace(/\s*!important$/, ''))),
    declarations,
  )

  expect(declarations.length).toBeGreaterThan(1_000)
  expect(dropped).toEqual([])
})

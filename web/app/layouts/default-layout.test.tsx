import { expect, test } from 'vitest'
import { browsingShell, exampleBanner, examplePage, exampleRow } from '#web/pages/browsing.fakes.ts'
import { written } from '#web/pages/written.fakes.tsx'
import { DefaultLayout } from './default-layout.tsx'

const show = (fixed: boolean) => {
  const zones = fixed ? { fixedWidgets: [exampleRow(exampleBanner({ id: 'fixed' }))] } : {}
  const page = examplePage('en-gb', 'contentPage', { zones })
  return written(<DefaultLayout page={page}>The content</DefaultLayout>, browsingShell('en-gb')).markup
}

test('shows the fixed widgets of editors once on a page, after its content [B-CMS-03]', () => {
  const markup = show(true)
  const aside = markup.slice(markup.indexOf('<aside'))

  expect(markup.match(/More on this page/g)).toHaveLength(1)
  expect(aside).toContain('Coats for')
  expect(markup.indexOf('The content')).toBeLessThan(markup.indexOf('<aside'))
  expect(show(false)).not.toContain('<aside')
})

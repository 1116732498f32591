import { expect, test } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

test('Markdown becomes HTML: a line that ends is a line that breaks, signs stay signs, lists may be nested [B-CMS-22]', () => {
  expect(markdownHtml('## Care\n\nWash at 30°\nand 3 < 4 & 5')).toBe(
    '<h2>Care</h2><p>Wash at 30°<br>and 3 &lt; 4 &amp; 5</p>',
  )
  expect(markdownHtml('- wool\n  - lamb\n- silk')).toBe('<ul><li>wool<ul><li>lamb</li></ul></li><li>silk</li></ul>')
  expect(markdownHtml('_New_ and **[for you](page:news)**')).toBe(
    '<p><em>New</em> and <strong><a href="page:news">for you</a></strong></p>',
  )
})

import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

test('lets running text through as it is', () => {
  const text =
    '<h2>Care</h2><p>Wash <strong>cold</strong>, <em>rarely</em>.<br />See <a href="/en-gb/help">help</a>.</p><ul><li>one</li></ul>'
  expect(safeHtml(text)).toBe(text)
})

test('takes scripts, handlers, styles, frames and forms out of texts', () => {
  const bad =
    '<p onclick="x()" style="color:red" class="a">Hi<script>alert(1)</script><iframe src="//x"></iframe></p><form><input></form><style>p{}</style><svg onload="x()"></svg>'
  expect(safeHtml(bad)).toBe('<p>Hi</p>')
})

test('takes the link from addresses that could run script', () => {
  expect(
    safeHtml('<a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><a href="data:text/html,x">c</a>'),
  ).not.toMatch(/javascript|evil|data:/)
  expect(safeHtml('<img src="x" onerror="alert(1)" alt="A" />')).toBe('<img src="x" alt="A" />')
})

test('gives a page opened in another tab no access to ours', () => {
  expect(safeHtml('<a href="https://example.com" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener">x</a>',
  )
})

test('leaves the first heading to the page', () => {
  expect(safeHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>')
})

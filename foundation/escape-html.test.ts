import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('text stays text in HTML, between tags and in attributes', () => {
  expect(escapeHtml('<b title="a">Tom & Jerry\'s</b>')).toBe("&lt;b title=&quot;a&quot;&gt;Tom &amp; Jerry's&lt;/b&gt;")
})

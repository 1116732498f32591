import { expect, test } from 'vitest'
import { readDocument } from './reading.fakes.ts'

const head = {
  metaTags: [
    { name: 'keywords', content: 'linen, wool' },
    { property: 'og:title', content: 'Cloth' },
    { name: 'robots', content: 'none' },
    { name: 'x" onload="1', content: 'x' },
    { name: 'author' },
  ],
  linkTags: [
    { rel: 'author', href: 'https://halden.test/people' },
    { rel: 'canonical', href: '/da-dk/cloth' },
    { rel: 'stylesheet', href: 'https://evil.test/a.css' },
    { rel: 'author', href: 'javascript:alert(1)' },
    { rel: 'author', href: '//evil.test' },
  ],
  structuredData: [{ '@context': 'https://schema.org', '@type': 'FAQPage', name: '</script>' }, { name: 'no type' }],
}
const read = {
  metaTags: [
    { name: 'keywords', content: 'linen, wool' },
    { name: 'og:title', content: 'Cloth' },
  ],
  linkTags: [
    { rel: 'author', href: 'https://halden.test/people' },
    { rel: 'canonical', href: '/da-dk/cloth' },
  ],
  structuredData: [{ '@context': 'https://schema.org', '@type': 'FAQPage', name: '</script>' }],
}

test.each([
  ['the older', { contentType: 'contentPage', properties: { slug: 'cloth', meta: head } }],
  ['the newer', { pageAlias: 'contentPage', slug: 'cloth', meta: head }],
])('reads tags of the head from %s form, and drops tags that are unsafe or incomplete [B-SEO-01]', (_, page) => {
  expect(readDocument(page)?.head).toEqual(read)
})

test('takes one tag without a list, and twenty at most', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ name: `tag-${at}`, content: 'x' }))
  const tags = (metaTags: unknown) => readDocument({ slug: 'cloth', meta: { metaTags } })?.head?.metaTags.length

  expect([tags({ name: 'one', content: 'x' }), tags(many), tags(undefined)]).toEqual([1, 20, undefined])
})

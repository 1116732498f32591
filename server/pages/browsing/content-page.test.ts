import { expect, test } from 'vitest'
import { contentPage } from './content-page.ts'

const parts = { sizeGuides: { settings: ({ id }: { id: string }) => ({ url: '', tables: [{ id: `of ${id}` }] }) } }
const load = (key: string) =>
  contentPage.load(
    parts as never,
    {
      ...{ content: { key, title: 'Read me', heading: 'Read this' }, path: '/en-gb/read', market: { id: 'en-gb' } },
    } as never,
  )

test('the page of the size guide tells the tables of its market, other pages do not [B-PDP-10]', async () => {
  expect(await load('size-guide')).toMatchObject({ body: { heading: 'Read this', sizeTables: [{ id: 'of en-gb' }] } })
  expect(await load('about')).toEqual({
    body: { heading: 'Read this' },
    frame: { title: 'Read me', breadcrumb: [{ title: 'Read this', url: '/en-gb/read' }] },
  })
})

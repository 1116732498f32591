import { expect, test } from 'vitest'
import type { Job } from '#contracts/careers.ts'
import type { Page, PageOf } from '#contracts/pages.ts'
import { servePages, smallShop } from '../pages.fakes.ts'
import type { Parts } from '../parts.ts'

const { parts } = smallShop()
const job: Job = {
  ...{ id: '101', title: 'Store manager', department: 'Stores', location: 'Aarhus', country: 'DK' },
  ...{ deadline: '2099-01-31', url: 'https://jobs.example.com/101' },
}
let open: readonly Job[] = []
const path = '/da-dk/careers'
const { app } = servePages({
  parts: {
    ...parts,
    careers: { all: async () => open },
    content: {
      ...parts.content,
      page: (market, asked) =>
        asked === path
          ? {
              ...parts.content.page(market, `/${market.id}/about`)!,
              pageAlias: 'careerPage',
              path,
              heading: 'Job hos os',
            }
          : parts.content.page(market, asked),
    },
  } as Parts,
})

async function shown() {
  const answer = await app.inject({ url: path, query: { type: 'json' } })
  return { status: answer.statusCode, page: answer.json<Page>() as PageOf<'careerPage'> }
}

test('shows the positions that are open under /careers, in the usual layout, their countries named in the language of the market [B-PAGE-14]', async () => {
  open = [job, { ...job, id: '102', country: 'Earth' }]
  const { status, page } = await shown()

  expect([status, page.pageAlias, page.layout, page.heading]).toEqual([200, 'careerPage', 'default', 'Job hos os'])
  expect(page.jobs).toEqual([
    { ...job, countryName: 'Danmark' },
    { ...job, id: '102', country: 'Earth', countryName: 'Earth' },
  ])
})

import { expect, test } from 'vitest'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { SourceContent } from '#server/content/content-source.port.ts'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import { openLog } from '#server/platform/logging.ts'
import { composeContent } from './content.ts'

test('tells the log once of an unknown widget [B-CMS-O6]', () => {
  const lines: string[] = []
  const log = openLog({ level: 'info', version: '1', to: { write: (line) => void lines.push(line) } })
  const markets = fakeMarkets('da-dk')
  const blocks = [{ blockType: 'hologram' }, { blockType: 'text', text: 'Still here' }]
  const document = { slug: '', pageAlias: 'homePage', rows: [{ id: 'r', blocks }] }
  const content: SourceContent = {
    ...{ shopName: 'Halden', toggles: {}, stores: [], theme: undefined, words: { program: {}, shop: {} } },
    documents: [{ name: 'pages/home.json', kind: 'page', key: 'home', scope: 'all', document }],
  }
  const clock = () => new Date('2026-11-20T09:00:00Z')
  const composed = composeContent({ clock, log }, { markets, content }, () => ({}) as Catalogue)

  for (let times = 0; times < 3; times++) {
    composed.page(markets.find('da-dk')!, '/da-dk')
    composed.forget()
  }

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'da-dk: no such widget: hologram' },
  ])
})

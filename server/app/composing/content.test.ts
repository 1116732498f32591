import { expect, test } from 'vitest'
import type { Fault } from '#foundation/fault.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { SourceContent } from '#server/content/content-source.port.ts'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import { loggedFaults, openLog } from '#server/platform/logging.ts'
import { composeContent } from './content.ts'

test('tells the log of an unknown widget once for each market, and monitoring once in all [B-CMS-O6]', () => {
  const lines: string[] = []
  const reported: unknown[] = []
  const faults = loggedFaults()
  faults.passOnTo((error, message) => reported.push([(error as Fault).code, message]))
  const log = openLog({ level: 'info', version: '1', to: { write: (line) => void lines.push(line) }, faults })
  const markets = fakeMarkets('da-dk', 'en-gb')
  const blocks = [{ blockType: 'hologram' }, { blockType: 'text', text: 'Still here' }]
  const document = { slug: '', pageAlias: 'homePage', rows: [{ id: 'r', blocks }] }
  const content: SourceContent = {
    ...{ shopName: 'Halden', toggles: {}, stores: [], theme: undefined, words: { program: {}, shop: {} } },
    documents: [{ name: 'pages/home.json', kind: 'page', key: 'home', scope: 'all', document }],
  }
  const clock = () => new Date('2026-11-20T09:00:00Z')
  const composed = composeContent({ clock, log }, { markets, content }, () => ({}) as Catalogue)

  for (let times = 0; times < 3; times++) {
    for (const market of markets.open) composed.page(market, `/${market.id}`)
    composed.forget()
  }

  expect(reported).toEqual([['content.unknown-widget', 'content has an unknown widget: hologram']])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'da-dk: no such widget: hologram' },
    { level: 'error', msg: 'content has an unknown widget: hologram' },
    { level: 'warn', msg: 'en-gb: no such widget: hologram' },
  ])
})

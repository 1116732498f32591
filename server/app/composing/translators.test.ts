import { expect, test } from 'vitest'
import type { Content } from '#server/content/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import type { Log } from '#server/platform/logging.ts'
import { marketTranslators } from './translators.ts'

test('writes a text that is missing into the log once a market, and shows its key [B-FMT-12]', () => {
  const logged: unknown[] = []
  const log = { warn: (...line: unknown[]) => void logged.push(line) } as unknown as Log
  const words = { close: 'Close' }
  const textOf = marketTranslators(() => ({ words: () => words }) as unknown as Content, log)
  const [british, danish] = [fakeMarket('en-gb'), fakeMarket('da-dk')]

  expect(textOf(british)('close')).toBe('Close')
  expect([textOf(british)('no.such'), textOf(british)('no.such')]).toEqual(['no.such', 'no.such'])
  textOf(danish)('no.such')

  expect(logged).toEqual(['en-gb', 'da-dk'].map((market) => [{ key: 'no.such', market }, 'a text is missing']))
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestSuggestions } from './request-suggestions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function asking(subBrand?: string) {
  const asked: string[] = []
  const told: (string | undefined)[] = []
  const signals: AbortSignal[] = []
  const answers = new Map<string, (response: Response) => void>()
  const asks = requestSuggestions({
    market: 'en-gb',
    subBrand,
    fetch: (address, { signal }) => {
      asked.push(address)
      signals.push(signal)
      return new Promise((resolve) => answers.set(address, resolve))
    },
    onAnswer: (answer) => told.push(answer?.term),
  })
  const answer = async (address: string) => {
    answers.get(address)?.(Response.json({ term: address }))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { asks, asked, told, signals, answer }
}

const of = (term: string) => `/api/catalog/en-gb/search-suggestions?q=${term}`

test('waits half a second after the last letter [B-SUG-01] [B-CON-08]', async () => {
  const { asks, asked } = asking()
  asks.typed('li')
  await vi.advanceTimersByTimeAsync(400)
  asks.typed('lin')
  await vi.advanceTimersByTimeAsync(499)
  const before = [...asked]
  await vi.advanceTimersByTimeAsync(1)

  expect([before, asked]).toEqual([[], [of('lin')]])
})

test('requests what two letters begin [B-SUG-O1]', async () => {
  const { asks, asked } = asking()
  asks.typed('li')
  await vi.advanceTimersByTimeAsync(500)

  expect(asked).toEqual([of('li')])
})

test('requests only popular searches for a single letter [B-SUG-O1]', async () => {
  const { asks, asked } = asking()
  asks.typed(' l ')
  await vi.advanceTimersByTimeAsync(1000)

  expect(asked).toEqual(['/api/catalog/en-gb/search-suggestions'])
})

test('asks for the goods of the brand one is in, where it has a search of its own [B-SRCH-12]', async () => {
  const { asks, asked } = asking('plus')
  asks.typed('')
  await vi.advanceTimersByTimeAsync(0)
  asks.typed('linen')
  await vi.advanceTimersByTimeAsync(500)

  expect(asked).toEqual(['/api/catalog/en-gb/search-suggestions?subBrand=plus', `${of('linen')}&subBrand=plus`])
})

test('a newer request cancels the older one, and late answers are ignored [B-SUG-O1]', async () => {
  const { asks, told, signals, answer } = asking()
  asks.typed('linen')
  await vi.advanceTimersByTimeAsync(500)
  asks.typed('linen dress')
  await vi.advanceTimersByTimeAsync(500)
  await answer(of('linen%20dress'))
  await answer(of('linen'))

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(told).toEqual([of('linen%20dress')])
})

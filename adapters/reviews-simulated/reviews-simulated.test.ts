import { expect, test } from 'vitest'
import { describeReviews } from '#server/reviews/reviews.port-test.ts'
import { serveSimulator } from '../../checks/harness/serve-simulator.ts'
import { reviewService } from './server.ts'
import { reviewsSimulator } from './simulator/index.ts'

const open = async () => {
  const served = await serveSimulator(reviewsSimulator)
  return { ...served, service: reviewService({ url: served.url, key: 'key' }) }
}
describeReviews(open)

test('speaks the language of the market', async () => {
  const { service, close } = await open()
  const titles = async (locale: string) => (await service.reviews({ locale })).reviews.map(({ title }) => title)
  const [english, arabic] = [await titles('en-GB'), await titles('ar-AE')]
  const others = await Promise.all(['sv-SE', 'no-NO', 'da-DK', 'nl-NL', 'fi-FI'].map(titles))
  await close()

  expect(english[0]).toBe('Fits as described')
  expect(arabic[0]).toBe('مطابق للوصف')
  expect(others.map(([first]) => first)).toEqual([
    'Stämmer med beskrivningen',
    'Som beskrevet',
    'Passer som beskrevet',
    'Zoals beschreven',
    'Vastaa kuvausta',
  ])
})

test.each([
  ['without a number', { average: 4, items: [] }],
  ['with a score that is none', { average: 'good', total: 3, items: [] }],
  ['of something else', { unexpected: true }],
])('an answer %s is a fault, never an answer', async (_, body) => {
  const served = await serveSimulator(() => ({ name: 'odd', answer: async () => Response.json(body) }))
  const asked = reviewService({ url: served.url, key: 'key' }).reviews({ locale: 'en-GB' })

  await expect(asked).rejects.toThrow('reviews.answer-unknown')
  await served.close()
})

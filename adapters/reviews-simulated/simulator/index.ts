import { serviceSimulator } from '#server/platform/simulators/service-simulator.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { examples } from './examples.ts'

/** A review service with a fixed score and reviews for each product. */
export const reviewsSimulator: MakeSimulator = () =>
  serviceSimulator({
    ...{ name: 'reviews', path: '/v1/reviews', counted: 'reviews' },
    answer: ({ url }) => {
      const { searchParams } = new URL(url)
      const product = searchParams.get('product')
      const language = (searchParams.get('locale') ?? 'en').slice(0, 2)
      const items = examples[language] ?? examples.en!
      const seed = [...(product ?? '')].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
      return Response.json({
        average: product === null ? 4.6 : 3.6 + (seed % 14) / 10,
        total: product === null ? 12_480 : 3 + (seed % 40),
        items: items.map((item, index) => ({ ...item, rating: 5 - ((seed + index) % 3), verified: index !== 1 })),
      })
    },
  })

import { serviceSimulator } from '#server/platform/simulators/service-simulator.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'

/** The running tests with their variants. The first variant is the shop without changes. */
const running = { 'buy-button': ['as-it-is', 'full-width'], 'tile-price': ['as-it-is', 'bold', 'below-name'] } as const

/**
 * A service for conversion tests. It calculates the variant from the visitor's id, so the variant stays the same and
 * nothing is stored about a visitor.
 */
export const conversionTestsSimulator: MakeSimulator = () =>
  serviceSimulator({
    ...{ name: 'conversion-tests', path: '/v1/assignments', counted: 'assignments' },
    answer: async (request) => {
      const { visitor = '' } = (await request.json().catch(() => ({}))) as { readonly visitor?: string }
      const assignments = Object.entries(running).map(([test, variants]) => ({
        ...{ test, variant: variants[numberOf(`${test} ${visitor}`) % variants.length] },
      }))
      return Response.json({ assignments })
    },
  })

const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7) >>> 3

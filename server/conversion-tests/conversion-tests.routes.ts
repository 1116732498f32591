import { conversionTestsCalls } from '#contracts/conversion-tests.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import type { ConversionTests } from './conversion-tests.port.ts'

export interface ConversionTestsNeeds {
  /** Left out where no service is connected. */
  readonly tests: ConversionTests | undefined
  /** The id of a visitor who agreed to analytics. */
  readonly visitorIdOf: (ask: Pick<CallRequest, 'visitor' | 'sentCookies' | 'cookies'>) => string | undefined
  readonly failed: (error: unknown) => void
}

/** While the service is down everybody sees the shop as it is. */
export const conversionTestsRoutes = ({ tests, visitorIdOf, failed }: ConversionTestsNeeds): CallGroup =>
  serveCalls(
    conversionTestsCalls,
    {},
    {
      'GET /api/conversion-tests/{catalog}': async (ask) => {
        const visitorId = tests && visitorIdOf(ask)
        if (!tests || visitorId === undefined) return { variants: {} }
        try {
          return { variants: await tests.variants({ visitorId, market: ask.market.id }) }
        } catch (error) {
          failed(error)
          return { variants: {} }
        }
      },
    },
  )

import { conversionTestsCalls } from '#contracts/conversion-tests.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import type { ConversionTests } from './conversion-tests.port.ts'

export interface ConversionTestsNeeds {
  /** Undefined if no service is connected. */
  readonly tests: ConversionTests | undefined
  /** The analytics id of a visitor who agreed to analytics. */
  readonly visitorIdOf: (ask: Pick<CallRequest, 'visitor' | 'sentCookies' | 'cookies'>) => string | undefined
  readonly failed: (error: unknown) => void
}

/** While the service is down, everybody sees the shop without variants. */
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

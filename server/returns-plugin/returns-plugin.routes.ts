import { returnsPluginCalls } from '#contracts/returns-plugin.ts'
import type { ConsentCategory } from '#foundation/consent.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import type { ReturnsPlugin } from './returns-plugin.port.ts'

export interface ReturnsPluginNeeds {
  /** Undefined if no service is connected. */
  readonly plugin: ReturnsPlugin | undefined
  readonly grantedBy: (ask: Pick<CallRequest, 'visitor'>) => ReadonlySet<ConsentCategory>
  readonly failed: (error: unknown) => void
}

/** The shop's own returns do not depend on the service. */
export const returnsPluginRoutes = ({ plugin, grantedBy, failed }: ReturnsPluginNeeds): CallGroup =>
  serveCalls(
    returnsPluginCalls,
    {},
    {
      'GET /api/returns-plugin/{catalog}': async (ask) => {
        if (!plugin || !grantedBy(ask).has('functional')) return { form: null }
        try {
          return { form: (await plugin.form(ask.market)) ?? null }
        } catch (error) {
          failed(error)
          return { form: null }
        }
      },
    },
  )

import { z } from 'zod'
import { type FormActionAnswer, formAction, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'

interface OwnAsk {
  readonly accountId: string
  readonly orderNumber: string
  /** The address of the order's page. */
  here(query?: Readonly<Record<string, string>>): string
}

/** An action on an order of a signed-in shopper. */
export const ownOrderAction = (act: (parts: Parts, ask: PageRequest, own: OwnAsk) => Promise<FormActionAnswer>) =>
  formAction({
    form: z.object({ orderNumber: z.string().max(200) }),
    async act(parts, ask, { orderNumber }) {
      const { content } = parts
      const { market, visitor } = ask
      const here: OwnAsk['here'] = (query) =>
        `${content.linkTo(market, 'accountOrderHistoryPage')}?${new URLSearchParams({ order: orderNumber, ...query })}`
      if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: here() }
      if (!visitor.session) return { goTo: loginAddress(content, market, { to: here() }) }
      return act(parts, ask, { accountId: visitor.session.accountId, orderNumber, here })
    },
  })

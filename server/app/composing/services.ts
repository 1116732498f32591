import { openJobs } from '#server/careers/index.ts'
import { keyFor } from '#server/platform/sealed.ts'
import type { ThirdParties } from '../settings/connected-parties.ts'
import type { composeClub } from './club.ts'
import type { Customers } from './customers.ts'
import type { Infrastructure } from './infrastructure.ts'
import { composeMeasuring } from './measuring.ts'
import { composeNotifyMe } from './notify-me.ts'
import type { Offer } from './offer.ts'
import { composeSizeGuides } from './size-guides.ts'
import { composeSupport } from './support.ts'

export interface ServicesParts {
  readonly offer: Offer
  readonly parties: ThirdParties
  readonly club: ReturnType<typeof composeClub>
  readonly customers: Customers
}

export type Services = ReturnType<typeof composeServices>

/** Other services for shoppers: size guides, product notifications, customer service and jobs. Also measuring, which needs consent. */
export function composeServices(infrastructure: Infrastructure, { offer, parties, club, customers }: ServicesParts) {
  const { settings, clock, log, secrets } = infrastructure
  const { markets, content, words } = offer
  const { catalogue } = offer.goods
  return {
    careers: openJobs({
      ...{ board: parties.jobBoard, clock },
      failed: (error) => log.warn({ err: error }, 'the job board did not answer'),
    }),
    sizeGuides: composeSizeGuides(settings.shop, {
      ...{ content, words, catalogue, advisor: parties.sizeAdvisor },
      toggle: content.toggle,
    }),
    customerService: composeSupport({ ...infrastructure, supportMailbox: settings.supportMailbox }, markets),
    notify: composeNotifyMe(infrastructure, {
      ...{ markets, content, catalogue, club: club.club },
      accounts: customers.ofAccounts.accounts,
    }),
    measuring: composeMeasuring(
      {
        replayShare: settings.replayShare,
        secret: keyFor('analytics', secrets.cookieSecrets[0]!),
        toggle: content.toggle,
        failed: (error, what) => log.warn({ err: error }, what),
      },
      parties,
    ),
  }
}

import type { IdentityProvider } from '#server/accounts/index.ts'
import type { AddressFinder } from '#server/address-lookup/index.ts'
import type { AnalyticsReceiver } from '#server/analytics/index.ts'
import type { JobBoard } from '#server/careers/index.ts'
import type { LeadSource } from '#server/club/index.ts'
import type { ConversionTests } from '#server/conversion-tests/index.ts'
import type { PickupPoints } from '#server/delivery/index.ts'
import type { LoyaltyProvider, TillReceipts } from '#server/loyalty/index.ts'
import type { MailTransport } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Monitor } from '#server/monitoring/index.ts'
import type { Warehouse } from '#server/orders/index.ts'
import type { Providers } from '#server/payments/index.ts'
import type { ReturnLabels } from '#server/returns/index.ts'
import type { ReturnsPlugin } from '#server/returns-plugin/index.ts'
import type { ReviewService } from '#server/reviews/index.ts'
import type { SizeAdvisor } from '#server/size-guides/index.ts'
import type { TaxService } from '#server/taxes/index.ts'
import type { TrackingService } from '#server/tracking/index.ts'

export interface ThirdParties {
  readonly providers: Providers
  /** Other ways to sign in. */
  readonly identityProviders: readonly IdentityProvider[]
  readonly pickupPoints: PickupPoints
  readonly returnLabels: ReturnLabels
  /** The address service of a country. */
  readonly addressesOf: (country: string) => AddressFinder
  readonly sizeAdvisor: SizeAdvisor
  /** The sales tax service, if the market uses one and it is configured. */
  readonly taxService: (market: Market) => TaxService | undefined
  /** Undefined if no loyalty programme is configured. */
  readonly loyalty: LoyaltyProvider | undefined
  /** Receipts that the tills of the stores wrote. */
  readonly tillReceipts: TillReceipts
  /** Follows parcels. Undefined if no service is connected. */
  readonly trackingService: TrackingService | undefined
  /** Receives events of shoppers who agreed to be measured. Undefined if no service is connected. */
  readonly analytics: AnalyticsReceiver | undefined
  /** Forms on other sites that sign people up. Undefined if none is connected. */
  readonly leads: LeadSource | undefined
  /** Collects faults, page timings and recorded visits. */
  readonly monitor: Monitor | undefined
  readonly conversionTests: ConversionTests | undefined
  readonly reviews: ReviewService | undefined
  readonly jobBoard: JobBoard | undefined
  readonly returnsPlugin: ReturnsPlugin | undefined
  /** The systems that pack parcels. Each of them receives every order. */
  readonly warehouses: readonly Warehouse[]
  /** Undefined if no mail server is configured. */
  readonly mails: MailTransport | undefined
}

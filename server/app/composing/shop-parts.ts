import type { ThirdParties } from '../settings/connected-parties.ts'
import type { Buying } from './buying/buying.ts'
import type { composeClub } from './club.ts'
import type { Customers } from './customers.ts'
import type { Offer } from './offer.ts'
import type { Pictures } from './pictures.ts'
import type { Services } from './services.ts'
import type { Web } from './web.ts'

/** Every capability of the shop, built once. Pages, calls and jobs use them. */
export interface ShopParts {
  readonly offer: Offer
  readonly parties: ThirdParties
  readonly club: ReturnType<typeof composeClub>
  readonly buying: Buying
  readonly customers: Customers
  readonly services: Services
  readonly pictures: Pictures
  readonly web: Web
}

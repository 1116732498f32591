import { voyadoLoyalty } from '#adapters/loyalty-voyado/server.ts'
import { tillReceiptsFiles } from '#adapters/till-receipts-files/server.ts'
import type { LoyaltyProvider, TillReceipts } from '#server/loyalty/index.ts'
import { type Guard, guarded } from '../composing/guarded.ts'
import { maySimulate, type Needed } from './needed-settings.ts'

const loyaltyMethods = [
  ...([
    'findContact',
    'createContact',
    'changeEmail',
    'findByName',
    'points',
    'promotions',
    'redeemPromotion',
  ] as const),
  ...(['vouchers', 'redeemVoucher', 'reactivateVoucher', 'transactions', 'record'] as const),
]

export function loyaltyOf(settings: Needed, guard: (name: string) => Guard): LoyaltyProvider | undefined {
  const { voyado, simulatorsUrl } = settings
  const simulated = maySimulate(settings, 'voyado') ? { key: 'simulator', url: `${simulatorsUrl}/voyado` } : undefined
  const live = voyado?.key !== undefined && voyado.url !== undefined ? { key: voyado.key, url: voyado.url } : undefined
  const at = live ?? simulated
  return at && guarded(voyadoLoyalty(at), loyaltyMethods, { timeLimitMs: 3_000, ...guard('loyalty-voyado') })
}

export const tillReceiptsIn = (folder: string | undefined): TillReceipts =>
  folder === undefined ? { find: async () => new Map() } : tillReceiptsFiles({ folder })

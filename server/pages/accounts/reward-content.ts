import type { RewardContent } from '#contracts/widgets.ts'
import { fillZones } from '../frame/zones.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

/** Editors' content about the rewards, with its rows filled as on any page. */
export async function rewardContentOf(
  parts: Parts,
  ask: PageRequest,
): Promise<{ readonly reward: RewardContent } | undefined> {
  const reward = ask.content?.reward
  if (!reward) return undefined
  const { zones } = await fillZones(parts, ask, { rows: reward.rows })
  return { reward: { ...reward, rows: zones.rows ?? [] } }
}

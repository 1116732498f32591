import type { Database } from '#server/platform/database.ts'

/** Identifies a reward of an account: a promotion or a voucher, by its id. */
export interface RewardKey {
  readonly accountId: string
  readonly kind: 'promotion' | 'voucher'
  readonly rewardId: string
}

export interface StoredReward {
  readonly rewardId: string
  readonly shownAt: Date | null
  readonly choice: 'online' | 'store' | null
  readonly redeemedAt: Date | null
  readonly firstAskedAt: Date | null
  /** Number of redemption requests to the provider. */
  readonly asked: number
}

/**
 * Rewards as stored by the shop. A redemption takes a lock first, so that only one caller, across all processes, calls
 * the provider at a time. A lock expires by itself, in case its process ends.
 */
export interface StoredRewards {
  ofAccount(accountId: string, kind: RewardKey['kind']): Promise<readonly StoredReward[]>
  find(key: RewardKey): Promise<StoredReward | undefined>
  show(key: RewardKey, now: Date, choice?: 'online' | 'store'): Promise<void>
  /** Takes the lock and returns the reward; undefined if another caller has the lock. */
  takeTurn(key: RewardKey, now: Date): Promise<StoredReward | undefined>
  /** Releases the lock with the outcome: redeemed, refused, or unknown. A redeemed reward stays redeemed. */
  endTurn(key: RewardKey, outcome: { readonly redeemedAt?: Date; readonly refused?: true }): Promise<void>
}

const columns = `reward_id as "rewardId", shown_at as "shownAt", choice, redeemed_at as "redeemedAt",
  first_asked_at as "firstAskedAt", asked`
const isKey = 'account_id = $1 and kind = $2 and reward_id = $3'
/** Longer than the time limit of the provider. */
const turnSeconds = 10

export function storedRewards(database: Database): StoredRewards {
  const valuesOf = ({ accountId, kind, rewardId }: RewardKey) => [accountId, kind, rewardId]
  return {
    ofAccount: (accountId, kind) =>
      database.prepared(
        'loyalty-rewards',
        `select ${columns} from loyalty_reward where account_id = $1 and kind = $2`,
        [...[accountId, kind]],
      ),
    find: async (key) =>
      (
        await database.prepared<StoredReward>(
          'loyalty-reward',
          `select ${columns} from loyalty_reward where ${isKey}`,
          valuesOf(key),
        )
      )[0],
    show: async (key, now, choice) => {
      await database.prepared(
        'loyalty-reward-show',
        `insert into loyalty_reward as r (account_id, kind, reward_id, shown_at, choice) values ($1, $2, $3, $4, $5)
         on conflict (account_id, kind, reward_id)
         do update set shown_at = coalesce(r.shown_at, excluded.shown_at), choice = coalesce(excluded.choice, r.choice)`,
        [...valuesOf(key), now, choice ?? null],
      )
    },
    takeTurn: async (key, now) =>
      (
        await database.prepared<StoredReward>(
          'loyalty-reward-turn',
          `insert into loyalty_reward as r (account_id, kind, reward_id, first_asked_at, asking_until, asked)
           values ($1, $2, $3, $4, now() + make_interval(secs => ${turnSeconds}), 1)
           on conflict (account_id, kind, reward_id) do update
           set first_asked_at = coalesce(r.first_asked_at, excluded.first_asked_at), asking_until = excluded.asking_until,
             asked = r.asked + 1
           where r.redeemed_at is null and (r.asking_until is null or r.asking_until < now())
           returning ${columns}`,
          [...valuesOf(key), now],
        )
      )[0],
    endTurn: async (key, { redeemedAt, refused }) => {
      await database.prepared(
        'loyalty-reward-end-turn',
        `update loyalty_reward set asking_until = null, redeemed_at = coalesce(redeemed_at, $4),
           first_asked_at = case when $5 then null else first_asked_at end, asked = case when $5 then 0 else asked end
         where ${isKey}`,
        [...valuesOf(key), redeemedAt ?? null, refused ?? false],
      )
    },
  }
}

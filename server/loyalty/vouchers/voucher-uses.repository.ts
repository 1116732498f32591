import type { Database } from '#server/platform/database.ts'
import type { LeftVoucher, VoucherToRestore, VoucherUse } from './voucher-use.ts'

/** Vouchers in baskets. One voucher has one use at a time. */
export interface StoredVoucherUses {
  /** Locks the reward, so that uses of one voucher wait for each other; true if it is redeemed. */
  lockRedeemed(inside: Database, accountId: string, voucherId: string): Promise<boolean>
  find(inside: Database, accountId: string, voucherId: string): Promise<VoucherUse | undefined>
  add(inside: Database, use: Omit<LeftVoucher, 'number'>): Promise<void>
  /** The remaining value of each voucher. */
  remainingValues(accountId: string): Promise<ReadonlyMap<string, Pick<VoucherUse, 'currency' | 'restMinor'>>>
  /** Vouchers with their full value that are in no basket its shopper still changes. */
  findAbandoned(most: number): Promise<readonly LeftVoucher[]>
  /** Locks the baskets that contain a voucher; false if one of them is still being changed. */
  lockBaskets(inside: Database, left: LeftVoucher): Promise<boolean>
  /** The value was taken off the card: removes the card from its baskets. */
  removeCard(inside: Database, left: LeftVoucher): Promise<void>
  /** Vouchers to restore now, reserved for the caller for some time. */
  claimDue(most: number): Promise<readonly VoucherToRestore[]>
  /** The provider has restored it: it can be redeemed again. */
  restored(inside: Database, voucher: LeftVoucher): Promise<void>
}

/** A basket that was not changed for this long counts as abandoned. */
const leftAfter = `interval '24 hours'`
/** A voucher is added to a basket immediately after it was redeemed. */
const putWithin = `interval '1 minute'`
const longestWaitSeconds = 300

const isChanged = `b.closed_at is null and b.expires_at > now() and b.changed_at > now() - ${leftAfter}`
const hasCard = `b.account_id = u.account_id and b.extras -> 'giftCards' ? c.number`
const useColumns = `u.card_id as "cardId", u.account_id as "accountId", u.voucher_id as "voucherId", u.contact_id as "contactId", c.number`
const balanceOf = '(select coalesce(sum(minor), 0)::bigint from gift_card_entry e where e.card_id = u.card_id)'

export const storedVoucherUses = (database: Database): StoredVoucherUses => ({
  ...usesInBaskets(database),
  ...usesLeft(database),
  ...usesToRestore(database),
})

/** Vouchers that pay in baskets. */
function usesInBaskets(
  database: Database,
): Pick<StoredVoucherUses, 'lockRedeemed' | 'find' | 'add' | 'remainingValues'> {
  return {
    lockRedeemed: async (inside, accountId, voucherId) =>
      (
        await inside.prepared(
          'voucher-lock-redeemed',
          `select 1 from loyalty_reward where account_id = $1 and kind = 'voucher' and reward_id = $2 and redeemed_at is not null for update`,
          [accountId, voucherId],
        )
      ).length > 0,
    find: async (inside, accountId, voucherId) =>
      (
        await inside.prepared<VoucherUse>(
          'voucher-use-find',
          `select u.card_id as "cardId", c.number, c.currency, ${balanceOf} as "restMinor", u.taken_back_at is not null as "isTakenBack"
           from loyalty_voucher_use u join gift_card c on c.id = u.card_id
           where u.account_id = $1 and u.voucher_id = $2 and u.given_back_at is null`,
          [accountId, voucherId],
        )
      )[0],
    add: async (inside, { cardId, accountId, voucherId, contactId }) => {
      await inside.prepared(
        'voucher-use-add',
        'insert into loyalty_voucher_use (card_id, account_id, voucher_id, contact_id) values ($1, $2, $3, $4)',
        [cardId, accountId, voucherId, contactId],
      )
    },
    remainingValues: async (accountId) => {
      const rows = await database.prepared<{ voucherId: string; currency: string; restMinor: number }>(
        'voucher-rests',
        `select u.voucher_id as "voucherId", c.currency, ${balanceOf} as "restMinor"
         from loyalty_voucher_use u join gift_card c on c.id = u.card_id
         where u.account_id = $1 and u.taken_back_at is null`,
        [accountId],
      )
      return new Map(rows.map(({ voucherId, ...rest }) => [voucherId, rest]))
    },
  }
}

/** Vouchers in abandoned baskets. */
function usesLeft(database: Database): Pick<StoredVoucherUses, 'findAbandoned' | 'lockBaskets' | 'removeCard'> {
  return {
    findAbandoned: (most) =>
      database.prepared<LeftVoucher>(
        'vouchers-left',
        `select ${useColumns} from loyalty_voucher_use u join gift_card c on c.id = u.card_id
         where u.taken_back_at is null and u.made_at < now() - ${putWithin}
           and ${balanceOf} = (select sum(minor) from gift_card_entry e where e.card_id = u.card_id and e.kind = 'issued')
           and not exists (select from basket b where ${hasCard} and ${isChanged})
         order by u.made_at limit $1`,
        [most],
      ),
    lockBaskets: async (inside, { cardId }) => {
      const baskets = await inside.prepared<{ isChanged: boolean }>(
        'voucher-baskets-lock',
        `select ${isChanged} as "isChanged" from basket b, loyalty_voucher_use u join gift_card c on c.id = u.card_id
         where u.card_id = $1 and ${hasCard} order by b.id for update of b`,
        [cardId],
      )
      return !baskets.some((basket) => basket.isChanged)
    },
    removeCard: async (inside, { cardId, accountId, number }) => {
      await inside.prepared(
        'voucher-baskets-without',
        `update basket b set extras = jsonb_set(extras, '{giftCards}', (extras -> 'giftCards') - $2::text), version = version + 1
         where account_id = $1 and closed_at is null and extras -> 'giftCards' ? $2`,
        [accountId, number],
      )
      await inside.prepared(
        'voucher-taken-back',
        'update loyalty_voucher_use set taken_back_at = now(), next_try_at = now() where card_id = $1',
        [cardId],
      )
    },
  }
}

/** Vouchers to restore at the provider. */
function usesToRestore(database: Database): Pick<StoredVoucherUses, 'claimDue' | 'restored'> {
  return {
    claimDue: (most) =>
      database.prepared<VoucherToRestore>(
        'vouchers-due',
        `with due as (
           select card_id from loyalty_voucher_use
           where taken_back_at is not null and given_back_at is null and next_try_at <= now()
           order by next_try_at limit $1 for update skip locked)
         update loyalty_voucher_use u set tries = tries + 1,
           next_try_at = now() + make_interval(secs => least(${longestWaitSeconds}, 10 * 2 ^ least(tries, 10)))
         from due, gift_card c where u.card_id = due.card_id and c.id = u.card_id
         returning ${useColumns}, u.taken_back_at as "takenBackAt", u.tries`,
        [most],
      ),
    restored: async (inside, { cardId, accountId, voucherId }) => {
      await inside.prepared(
        'voucher-reward-anew',
        `update loyalty_reward set redeemed_at = null, first_asked_at = null, asking_until = null, asked = 0
         where account_id = $1 and kind = 'voucher' and reward_id = $2`,
        [accountId, voucherId],
      )
      await inside.prepared(
        'voucher-given-back',
        'update loyalty_voucher_use set given_back_at = now() where card_id = $1',
        [cardId],
      )
    },
  }
}

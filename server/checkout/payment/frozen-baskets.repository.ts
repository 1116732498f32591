import { createHash } from 'node:crypto'
import { isId, newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { FrozenBasket } from './frozen-basket.ts'

export type NewFrozenBasket = Omit<FrozenBasket, 'id' | 'isVoid' | 'providerSession'>

/** Frozen baskets. A basket has at most one valid frozen basket; freezing the same content again returns it. */
export interface FrozenBaskets {
  freeze(basket: NewFrozenBasket): Promise<FrozenBasket>
  find(id: string, inside?: Database): Promise<FrozenBasket | undefined>
  current(basketId: string): Promise<FrozenBasket | undefined>
  /** True if the basket was frozen before with other content or other prices. */
  hasVoid(basketId: string): Promise<boolean>
  makeVoid(id: string): Promise<void>
  storeProviderSession(id: string, session: string): Promise<void>
}

const columns = `id, basket_id as "basketId", basket_version as "basketVersion", market, content, content_hash as "contentHash",
  total_minor as "totalMinor", coalesce(due_minor, total_minor) as "dueMinor", currency, provider_session as "providerSession",
  void_at is not null as "isVoid"`

export function frozenBaskets(database: Database): FrozenBaskets {
  const current = async (basketId: string) =>
    (
      await database.prepared<FrozenBasket>(
        'frozen-current',
        `select ${columns} from checkout_basket where basket_id = $1 and void_at is null`,
        [basketId],
      )
    )[0]
  const makeVoid = async (id: string) => {
    await database.prepared(
      'frozen-void',
      'update checkout_basket set void_at = now() where id = $1 and void_at is null',
      [id],
    )
  }
  const freeze = async (basket: NewFrozenBasket): Promise<FrozenBasket> => {
    const id = newId()
    const made = await database.prepared('frozen-make', freezeText, freezeValues(id, basket))
    if (made.length > 0) return { ...basket, id, providerSession: null, isVoid: false }
    const known = await current(basket.basketId)
    if (known?.basketVersion === basket.basketVersion && known.contentHash === basket.contentHash) return known
    if (known) await makeVoid(known.id)
    return freeze(basket)
  }
  return {
    freeze,
    current,
    makeVoid,
    hasVoid: async (basketId) =>
      (
        await database.prepared(
          'frozen-has-void',
          'select from checkout_basket where basket_id = $1 and void_at is not null limit 1',
          [basketId],
        )
      ).length > 0,
    storeProviderSession: async (id, session) => {
      await database.prepared('frozen-session', 'update checkout_basket set provider_session = $2 where id = $1', [
        id,
        session,
      ])
    },
    find: async (id, inside = database) =>
      isId(id)
        ? (
            await inside.prepared<FrozenBasket>('frozen-find', `select ${columns} from checkout_basket where id = $1`, [
              id,
            ])
          )[0]
        : undefined,
  }
}

const freezeText = `
  insert into checkout_basket (id, basket_id, basket_version, market, content, content_hash, total_minor, currency, due_minor)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (basket_id) where void_at is null do nothing returning id`

const freezeValues = (id: string, it: NewFrozenBasket): unknown[] => [
  id,
  it.basketId,
  it.basketVersion,
  it.market,
  JSON.stringify(it.content),
  it.contentHash,
  it.totalMinor,
  it.currency,
  it.dueMinor,
]

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

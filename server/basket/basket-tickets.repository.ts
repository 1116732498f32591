import type { Database } from '#server/platform/database.ts'
import { hashOfSecret, newSecret } from '#server/platform/secret.ts'

/** Tickets that hand over a basket to another browser: random, stored as hashes, valid once and for a limited time. */
export interface BasketTickets {
  make(basketId: string, goodForSeconds: number): Promise<string>
  /** The basket of a ticket that was not used yet. */
  basketOf(ticket: string): Promise<string | undefined>
  /** The same, but uses up the ticket. Of two simultaneous requests only one gets the basket. */
  use(inside: Database, ticket: string): Promise<string | undefined>
}

export function basketTickets(database: Database): BasketTickets {
  return {
    make: async (basketId, goodForSeconds) => {
      const ticket = newSecret()
      await database.prepared('basket-ticket-make', makeText, [hashOfSecret(ticket), basketId, goodForSeconds])
      return ticket
    },
    basketOf: async (ticket) =>
      (await database.prepared<Row>('basket-ticket-find', findText, [hashOfSecret(ticket)]))[0]?.id,
    use: async (inside, ticket) =>
      (await inside.prepared<Row>('basket-ticket-use', useText, [hashOfSecret(ticket)]))[0]?.id,
  }
}

interface Row {
  readonly id: string
}

const makeText = `
  insert into basket_ticket (hash, basket_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))`

const good = 'hash = $1 and used_at is null and expires_at > now()'

const findText = `select basket_id as id from basket_ticket where ${good}`

const useText = `update basket_ticket set used_at = now() where ${good} returning basket_id as id`

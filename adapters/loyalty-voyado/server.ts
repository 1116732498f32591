import { Fault } from '#foundation/fault.ts'
import type { LoyaltyContact, LoyaltyProvider, Redemption } from '#server/loyalty/loyalty-provider.port.ts'
import { contactOf, newContactOf, pointsOf, promotionOf, receiptOf, transactionOf, voucherOf } from './read-answers.ts'
import { rowsOf } from './read-rows.ts'
import {
  type Call,
  type CallOptions,
  errorCodeOf,
  readPages,
  refusal,
  type VoyadoResponse,
  type VoyadoSettings,
  voyadoApi,
} from './voyado-api.ts'

type Signal = AbortSignal | undefined

/** The loyalty programme at Voyado Engage. */
export function voyadoLoyalty(settings: VoyadoSettings): LoyaltyProvider {
  const call = voyadoApi(settings)
  const find = (email: string, signal: Signal) => findContact(call, email, signal)
  return {
    findContact: find,
    createContact: async (contact, signal) => {
      const body = newContactOf(contact)
      const made = await call('POST', '/v2/contacts', { body, headers: { source: 'ECOM' }, signal })
      // Status 409: the address already has a contact, because of a parallel request or a request whose answer was
      // lost.
      const known = made.status === 409 ? await find(contact.email, signal) : undefined
      if (known) return known
      if (made.status !== 200 && made.status !== 201) throw refusal(made)
      return contactOf(made.body)
    },
    changeEmail: ({ contactId, email }, signal) =>
      changeEmail(call, contactId, { body: { attributes: { email } }, signal }),
    findByName: async ({ firstName, lastName, most }, signal) => {
      const query = { firstName, lastName, offset: '0', count: String(most) }
      const answer = await call('GET', '/v2/contacts', { query, signal })
      const { items } = (inOrder(answer) ?? {}) as { items?: unknown }
      return rowsOf(items, 'contacts').map(contactOf).slice(0, most)
    },
    points: async (contactId, signal) => pointsOf(await readPages(call, '/v2/point-accounts', { contactId }, signal)),
    promotions: async (contactId, signal) => {
      const query = { redemptionChannelType: 'ECOM' }
      const path = `/v2/contacts/${encodeURIComponent(contactId)}/promotions`
      return rowsOf(inOrder(await call('GET', path, { query, signal })), 'promotions').map(promotionOf)
    },
    redeemPromotion: async ({ contactId, promotionId }, signal) => {
      const path = `/v2/contacts/${encodeURIComponent(contactId)}/promotions/${encodeURIComponent(promotionId)}/redeem`
      return redemptionOf(await call('POST', path, { body: { redemptionChannel: 'ECOM' }, signal }))
    },
    vouchers: async (contactId, signal) =>
      (await readPages(call, '/v3/reward-vouchers', { contactId }, signal)).map(voucherOf),
    redeemVoucher: async ({ contactId, voucherId }, signal) => {
      const path = `/v2/contacts/${encodeURIComponent(contactId)}/bonuschecks/${encodeURIComponent(voucherId)}/redeem`
      return redemptionOf(await call('POST', path, { signal }))
    },
    reactivateVoucher: async (voucherId, signal) => {
      const path = `/v2/promotions/reward-vouchers/${encodeURIComponent(voucherId)}/reactivate`
      const answer = await call('POST', path, { signal })
      if (answer.status >= 300 && errorCodeOf(answer.body) !== 'RewardVoucherNotRedeemed') throw refusal(answer)
    },
    transactions: async (contactId, signal) => {
      const path = `/v2/contacts/${encodeURIComponent(contactId)}/transactions`
      const storeIds = await storeIdsOf(call, signal)
      const rows = await readPages(call, path, {}, signal)
      return rows
        .map((row) => transactionOf(row, storeIds))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
    },
    record: async (receipt, signal) => {
      const answer = await call('POST', '/v2/receipts', { body: receiptOf(receipt), signal })
      if (answer.status === 404 && errorCodeOf(answer.body) === 'ContactNotFound') return 'no-member'
      if (answer.status >= 300) throw refusal(answer)
      return 'recorded'
    },
  }
}

async function findContact(call: Call, email: string, signal: Signal): Promise<LoyaltyContact | undefined> {
  const asked = await call('GET', '/v2/contacts/id', { query: { email: email.trim().toLowerCase() }, signal })
  if (asked.status === 404) return undefined
  const id = inOrder(asked)
  if (typeof id !== 'string' || id === '') throw new Fault('loyalty-voyado.answer-unknown', { what: 'contact id' })
  const answer = await call('GET', `/v2/contacts/${encodeURIComponent(id)}`, { signal })
  // The contact was deleted in the meantime.
  if (answer.status === 404) return undefined
  const contact = contactOf(inOrder(answer))
  if (contact.id !== id) throw new Fault('loyalty-voyado.answer-unknown', { what: 'contact' })
  return contact
}

async function changeEmail(call: Call, contactId: string, asked: CallOptions): Promise<'changed' | 'taken'> {
  const answer = await call('POST', `/v2/contacts/${encodeURIComponent(contactId)}`, asked)
  if (answer.status === 409) return 'taken'
  if (answer.status >= 300) throw refusal(answer)
  return 'changed'
}

function inOrder(answer: VoyadoResponse): unknown {
  if (answer.status !== 200) throw refusal(answer)
  return answer.body
}

/** The error code says why a redemption was refused. Codes of promotions and of vouchers have the same endings. */
function redemptionOf(answer: VoyadoResponse): Redemption {
  if (answer.status === 200 || answer.status === 204) return 'redeemed'
  const error = errorCodeOf(answer.body)
  if (error.endsWith('AlreadyRedeemed')) return 'redeemed-before'
  if (error.endsWith('Expired')) return 'expired'
  if (error.endsWith('NotFound') || /^Invalid\w+Id$/.test(error)) return 'unknown'
  throw refusal(answer)
}

async function storeIdsOf(call: Call, signal: Signal): Promise<ReadonlyMap<string, string>> {
  const rows = await readPages(call, '/v2/stores', {}, signal)
  return new Map(
    rows.map((row) => {
      const { name, externalId } = row as { readonly name?: unknown; readonly externalId?: unknown }
      return [String(name ?? ''), String(externalId ?? '')]
    }),
  )
}

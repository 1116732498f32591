import { fromWire, toWire } from '#contracts/money.ts'
import type { Clock } from '#foundation/clock.ts'
import { money } from '#foundation/money.ts'
import type { StoredDocument } from '#foundation/stored-document.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type Fulfilments, type Order, type Orders, paymentParts } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { credited, taxesOf } from './credited.ts'
import { type Invoice, invoiceNumberOf } from './invoice.ts'
import { creditNoteDocument, invoiceDocument, paymentRow } from './invoice-document.ts'
import type { StoredInvoices } from './invoices.repository.ts'
import type { InvoiceFile, Invoices } from './invoices.ts'

export interface InvoicesNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly stored: StoredInvoices
  readonly orders: Pick<Orders, 'find'>
  readonly fulfilments: Pick<Fulfilments, 'lock' | 'cancellation'>
  readonly markets: Pick<Markets, 'find'>
  readonly words: (market: Market) => Translate
  readonly pdf: (document: StoredDocument) => Promise<Uint8Array>
  readonly clock: Clock
  readonly newId: () => string
}

export function openInvoices(needs: InvoicesNeeds): Invoices {
  const { stored, orders, fulfilments, pdf } = needs
  const fileOf = async (it: Invoice | undefined): Promise<InvoiceFile | undefined> =>
    it && { name: `${invoiceNumberOf(it)}.pdf`, content: await pdf(it.document) }
  return {
    issue: async (orderId) => {
      const facts = await factsOf(needs, orderId)
      return facts && fileOf(await needs.database.transaction((inside) => issued(needs, inside, facts)))
    },
    credit: async (cancellationId) => {
      const cancellation = await fulfilments.cancellation(cancellationId)
      const facts = cancellation && cancellation.refundMinor > 0 && (await factsOf(needs, cancellation.orderId))
      if (!facts) return undefined
      return fileOf(await needs.database.transaction((inside) => creditNote(needs, inside, facts, cancellationId)))
    },
    shown: async (order) =>
      (await stored.ofOrder(order.id)).map((it) => ({
        ...{ number: invoiceNumberOf(it), kind: it.kind, made: it.madeAt.toISOString() },
        total: toWire(money(it.totalMinor, it.currency)),
        url: `/api/order/${order.market}/order/receipt/${order.id}/invoices/${invoiceNumberOf(it)}`,
      })),
    file: async (order, number) =>
      fileOf((await stored.ofOrder(order.id)).find((it) => invoiceNumberOf(it) === number)),
  }

  async function factsOf({ markets, words }: InvoicesNeeds, orderId: string) {
    const order = await orders.find(orderId)
    const market = order && markets.find(order.market)
    const rules = market?.choices.invoices
    if (!order || !market || !rules || order.state === 'paymentprocessing') return undefined
    return { order, market, rules, t: words(market) }
  }
}

interface Facts {
  readonly order: Order
  readonly market: Market
  readonly rules: NonNullable<Market['choices']['invoices']>
  readonly t: Translate
}

/** Locks the order's row, so that its documents are made one after another. The series is locked last, until the transaction ends. */
async function issued(needs: InvoicesNeeds, inside: Database, facts: Facts): Promise<Invoice> {
  const { order, rules } = facts
  await needs.fulfilments.lock(inside, order.id)
  const known = (await needs.stored.ofOrder(order.id, inside)).find(({ kind }) => kind === 'invoice')
  if (known) return known
  const { series } = rules
  const number = await needs.stored.nextNumber(inside, series)
  const madeAt = needs.clock()
  const taxes = taxesOf(order.content)
  const written = { ...facts, taxes, madeAt, number: invoiceNumberOf({ series, number }) }
  const payments = paymentParts(order.content, order).map(({ method, amount }) =>
    paymentRow(facts, { method, minor: fromWire(amount).minor }),
  )
  const made: Invoice = {
    ...{ id: needs.newId(), series, number, kind: 'invoice', orderId: order.id, cancellationId: null, madeAt, taxes },
    ...{ totalMinor: order.totalMinor, currency: order.currency, document: invoiceDocument(written, payments) },
  }
  await needs.stored.add(inside, made)
  return made
}

async function creditNote(
  needs: InvoicesNeeds,
  inside: Database,
  facts: Facts,
  cancellationId: string,
): Promise<Invoice | undefined> {
  const { order, rules } = facts
  const invoice = await issued(needs, inside, facts)
  const earlier = (await needs.stored.ofOrder(order.id, inside)).filter(({ kind }) => kind === 'credit-note')
  const known = earlier.find((it) => it.cancellationId === cancellationId)
  const cancellation = await needs.fulfilments.cancellation(cancellationId, inside)
  const open = await needs.fulfilments.lock(inside, order.id)
  if (known || !cancellation || !open) return known
  const isAllCancelled = cancellation.kind === 'cancel' && open.state === 'cancelled'
  const isLast = earlier.reduce((sum, it) => sum + it.totalMinor, cancellation.refundMinor) === order.totalMinor
  const what = credited({
    ...{ content: order.content, currency: order.currency, cancellation, invoice, earlier },
    deliveryLeftMinor: isAllCancelled && isLast ? open.shippingMinor - open.refundedShippingMinor : 0,
  })
  const number = await needs.stored.nextNumber(inside, rules.series)
  const madeAt = needs.clock()
  const own = { ...facts, taxes: what.taxes, madeAt, number: invoiceNumberOf({ series: rules.series, number }) }
  const about = { invoiceNumber: invoiceNumberOf(invoice), totalMinor: cancellation.refundMinor }
  const made: Invoice = {
    ...{
      id: needs.newId(),
      series: rules.series,
      number,
      kind: 'credit-note',
      orderId: order.id,
      cancellationId,
      madeAt,
    },
    ...{ totalMinor: cancellation.refundMinor, currency: order.currency, taxes: what.taxes },
    document: creditNoteDocument(own, what, about),
  }
  await needs.stored.add(inside, made)
  return made
}

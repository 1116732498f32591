import type { Database } from '#server/platform/database.ts'
import type { Invoice } from './invoice.ts'

/** Stores invoices and credit notes. Rows are never changed. */
export interface StoredInvoices {
  /** Oldest first. */
  ofOrder(orderId: string, inside?: Database): Promise<readonly Invoice[]>
  /** The next number of a series. If the transaction fails, the number is used again, so that none is missing. */
  nextNumber(inside: Database, series: string): Promise<number>
  add(inside: Database, made: Invoice): Promise<void>
}

const columns = `id, series, number, kind, order_id as "orderId", cancellation_id as "cancellationId", total_minor as "totalMinor", currency,
  taxes, document, made_at as "madeAt"`

export const storedInvoices = (database: Database): StoredInvoices => ({
  ofOrder: (orderId, inside = database) =>
    inside.prepared<Invoice>(
      'invoices-of-order',
      `select ${columns} from invoice where order_id = $1 order by number`,
      [orderId],
    ),
  nextNumber: async (inside, series) => {
    const [row] = await inside.prepared<{ last: number }>(
      'invoice-number',
      `insert into invoice_series as known (series, last) values ($1, 1)
       on conflict (series) do update set last = known.last + 1 returning last`,
      [series],
    )
    return row!.last
  },
  add: async (inside, it) => {
    await inside.prepared(
      'invoice-add',
      `insert into invoice (id, series, number, kind, order_id, cancellation_id, total_minor, currency, taxes, document, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[it.id, it.series, it.number, it.kind, it.orderId, it.cancellationId, it.totalMinor, it.currency],
        ...[JSON.stringify(it.taxes), JSON.stringify(it.document), it.madeAt],
      ],
    )
  },
})

import type { Ledger } from '#server/platform/simulators/simulator.port.ts'

export type Fields = Readonly<Record<string, unknown>>

/** The filled-in forms, by id. */
export function leadBook(ledger: Ledger) {
  const leads = new Map(ledger.entries().map((entry) => [String(entry.id), entry]))
  return {
    find: (id: string): Fields | undefined => leads.get(id),
    add(lead: Fields): Fields {
      const id = String(4_400_550_066_000 + leads.size)
      const stored = { created_time: `${new Date().toISOString().slice(0, 19)}+0000`, ...lead, id }
      leads.set(id, stored)
      ledger.append(stored)
      return stored
    },
  }
}

/** A lead in the format of the Graph API. */
export const onGraph = ({ id, created_time, form_id, fields, ticked }: Fields): Fields => ({
  ...{ id, created_time, form_id, ad_id: '9900' },
  field_data: Object.entries((fields ?? {}) as Fields).map(([name, value]) => ({ name, values: [value] })),
  ...(Array.isArray(ticked)
    ? { custom_disclaimer_responses: ticked.map((key) => ({ checkbox_key: String(key), is_checked: '1' })) }
    : {}),
})

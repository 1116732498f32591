import { Fault } from '#foundation/fault.ts'
import type { AddressFinder, FoundAddress, FoundPlace } from '#server/address-lookup/address-finder.port.ts'

export interface CanadaPostSettings {
  /** Scheme, host and the path before `/AddressComplete`, if any. */
  readonly url: string
  readonly key: string
}

type Row = Readonly<Record<string, unknown>>

/** Canada Post's address completion: two posted forms, find and retrieve. An error has status 200 and is a single row that describes it. */
export function canadaPostAddresses({ url, key }: CanadaPostSettings): AddressFinder {
  const post = async (path: string, fields: Readonly<Record<string, string>>, signal: AbortSignal | undefined) => {
    const answer = await fetch(`${url}/AddressComplete/Interactive/${path}/json3.ws`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ Key: key, ...fields }).toString(),
      signal: signal ?? null,
    })
    if (answer.status !== 200) throw new Fault('address-canada-post.failed', { status: answer.status })
    return rowsOf(await answer.json())
  }
  return {
    find: async ({ text, language, container, limit }, signal) => {
      const fields = {
        SearchTerm: text,
        LastId: container ?? '',
        SearchFor: 'Everything',
        Country: 'CAN',
        LanguagePreference: language === 'fr' ? 'fr' : 'en',
        MaxSuggestions: String(Math.min(limit ?? 7, 10)),
        MaxResults: '100',
      }
      return (await post('Find/v2.10', fields, signal)).map(placeOf)
    },
    retrieve: async ({ id, language }, signal) => {
      const rows = await post('Retrieve/v2.11', { Id: id }, signal)
      const wanted = language === 'fr' ? 'FRE' : 'ENG'
      const row = rows.find(({ Language }) => Language === wanted) ?? rows[0]
      return row && addressOf(row)
    },
  }
}

/** The error code for an expired id. It means that nothing is found, and is not a fault. */
const unknownId = '1003'

function rowsOf(answer: unknown): readonly Row[] {
  const rows = (answer as { Items?: readonly Row[] } | null)?.Items
  if (!Array.isArray(rows)) throw new Fault('address-canada-post.answer-unknown', {})
  const error = rows[0]?.Error
  if (error === undefined) return rows
  if (String(error) === unknownId) return []
  throw new Fault('address-canada-post.refused', { error: String(error), description: String(rows[0]?.Description) })
}

const text = (row: Row, name: string): string => (typeof row[name] === 'string' ? row[name] : '')

const placeOf = (row: Row): FoundPlace => ({
  id: text(row, 'Id'),
  text: text(row, 'Text'),
  description: text(row, 'Description'),
  next: row.Next === 'Retrieve' ? 'retrieve' : 'find',
})

const addressOf = (row: Row): FoundAddress => ({
  country: text(row, 'CountryIso2'),
  regionCode: text(row, 'ProvinceCode'),
  regionName: text(row, 'ProvinceName'),
  city: text(row, 'City'),
  district: '',
  postalCode: text(row, 'PostalCode'),
  street: text(row, 'Street'),
  houseNumber: [text(row, 'BuildingNumber'), text(row, 'SubBuilding')].filter(Boolean).join(' '),
  label: text(row, 'Label').split('\n').join(', '),
})

import { Fault } from '#foundation/fault.ts'
import type { AddressFinder, FoundAddress, FoundPlace } from '#server/address-lookup/address-finder.port.ts'

export interface LoqateSettings {
  /** Scheme, host and the path before `/Capture`, if any. */
  readonly url: string
  readonly key: string
}

type Row = Readonly<Record<string, unknown>>

/** Loqate's address capture: find, then retrieve. An error has status 200 and is a single row that describes it. */
export function loqateAddresses({ url, key }: LoqateSettings): AddressFinder {
  const ask = async (path: string, fields: Readonly<Record<string, string>>, signal: AbortSignal | undefined) => {
    const query = new URLSearchParams({ Key: key, ...fields })
    const answer = await fetch(`${url}/Capture/Interactive/${path}/json3.ws?${query}`, { signal: signal ?? null })
    if (answer.status !== 200) throw new Fault('address-loqate.failed', { status: answer.status })
    return rowsOf(await answer.json())
  }
  return {
    find: async ({ text, country, language, container, limit }, signal) => {
      const fields = {
        Text: text,
        Countries: country,
        Language: language,
        IsMiddleware: 'true',
        Limit: String(limit ?? 10),
      }
      const rows = await ask(
        'Find/v1.10',
        container === undefined ? fields : { ...fields, Container: container },
        signal,
      )
      return rows.map(placeOf)
    },
    retrieve: async ({ id, language }, signal) => {
      const rows = await ask('Retrieve/v1.20', { Id: id }, signal)
      const row = rows.find((one) => languageOf(one) === language) ?? rows[0]
      return row && addressOf(row)
    },
  }
}

/** The error code for an expired id. It means that nothing is found, and is not a fault. */
const unknownId = '1003'

function rowsOf(answer: unknown): readonly Row[] {
  const rows = (answer as { Items?: readonly Row[] } | null)?.Items
  if (!Array.isArray(rows)) throw new Fault('address-loqate.answer-unknown', {})
  const error = rows[0]?.Error
  if (error === undefined) return rows
  if (String(error) === unknownId) return []
  throw new Fault('address-loqate.refused', { error: String(error), description: String(rows[0]?.Description ?? '') })
}

const text = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value)
}

const placeOf = (row: Row): FoundPlace => ({
  id: text(row, 'Id'),
  text: text(row, 'Text'),
  description: text(row, 'Description'),
  next: row.Type === 'Address' ? 'retrieve' : 'find',
})

/** Loqate names a language by three letters, our languages have two. These are the ones that addresses come in. */
const languages: Readonly<Record<string, string>> = { ENG: 'en', FRE: 'fr', FRA: 'fr', GER: 'de', DUT: 'nl', ARA: 'ar' }
const languageOf = (row: Row): string | undefined => languages[text(row, 'Language')]

function addressOf(row: Row): FoundAddress {
  const number = [text(row, 'BuildingNumber'), text(row, 'SubBuilding')].filter(Boolean).join(' ')
  return {
    country: text(row, 'CountryIso2'),
    regionCode: text(row, 'ProvinceCode'),
    regionName: text(row, 'ProvinceName') || text(row, 'AdminAreaName'),
    city: text(row, 'City'),
    district: text(row, 'District'),
    postalCode: text(row, 'PostalCode'),
    street: text(row, 'Street') || withoutNumber(text(row, 'Line1'), text(row, 'BuildingNumber')),
    houseNumber: number,
    label: text(row, 'Label').split('\n').join(', '),
  }
}

const withoutNumber = (line: string, number: string): string =>
  number === '' ? line : line.replace(number, '').replace(/^[\s,]+|[\s,]+$/g, '')

import { Fault } from '#foundation/fault.ts'
import { fromMajor, type Money } from '#foundation/money.ts'

export type Row = Readonly<Record<string, unknown>>

export const unknown = (what: string): Fault => new Fault('loyalty-voyado.answer-unknown', { what })

export function rowOf(value: unknown, what: string): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unknown(what)
  return value as Row
}

export const rowsOf = (value: unknown, what: string): readonly Row[] => {
  if (!Array.isArray(value)) throw unknown(what)
  return value.map((one) => rowOf(one, what))
}

/** Ids are strings or numbers. An entry without an id cannot be used. */
export function idOf(row: Row, name: string): string {
  const value = row[name]
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') throw unknown(name)
  return String(value)
}

export const textOf = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

export function numberOf(row: Row, name: string): number {
  const value = row[name]
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unknown(name)
  return value
}

/** A time that is missing is left out. A time that cannot be read is a fault. */
export function timeOf(row: Row, name: string): Date | undefined {
  const value = row[name]
  if (value === undefined || value === null || value === '') return undefined
  const time = new Date(String(value))
  if (Number.isNaN(time.getTime())) throw unknown(name)
  return time
}

export const currencyForm = /^[A-Z]{3}$/

export function amountOf(value: unknown, what: string): Money {
  const row = rowOf(value, what)
  const currency = textOf(row, 'currency')
  if (!currencyForm.test(currency)) throw unknown(what)
  return fromMajor(numberOf(row, 'amount'), currency)
}

export const amountsOf = (row: Row, name: string): readonly Money[] =>
  row[name] === undefined || row[name] === null ? [] : rowsOf(row[name], name).map((one) => amountOf(one, name))

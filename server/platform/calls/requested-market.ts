import type { FastifyRequest } from 'fastify'
import type { Market } from '#server/markets/index.ts'
import { marketParams } from '../serve-calls.ts'
import type { RawQuery } from './call-input.ts'
import type { CallNeeds } from './call-needs.ts'

/** The market in the path, else in the query, else in the header, else in the market cookie. */
export function requestedMarket(needs: CallNeeds, request: FastifyRequest): Market | 'unknown' | undefined {
  const params = request.params as Record<string, string>
  const name = marketParams.map((param) => params[param]).find((value) => value !== undefined)
  if (name !== undefined) return needs.markets.find(name.toLowerCase()) ?? 'unknown'
  const asked = namedLike(request.query as RawQuery, 'market')
  if (asked !== undefined) return needs.markets.find(asked.toLowerCase()) ?? 'unknown'
  return storedMarket(needs, request)
}

export function storedMarket({ markets }: CallNeeds, request: FastifyRequest): Market | undefined {
  const stored = request.headers['x-current-market'] ?? request.cookies.market
  return stored === undefined ? undefined : markets.find(String(stored).toLowerCase())
}

function namedLike(query: RawQuery, name: string): string | undefined {
  const value = Object.entries(query).find(([asked]) => asked.toLowerCase() === name)?.[1]
  return value === undefined ? undefined : String(value)
}

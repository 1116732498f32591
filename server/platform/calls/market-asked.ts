import type { FastifyRequest } from 'fastify'
import type { Market } from '#server/markets/index.ts'
import { marketParams } from '../serve-calls.ts'
import type { CallGround } from './call-ground.ts'
import type { RawQuery } from './call-input.ts'

/** The market in the path, else in the query, else in the header, else in the market cookie. */
export function marketAsked(ground: CallGround, request: FastifyRequest): Market | 'unknown' | undefined {
  const params = request.params as Record<string, string>
  const name = marketParams.map((param) => params[param]).find((value) => value !== undefined)
  if (name !== undefined) return ground.markets.find(name.toLowerCase()) ?? 'unknown'
  const asked = namedLike(request.query as RawQuery, 'market')
  if (asked !== undefined) return ground.markets.find(asked.toLowerCase()) ?? 'unknown'
  return storedMarket(ground, request)
}

export function storedMarket({ markets }: CallGround, request: FastifyRequest): Market | undefined {
  const stored = request.headers['x-current-market'] ?? request.cookies.market
  return stored === undefined ? undefined : markets.find(String(stored).toLowerCase())
}

function namedLike(query: RawQuery, name: string): string | undefined {
  const value = Object.entries(query).find(([asked]) => asked.toLowerCase() === name)?.[1]
  return value === undefined ? undefined : String(value)
}

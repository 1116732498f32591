import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { translator } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { CallGroup } from '../serve-calls.ts'
import type { CallNeeds } from './call-needs.ts'
import { registerCalls } from './call-routes.ts'

const danish = { id: 'da-dk', locale: 'da-DK', currency: 'DKK' } as Market
const english = { id: 'en-gb', locale: 'en-GB', currency: 'GBP' } as Market
const open = [english, danish]
const find = (id: string): Market | undefined => open.find((market) => market.id === id)

const danishWords = {
  'call.unknown': 'Her er intet.',
  'shelf.full': 'Der er kun plads til {0}.',
  'shelf.too-dear': 'Højst {0}.',
  'form.required': 'Udfyld dette.',
}
const englishWords = { 'call.unknown': 'Nothing here.', 'call.fault': 'Something went wrong.' }

/** An API with the given calls in two markets, with texts. Answers are checked as in development. */
export function apiOf(groups: readonly CallGroup[], more: Partial<CallNeeds> = {}): FastifyInstance {
  const app = Fastify({ logger: false })
  app.register(cookie)
  app.register(async (api) => registerCalls(api, { ...needs, ...more }, groups))
  return app
}

const needs: CallNeeds = {
  markets: { open, find },
  publicUrl: 'https://halden.test',
  internalKeys: ['new-key', 'old-key'],
  strict: true,
  visitor: (request, market, withCookies) => ({
    market,
    mode: 'web',
    preview: false,
    basketId: withCookies ? request.cookies.basket : undefined,
    accountId: undefined,
    address: request.ip,
  }),
  withLiveSession: async (visitor) => visitor,
  provesSession: () => true,
  repeatSignedInCookie: () => {},
  localization: (market) => ({
    t: translator(market === danish ? danishWords : {}, englishWords, market?.language?.baseCode ?? 'en'),
    locale: market?.locale ?? 'en-GB',
  }),
}

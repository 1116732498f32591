import type { FastifyInstance } from 'fastify'
import type { Clock } from '#foundation/clock.ts'
import { answerCookies } from '#server/platform/http/answer-cookies.ts'
import { momentIn, pathOfOurs, previewCookie, previewCookieValue } from '#server/sessions/index.ts'
import { keyOfLink } from './preview-link.service.ts'

export interface PreviewNeeds {
  /** The keys may change while the shop runs. Without keys there are no previews. */
  readonly keys: readonly string[]
  readonly clock: Clock
  readonly publicUrl: string
}

/** `/preview` shows unpublished content to the holder of a link from the CMS or the shop's command; `/preview/end` ends the preview. */
export function registerPreview(app: FastifyInstance, { keys, clock, publicUrl }: PreviewNeeds): void {
  app.get('/preview', async ({ query }, reply) => {
    const { path = '', at = '', until = '', proof = '' } = texts(query)
    const key = keyOfLink({ path, at, untilSeconds: Number(until) }, proof, { keys, now: clock() })
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
    if (key === undefined)
      return reply.code(403).type('text/plain; charset=utf-8').send('This preview link is not valid.')
    answerCookies(reply, publicUrl).set(previewCookie.name, previewCookieValue(key, momentIn(at)))
    return reply.redirect(pathOfOurs(path) ?? '/', 303)
  })
  app.get('/preview/end', async (_request, reply) => {
    answerCookies(reply, publicUrl).clear(previewCookie.name)
    return reply.header('cache-control', 'private, no-store').redirect('/', 303)
  })
}

const texts = (query: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query as object).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
